import type * as z from "zod/mini";

import type { PATHS } from "./paths.ts";
import type { ProblemCode } from "./problem-code.ts";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export const TAGS = ["table", "seats", "play", "life", "notices", "service"] as const;
export type Tag = (typeof TAGS)[number];

/**
 * Whose token is wanted. `viewer`: a seat's token, or none where the gallery is
 * open; `bearer`: a single-purpose token in the request itself.
 */
export type Caller = "anyone" | "viewer" | "seat" | "host" | "bearer";

export interface Answer {
  readonly status: 101 | 200 | 201 | 202 | 304;
  /** Null: the answer has no body. */
  readonly body: z.ZodMiniType | null;
  readonly says: string;
  readonly headers?: readonly ("Location" | "ETag")[];
}

export interface QueryParameter {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly says: string;
  readonly required?: boolean;
}

/** One endpoint as the document, the tests and a reader of this file see it. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: (typeof PATHS)[keyof typeof PATHS];
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly caller: Caller;
  readonly query?: readonly QueryParameter[];
  /** The JSON body; `optional`: nothing at all may be sent instead. */
  readonly request?: { readonly schema: z.ZodMiniType; readonly optional?: boolean };
  readonly answers: readonly Answer[];
  /** Besides those that every endpoint, every token and every body may meet. */
  readonly problems: readonly ProblemCode[];
}

/** What any request at all may meet; an unknown query parameter is an invalid request. */
export const COMMON_PROBLEMS = [
  "invalid-request",
  "method-not-allowed",
  "uri-too-long",
  "rate-limited",
  "overloaded",
  "quota-used-up",
] as const satisfies readonly ProblemCode[];

/** What any request about a game may meet. */
const GAME_PROBLEMS = [
  "no-such-game",
  "game-of-later-release",
  "game-damaged",
] as const satisfies readonly ProblemCode[];

const BODY_PROBLEMS = [
  "invalid-json",
  "body-too-large",
  "wrong-content-type",
] as const satisfies readonly ProblemCode[];

const CALLER_PROBLEMS = {
  anyone: [],
  viewer: ["token-invalid", "gallery-closed", "wrong-game", "token-replaced"],
  seat: ["token-missing", "token-invalid", "wrong-game", "token-replaced"],
  host: ["token-missing", "token-invalid", "wrong-game", "token-replaced", "host-only"],
  bearer: ["token-invalid"],
} as const satisfies Record<Caller, readonly ProblemCode[]>;

/** Every code that this endpoint can answer with, each once, in the order of the checks. */
export function problemsOf(operation: Operation): readonly ProblemCode[] {
  return [
    ...new Set<ProblemCode>([
      ...COMMON_PROBLEMS,
      ...(operation.path.includes("{id}") || operation.caller === "bearer" ? GAME_PROBLEMS : []),
      ...CALLER_PROBLEMS[operation.caller],
      ...(operation.request === undefined ? [] : BODY_PROBLEMS),
      ...(operation.method === "POST" ? (["idempotency-mismatch"] as const) : []),
      ...operation.problems,
    ]),
  ];
}
