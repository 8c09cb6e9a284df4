import * as z from "zod/mini";

import {
  countSchema,
  luxurySchema,
  moneyCardSchema,
  moneySchema,
  seatSchema,
  statusCardSchema,
} from "./card-schema.ts";
import { timeSchema } from "./ids.ts";
import type { Immutable } from "./immutable.ts";
import { botLevelSchema, nameSchema } from "./options.ts";
import { ENDINGS, resultSchema, SEAT_KINDS } from "./view-schema.ts";

/** Who played it, where it was not the seat itself; "instruction" and "forced" reach their owner alone. */
export const ACTORS = ["bot", "clock", "instruction", "forced"] as const;
export type Actor = (typeof ACTORS)[number];

/** What happened at the table before the deal, or ended the game without a result. */
export const LOBBY_EVENT_TYPES = [
  "game-opened",
  "seat-taken",
  "seat-left",
  "game-started",
  "game-ended",
] as const;
export type LobbyEventType = (typeof LOBBY_EVENT_TYPES)[number];

/** Where an event stands: events are in the order of (version, index), without gaps. */
const place = {
  version: countSchema,
  index: countSchema,
  at: timeSchema,
  by: z.optional(z.enum(ACTORS)),
};
const auction = z.int().check(z.minimum(1));
/** Null where rules.md 10.3 withholds the cards and prices of an auction settled earlier. */
const shownCards = z.nullable(moneySchema);
const shownTotal = z.nullable(countSchema);

const lobbyEvents = [
  z.strictObject({ ...place, type: z.literal("game-opened"), name: nameSchema }),
  z.strictObject({
    ...place,
    type: z.literal("seat-taken"),
    seat: seatSchema,
    name: nameSchema,
    kind: z.enum(SEAT_KINDS),
    level: z.nullable(botLevelSchema),
  }),
  z.strictObject({ ...place, type: z.literal("seat-left"), seat: seatSchema, name: nameSchema }),
  z.strictObject({
    ...place,
    type: z.literal("game-started"),
    starter: seatSchema,
    seats: z.array(
      z.strictObject({ seat: seatSchema, name: nameSchema, kind: z.enum(SEAT_KINDS) }),
    ),
  }),
  z.strictObject({ ...place, type: z.literal("game-ended"), endedBy: z.enum(ENDINGS) }),
] as const;

const auctionEvents = [
  z.strictObject({
    ...place,
    type: z.literal("card-revealed"),
    auction,
    card: statusCardSchema,
    greens: countSchema,
    auctioned: z.boolean(),
    forecast: z.nullable(statusCardSchema),
  }),
  z.strictObject({
    ...place,
    type: z.literal("sealed"),
    auction,
    seat: seatSchema,
    cards: shownCards,
  }),
  z.strictObject({
    ...place,
    type: z.literal("envelopes-opened"),
    auction,
    bids: z.array(shownCards),
    high: shownTotal,
    leader: z.nullable(seatSchema),
  }),
  z.strictObject({
    ...place,
    type: z.literal("bid-raised"),
    auction,
    seat: seatSchema,
    cards: shownCards,
    total: shownTotal,
    was: shownTotal,
  }),
  z.strictObject({
    ...place,
    type: z.literal("passed"),
    auction,
    seat: seatSchema,
    cards: shownCards,
  }),
  z.strictObject({
    ...place,
    type: z.literal("exited"),
    auction,
    seat: seatSchema,
    luxury: luxurySchema,
    recovered: z.nullable(moneyCardSchema),
    cards: shownCards,
  }),
] as const;

const awardEvents = [
  z.strictObject({
    ...place,
    type: z.literal("card-won"),
    auction,
    seat: seatSchema,
    card: statusCardSchema,
    cards: shownCards,
    paid: shownTotal,
  }),
  z.strictObject({
    ...place,
    type: z.literal("disgrace-taken"),
    auction,
    seat: seatSchema,
    card: statusCardSchema,
    lost: z.array(z.strictObject({ seat: seatSchema, cards: shownCards, total: shownTotal })),
  }),
  z.strictObject({
    ...place,
    type: z.literal("luxury-lost"),
    auction,
    seat: seatSchema,
    luxury: luxurySchema,
    reason: z.enum(["chosen", "only-one", "waiting"]),
  }),
  z.strictObject({ ...place, type: z.literal("reserve-released"), auction }),
  z.strictObject({ ...place, type: z.literal("game-over"), result: resultSchema }),
] as const;

/** What happened, as one viewer may see it now. */
export const eventSchema = z.discriminatedUnion("type", [
  ...lobbyEvents,
  ...auctionEvents,
  ...awardEvents,
]);
/** An event as the API serves it: engine's `ViewedEvent` or a lobby event, with its place. */
export type ApiEvent = Immutable<z.infer<typeof eventSchema>>;
