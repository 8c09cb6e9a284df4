import { REFUSAL_CODES } from "../engine/refusal.ts";

/** Why the service, rather than the rules, does not do what was asked. */
export const SERVICE_CODES = [
  "invalid-json",
  "token-missing",
  "token-invalid",
  "gallery-closed",
  "wrong-game",
  "token-replaced",
  "host-only",
  "not-your-seat",
  "invitation-wrong",
  "no-such-game",
  "no-such-route",
  "method-not-allowed",
  "body-too-large",
  "uri-too-long",
  "wrong-content-type",
  "stale-version",
  "stale-auction",
  "your-turn",
  "game-not-started",
  "game-started",
  "game-full",
  "seat-taken",
  "name-taken",
  "not-enough-players",
  "game-of-later-release",
  "game-damaged",
  "invalid-request",
  "idempotency-mismatch",
  "rate-limited",
  "overloaded",
  "quota-used-up",
] as const;

/** Every code that a refusal can carry; the list is complete and stable. */
export const PROBLEM_CODES = [...SERVICE_CODES, ...REFUSAL_CODES] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The largest body, in bytes, and the longest path with query, in characters. */
export const BODY_LIMIT = 16 * 1024;
export const URI_LIMIT = 2048;

export const PROBLEM_CONTENT_TYPE = "application/problem+json";
