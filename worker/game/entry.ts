import * as z from "zod/mini";
import { actionSchema } from "../../shared/contract/action-schema.ts";
import { seatSchema, statusCardSchema } from "../../shared/contract/card-schema.ts";
import { ACTORS } from "../../shared/contract/event-schema.ts";
import { gameIdSchema, hex32Schema, invitationSchema } from "../../shared/contract/ids.ts";
import type { Immutable } from "../../shared/contract/immutable.ts";
import { instructionSchema } from "../../shared/contract/instruction.ts";
import { LIVERIES } from "../../shared/contract/livery.ts";
import { botLevelSchema, FORCED_PASSES, optionsSchema } from "../../shared/contract/options.ts";
import { hoursSchema } from "../../shared/contract/proposal.ts";

/** A stable number given at sitting down; a place is never given twice at one table. */
const place = z.int().check(z.minimum(0));
const name = z.string();

const newcomerSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("person"),
    place,
    name,
    entropy: z.nullable(hex32Schema),
    /** In a rematch: the place at the old table for whose person the seat is kept. */
    keptFor: z.optional(z.int()),
  }),
  z.strictObject({ kind: z.literal("bot"), place, name, level: botLevelSchema }),
]);
export type Newcomer = Immutable<z.infer<typeof newcomerSchema>>;

const time = z.int().check(z.minimum(0));

/** What people at a table may agree on. */
export const motionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("pause"), hours: hoursSchema }),
  z.strictObject({ kind: z.literal("bot"), place }),
  z.strictObject({ kind: z.literal("end") }),
]);
export type Motion = Immutable<z.infer<typeof motionSchema>>;

const lobbyChanges = [
  /** `seed`: the server's part of the deal, secret until the game is over. */
  z.strictObject({
    type: z.literal("opened"),
    id: gameIdSchema,
    name,
    options: optionsSchema,
    seed: hex32Schema,
    invitation: invitationSchema,
    /** For how long the finished game is kept: a promise made at the beginning. */
    keepDays: z.int(),
  }),
  z.strictObject({ type: z.literal("seated"), seat: seatSchema, who: newcomerSchema }),
  /** The chair is empty again; if he was the host, the next person is. */
  z.strictObject({ type: z.literal("left"), place }),
  z.strictObject({ type: z.literal("invitation-renewed"), invitation: invitationSchema }),
  z.strictObject({
    type: z.literal("table-changed"),
    name: z.optional(name),
    options: z.optional(optionsSchema),
  }),
  /** The chairs in their new order, each named by its old number. */
  z.strictObject({ type: z.literal("reseated"), order: z.array(seatSchema) }),
  z.strictObject({ type: z.literal("host-changed"), place }),
  z.strictObject({ type: z.literal("entropy-given"), place, entropy: hex32Schema }),
  /** Empty chairs are taken away and the cards are dealt. */
  z.strictObject({
    type: z.literal("started"),
    starter: seatSchema,
    deck: z.array(statusCardSchema),
  }),
] as const;

const seatChanges = [
  z.strictObject({
    type: z.literal("seat-changed"),
    place,
    name: z.optional(name),
    livery: z.optional(z.enum(LIVERIES)),
  }),
  z.strictObject({
    type: z.literal("forced-pass-chosen"),
    place,
    forcedPass: z.enum(FORCED_PASSES),
  }),
  z.strictObject({ type: z.literal("token-renewed"), place }),
  /** The newest token was seen: from now on no retry grants it again. */
  z.strictObject({ type: z.literal("token-used"), place }),
] as const;

const gameChanges = [
  /** `by` is absent where the seat asked for it itself. */
  z.strictObject({
    type: z.literal("acted"),
    seat: seatSchema,
    action: actionSchema,
    by: z.optional(z.enum(ACTORS)),
  }),
  z.strictObject({ type: z.literal("instructed"), place, instruction: instructionSchema }),
  z.strictObject({ type: z.literal("uninstructed"), place }),
  /** A proposal, or agreement to it; a repeated one counts once. */
  z.strictObject({ type: z.literal("agreed"), place, to: motionSchema }),
  /** Takes back what the place has said to a pause. */
  z.strictObject({ type: z.literal("pause-declined"), place }),
  z.strictObject({ type: z.literal("paused"), until: time }),
  z.strictObject({ type: z.literal("pause-ended") }),
  /** By the others' vote a bot plays for this seat until its person is back. */
  z.strictObject({ type: z.literal("handed-to-bot"), place }),
  /** The table's `absent` rule plays for this seat until its person is back. */
  z.strictObject({ type: z.literal("went-away"), place }),
  z.strictObject({ type: z.literal("came-back"), place }),
  /** The one next game, for which the seats of this one are kept. */
  z.strictObject({ type: z.literal("rematch-opened"), next: gameIdSchema }),
  z.strictObject({
    type: z.literal("ended"),
    endedBy: z.enum(["cancelled", "expired", "agreement"]),
  }),
] as const;

export const changeSchema = z.discriminatedUnion("type", [
  ...lobbyChanges,
  ...seatChanges,
  ...gameChanges,
]);
/** One thing that changed at the table. The record is a fold over these and nothing else. */
export type Change = Immutable<z.infer<typeof changeSchema>>;
export type ChangeOf<Type extends Change["type"]> = Extract<Change, { type: Type }>;

/**
 * One accepted request, or one alarm: one row. It holds everything that the request set off, so
 * that replaying rows never asks a bot, an instruction or a clock again.
 */
export interface Entry {
  /** Unix time in milliseconds at which it was received. */
  readonly at: number;
  /** The place that asked; null for a caller without a seat and for the clock. */
  readonly place: number | null;
  /** What an exact retry is known by; null for what has no Idempotency-Key. */
  readonly retry: Retry | null;
  readonly changes: readonly Change[];
}

/** Short hashes: of the caller's key, and of the request that came with it. */
export interface Retry {
  readonly key: string;
  readonly request: string;
}

/** Changes that only their owner may notice: they move neither version nor revision. */
export function isPrivate(change: Change): boolean {
  return (
    change.type === "forced-pass-chosen" ||
    change.type === "entropy-given" ||
    change.type === "instructed" ||
    change.type === "uninstructed" ||
    change.type === "token-renewed" ||
    change.type === "token-used"
  );
}
