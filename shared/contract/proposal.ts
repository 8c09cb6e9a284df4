import * as z from "zod/mini";

import { seatSchema } from "./card-schema.ts";
import type { Immutable } from "./immutable.ts";

/** A pause lasts whole hours: 1 to 168 (a week). */
export const PAUSE_HOURS_MAX = 168;
export const hoursSchema = z.int().check(z.minimum(1), z.maximum(PAUSE_HOURS_MAX));

/** Who has agreed so far, and whose agreement is still wanted. */
const consent = { by: z.array(seatSchema), wanted: z.array(seatSchema) };

/** What is proposed at the table and not yet agreed: to pause, to let a bot play a seat, to end. */
export const proposalSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("pause"), hours: hoursSchema, ...consent }),
  z.strictObject({ kind: z.literal("bot"), seat: seatSchema, ...consent }),
  z.strictObject({ kind: z.literal("end"), ...consent }),
]);
export type Proposal = Immutable<z.infer<typeof proposalSchema>>;

/** `POST …/votes`: a repeated vote changes nothing. */
export const voteRequestSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("bot"), seat: seatSchema }),
  z.strictObject({ kind: z.literal("end") }),
]);
export type VoteRequest = Immutable<z.infer<typeof voteRequestSchema>>;

/** `POST …/pause`: proposes, or agrees to what is proposed with the same hours. */
export const pauseRequestSchema = z.strictObject({ hours: hoursSchema });
