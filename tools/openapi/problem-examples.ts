import {
  BODY_LIMIT,
  gamePath,
  type Problem,
  PROBLEM_CODES,
  type ProblemCode,
  type ProblemFacts,
  problemOf,
  URI_LIMIT,
} from "../../shared/contract/index.ts";
import { EXAMPLE_ID, EXAMPLE_VERSION, EXAMPLE_VIEW, exampleEvents } from "./example-game.ts";

const retry = { retryAfter: 30 };

/** Plausible facts for every code; a code that gains facts does not compile without them here. */
const FACTS: { readonly [Code in ProblemCode]: ProblemFacts<Code> } = {
  "invalid-json": {},
  "token-missing": {},
  "token-invalid": {},
  "gallery-closed": {},
  "wrong-game": {},
  "token-replaced": {},
  "host-only": {},
  "not-your-seat": {},
  "invitation-wrong": {},
  "no-such-game": {},
  "no-such-route": {},
  "method-not-allowed": { allow: ["GET", "POST"] },
  "body-too-large": { limit: BODY_LIMIT },
  "uri-too-long": { limit: URI_LIMIT },
  "wrong-content-type": {},
  "stale-version": {
    version: EXAMPLE_VERSION,
    view: EXAMPLE_VIEW,
    events: exampleEvents(EXAMPLE_VERSION - 1),
  },
  "stale-auction": { auction: 1, view: EXAMPLE_VIEW },
  "not-your-turn": { turn: 1 },
  "your-turn": {},
  "wrong-phase": { phase: "bidding" },
  "game-over": { endedBy: "agreement", result: null },
  "game-not-started": {},
  "game-started": {},
  "game-full": {},
  "seat-taken": {},
  "name-taken": {},
  "not-enough-players": { taken: 2, needed: 3 },
  "game-of-later-release": {},
  "game-damaged": {},
  "invalid-request": {
    issues: [{ path: ["seats"], message: "A table has 3, 4 or 5 seats." }],
  },
  "bid-too-low": { toBeat: 8 },
  "card-not-in-hand": { cards: [4] },
  "duplicate-card": {},
  "empty-bid": {},
  "already-sealed": {},
  "luxury-not-yours": {},
  "exit-unavailable": { reason: "variant-off" },
  "idempotency-mismatch": {},
  "rate-limited": retry,
  overloaded: retry,
  "quota-used-up": retry,
};

function exampleOf<Code extends ProblemCode>(code: Code): Problem<Code> {
  return problemOf(code, gamePath("actions", EXAMPLE_ID), FACTS[code]);
}

/** One example problem for every code. */
export const PROBLEM_EXAMPLES: ReadonlyMap<ProblemCode, Problem> = new Map(
  PROBLEM_CODES.map((code) => [code, exampleOf(code)]),
);
