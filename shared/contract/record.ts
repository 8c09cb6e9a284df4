import * as z from "zod/mini";

import {
  moneyCardSchema,
  moneySchema,
  luxurySchema,
  seatSchema,
  statusCardSchema,
  variantsSchema,
} from "./card-schema.ts";
import { ACTORS } from "./event-schema.ts";
import { hex32Schema, timeSchema } from "./ids.ts";
import type { Immutable } from "./immutable.ts";
import { resultSchema } from "./view-schema.ts";

/** The game record, as PGN is to chess. Null where the viewer of a running game may not know. */
export const RECORD_FORMAT = "high-society-record/1";
export const RULES_VERSION = 1;

const move = {
  seat: seatSchema,
  at: z.optional(timeSchema),
  by: z.optional(z.enum(ACTORS)),
};
const cards = z.nullable(moneySchema);

export const recordedActionSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...move, type: z.literal("bid"), cards }),
  z.strictObject({ ...move, type: z.literal("pass") }),
  z.strictObject({ ...move, type: z.literal("seal"), cards }),
  z.strictObject({ ...move, type: z.literal("discard"), luxury: luxurySchema }),
  z.strictObject({
    ...move,
    type: z.literal("exit"),
    luxury: luxurySchema,
    recover: z.nullable(moneyCardSchema),
  }),
]);
export type RecordedAction = Immutable<z.infer<typeof recordedActionSchema>>;

export const ENTROPY_SOURCES = ["client", "server"] as const;

/** What is needed to check the deal (docs/fair-deal.md); the seed is null until the game is over. */
export const fairnessSchema = z.strictObject({
  commitment: hex32Schema,
  seed: z.nullable(hex32Schema),
  entropies: z
    .array(z.strictObject({ entropy: hex32Schema, by: z.enum(ENTROPY_SOURCES) }))
    .check(z.describe("One a seat, in the final order of the seats.")),
});
export type Fairness = Immutable<z.infer<typeof fairnessSchema>>;

export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  rules: z.optional(z.literal(RULES_VERSION)),
  seats: z.array(z.strictObject({ name: z.string() })),
  variants: variantsSchema,
  starter: seatSchema,
  deck: z
    .array(statusCardSchema)
    .check(
      z.maxLength(16),
      z.describe("Top first; of a running game only the cards that were turned up."),
    ),
  actions: z.array(recordedActionSchema),
  fairness: z.optional(fairnessSchema),
  result: z.optional(z.nullable(resultSchema)),
  complete: z.optional(z.boolean()),
});
export type GameRecord = Immutable<z.infer<typeof recordSchema>>;
