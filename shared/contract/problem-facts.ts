import * as z from "zod/mini";

import { EXIT_OBSTACLES } from "../engine/refusal.ts";
import { PHASES } from "../engine/view.ts";
import { countSchema, moneySchema, seatSchema } from "./card-schema.ts";
import { eventSchema } from "./event-schema.ts";
import type { Immutable } from "./immutable.ts";
import type { ProblemCode } from "./problem-code.ts";
import { ENDINGS, resultSchema, viewSchema } from "./view-schema.ts";

const retry = {
  retryAfter: countSchema.check(z.describe("Seconds, as in the Retry-After header.")),
};

const issueSchema = z.strictObject({
  path: z.array(z.union([z.string(), z.int()])),
  message: z.string(),
});

/** What a client needs to know about a refusal besides its code; most need nothing. */
export const PROBLEM_FACTS = {
  "method-not-allowed": { allow: z.array(z.string()) },
  "body-too-large": { limit: countSchema.check(z.describe("Bytes.")) },
  "uri-too-long": { limit: countSchema.check(z.describe("Characters.")) },
  "stale-version": { version: countSchema, view: viewSchema, events: z.array(eventSchema) },
  "stale-auction": { auction: z.nullable(z.int()), view: viewSchema },
  "not-your-turn": { turn: z.nullable(seatSchema) },
  "wrong-phase": { phase: z.nullable(z.enum(PHASES)) },
  "game-over": { endedBy: z.nullable(z.enum(ENDINGS)), result: z.nullable(resultSchema) },
  "not-enough-players": { taken: countSchema, needed: countSchema },
  "invalid-request": { issues: z.array(issueSchema) },
  "bid-too-low": { toBeat: countSchema },
  "card-not-in-hand": { cards: moneySchema },
  "exit-unavailable": { reason: z.enum(EXIT_OBSTACLES) },
  "rate-limited": retry,
  overloaded: retry,
  "quota-used-up": retry,
} as const satisfies Partial<Record<ProblemCode, z.core.$ZodShape>>;

type Facted = keyof typeof PROBLEM_FACTS;
type FactsIn<Shape extends z.core.$ZodShape> = Immutable<z.infer<z.ZodMiniObject<Shape>>>;

/** The facts that belong to a code. */
export type ProblemFacts<Code extends ProblemCode> = Code extends Facted
  ? FactsIn<(typeof PROBLEM_FACTS)[Code]>
  : Record<never, never>;
export type RequestIssue = Immutable<z.infer<typeof issueSchema>>;
