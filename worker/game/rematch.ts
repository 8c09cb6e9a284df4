import * as z from "zod/mini";
import { seatSchema } from "../../shared/contract/card-schema.ts";
import { gameIdSchema, type GameId, type Hex32 } from "../../shared/contract/ids.ts";
import type { Immutable } from "../../shared/contract/immutable.ts";
import { LIVERIES } from "../../shared/contract/livery.ts";
import { botLevelSchema, optionsSchema } from "../../shared/contract/options.ts";
import {
  change,
  Draft,
  newInvitation,
  newSeed,
  refuse,
  refuseOver,
  type Decision,
  type Moment,
} from "./decision.ts";
import type { Change } from "./entry.ts";
import { statusOf, type GameRecord, type Sitter } from "./game-record.ts";
import { sitting } from "./seating.ts";

const livery = z.enum(LIVERIES);
const guestSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("person"), name: z.string(), livery, was: z.int() }),
  z.strictObject({ kind: z.literal("bot"), name: z.string(), livery, level: botLevelSchema }),
]);

/** What the old table tells the next one: who sat there, and who asks to go on. */
export const rematchSeedSchema = z.strictObject({
  next: gameIdSchema,
  name: z.string(),
  options: optionsSchema,
  /** In seat order; `was` is a person's place at the old table. */
  guests: z.array(guestSchema),
  /** The old place of whoever asks. */
  asks: z.int(),
  seat: seatSchema,
});
export type RematchSeed = Immutable<z.infer<typeof rematchSeedSchema>>;

/** At the old table: a game that was dealt and is over leads to one next game. */
export function decideRematch(record: GameRecord, next: GameId): Decision {
  if (statusOf(record) === "running") return refuse("game-started", {});
  if (record.play === null)
    return record.ended === null ? refuse("game-not-started", {}) : refuseOver(record);
  return record.rematch === null ? change({ type: "rematch-opened", next }) : change();
}

export function rematchSeed(record: GameRecord, asks: number): RematchSeed {
  const { rematch: next, name, options } = record;
  if (next === null) throw new Error("No next game has been opened.");
  const sitters = sitting(record);
  const seat = sitters.findIndex(({ place }) => place === asks);
  return { next, name, options, guests: sitters.map(guestOf), asks, seat };
}

/** At the next table: opened by the first who comes; every old seat is kept for its person. */
export function openRematch(seed: RematchSeed, entropy: Hex32 | null, moment: Moment): Change[] {
  const { next: id, name, options, guests, asks } = seed;
  const opened: Change = {
    type: "opened",
    id,
    name,
    options: { ...options },
    seed: newSeed(moment),
    invitation: newInvitation(moment),
    keepDays: moment.keepDays,
  };
  const seated = guests.flatMap((guest, seat): Change[] => {
    const { livery: worn, name: called } = guest;
    const who =
      guest.kind === "bot"
        ? { kind: guest.kind, place: seat, name: called, level: guest.level }
        : { kind: guest.kind, place: seat, name: called, entropy: null, keptFor: guest.was };
    return [
      { type: "seated", seat, who },
      { type: "seat-changed", place: seat, livery: worn },
    ];
  });
  const host = guests.findIndex((guest) => guest.kind === "person" && guest.was === asks);
  return [opened, ...seated, { type: "host-changed", place: host }, ...arrival(host, entropy)];
}

/** Somebody for whom a seat was kept comes to it, before or after the start. */
export function decideArrival(
  record: GameRecord,
  seed: RematchSeed,
  entropy: Hex32 | null,
  moment: Moment,
): Decision {
  const sitter = keptSeat(record, seed.asks);
  // The host has given the seat away; as anyone else he may take a free one by the invitation.
  if (!sitter) return refuse("game-full", {});
  if (!sitter.away || statusOf(record) === "over") return change();
  const draft = new Draft(record, moment.at);
  const early = statusOf(record) === "lobby" ? entropy : null;
  for (const made of arrival(sitter.place, early)) draft.add(made);
  return change(...draft.changes);
}

/** The seat that is kept for a place at the old table. */
export function keptSeat(record: GameRecord, was: number): Sitter | undefined {
  return sitting(record).find(({ keptFor }) => keptFor === was);
}

function arrival(place: number, entropy: Hex32 | null): Change[] {
  const back: Change = { type: "came-back", place };
  return entropy === null ? [back] : [back, { type: "entropy-given", place, entropy }];
}

function guestOf({ level, name, livery: worn, place }: Sitter): RematchSeed["guests"][number] {
  return level === null
    ? { kind: "person", name, livery: worn, was: place }
    : { kind: "bot", name, livery: worn, level };
}
