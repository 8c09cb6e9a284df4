import * as z from "zod/mini";

import { AUCTION_KINDS, PHASES } from "../engine/view.ts";
import type { Phase } from "../engine/view.ts";
import type { Seat } from "../engine/seat.ts";
import {
  actionTypeSchema,
  countSchema,
  luxurySchema,
  moneyCardSchema,
  moneySchema,
  seatSchema,
  statusCardSchema,
} from "./card-schema.ts";
import { gameIdSchema, hex32Schema, invitationSchema, timeSchema } from "./ids.ts";
import type { Immutable } from "./immutable.ts";
import { instructionSchema } from "./instruction.ts";
import { LIVERIES } from "./livery.ts";
import { botLevelSchema, FORCED_PASSES, nameSchema, optionsSchema } from "./options.ts";
import { proposalSchema } from "./proposal.ts";

export const STATUSES = ["lobby", "running", "over"] as const;
export type Status = (typeof STATUSES)[number];

/** `final-card`: played out. Under every other end the result is null. */
export const ENDINGS = ["final-card", "cancelled", "expired", "agreement"] as const;
export type Ending = (typeof ENDINGS)[number];

export const SEAT_KINDS = ["person", "bot", "empty"] as const;

export const auctionSchema = z.strictObject({
  number: z.int().check(z.minimum(1)),
  card: statusCardSchema,
  kind: z.enum(AUCTION_KINDS),
  high: countSchema.check(
    z.describe("The highest total so far, in thousands; 0 if nothing is laid."),
  ),
  leader: z
    .nullable(seatSchema)
    .check(z.describe("The one seat that alone holds the highest positive total.")),
  submitted: z
    .nullable(z.array(seatSchema))
    .check(z.describe("The seats that have sealed, in the sealed step; else null.")),
});

export const lastAuctionSchema = z.strictObject({
  number: z.int().check(z.minimum(1)),
  card: statusCardSchema,
  winner: seatSchema.check(z.describe("Who received the card.")),
  paid: countSchema.check(z.describe("The winner's total; 0 in a disgrace auction.")),
  bids: z
    .array(moneySchema)
    .check(z.describe("The most that each seat laid, as cards, one list a seat.")),
});

export const resultSchema = z.strictObject({
  money: z.array(countSchema),
  status: z.array(z.number()).check(z.describe("The score of every seat, exact: halves occur.")),
  eligible: z.array(seatSchema),
  winners: z.array(seatSchema),
  sharedLoss: z.boolean(),
  ranking: z.array(z.strictObject({ seat: seatSchema, rank: z.int().check(z.minimum(1)) })),
});

export const viewerSchema = z.union([
  z.strictObject({ seat: seatSchema }),
  z.strictObject({ spectator: z.literal(true) }),
]);

export const seatViewSchema = z.strictObject({
  seat: seatSchema,
  name: z.nullable(nameSchema),
  kind: z.enum(SEAT_KINDS),
  level: z.nullable(botLevelSchema).check(z.describe("A bot's level; else null.")),
  livery: z.enum(LIVERIES),
  in: z.boolean().check(z.describe("Still in the running auction.")),
  bid: moneySchema,
  handCount: countSchema,
  hand: z.nullable(moneySchema),
  money: z.nullable(countSchema).check(z.describe("Hand and reserve, in thousands.")),
  spentCount: countSchema,
  spent: z.nullable(moneySchema),
  reserve: z.nullable(moneyCardSchema),
  cards: z.array(statusCardSchema),
  turnedDown: z.array(luxurySchema),
  pending: z.boolean().check(z.describe("A Faux Pas waits for the next luxury.")),
  exitUsed: z.boolean(),
  status: z.number().check(z.describe("The score as it stands, exact: halves occur.")),
  away: z.boolean(),
  bank: z
    .nullable(z.number().check(z.minimum(0)))
    .check(z.describe("Seconds in the bank at `serverTime`; null without a clock.")),
  deadlineAt: z.nullable(timeSchema),
});
export type ApiSeat = Immutable<z.infer<typeof seatViewSchema>>;

export const legalSchema = z.strictObject({
  actions: z
    .array(actionTypeSchema)
    .check(z.describe("Empty when nothing is due from the viewer.")),
  toBeat: z.nullable(countSchema),
  cheapest: z.nullable(moneySchema),
  discard: z.array(luxurySchema),
  exit: z.nullable(z.strictObject({ luxuries: z.array(luxurySchema), recover: moneySchema })),
});

export const ownSchema = z.strictObject({
  seat: seatSchema,
  hand: moneySchema,
  spent: moneySchema,
  money: countSchema,
  sealed: z.nullable(moneySchema),
  instruction: z.nullable(instructionSchema),
  forcedPass: z.enum(FORCED_PASSES),
  invitation: z
    .nullable(invitationSchema)
    .check(z.describe("To hand on, in the lobby; else null.")),
  legal: legalSchema,
});

/** What one viewer may see of a game: all that a client needs. Null is "not shown" or "there is none". */
export const viewSchema = z.strictObject({
  id: gameIdSchema,
  version: countSchema,
  revision: countSchema,
  rulesVersion: z.int().check(z.minimum(1)),
  status: z.enum(STATUSES),
  endedBy: z.nullable(z.enum(ENDINGS)),
  name: nameSchema,
  host: z.nullable(seatSchema),
  serverTime: timeSchema,
  commitment: hex32Schema,
  options: optionsSchema,
  viewer: viewerSchema,
  phase: z.nullable(z.enum(PHASES)).check(z.describe("Null until the game has started.")),
  turn: z.nullable(seatSchema),
  starter: z.nullable(seatSchema),
  greens: countSchema,
  deckCount: countSchema,
  auctionsDone: countSchema,
  active: z
    .nullable(statusCardSchema)
    .check(
      z.describe("The card under the hammer; at the end the fourth green, which is nobody's."),
    ),
  forecast: z.nullable(statusCardSchema),
  removed: z.array(statusCardSchema),
  deadlineAt: z
    .nullable(timeSchema)
    .check(z.describe("The earliest deadline of a seat from whom an action is due.")),
  pausedUntil: z.nullable(timeSchema),
  proposals: z.array(proposalSchema),
  auction: z.nullable(auctionSchema),
  lastAuction: z.nullable(lastAuctionSchema),
  seats: z.array(seatViewSchema),
  you: z.nullable(ownSchema),
  result: z.nullable(resultSchema),
  rematch: z
    .nullable(gameIdSchema)
    .check(z.describe("The one next game, once a seat has asked for it.")),
  keptUntil: z
    .nullable(timeSchema)
    .check(z.describe("When this table will be deleted if nothing happens.")),
});
export type View = Immutable<z.infer<typeof viewSchema>>;
export type OwnSeat = NonNullable<View["you"]>;

/** A view of a game that was dealt; it is also the engine's `GameView`. */
export type DealtView = View & { readonly phase: Phase; readonly starter: Seat };

/** False in the lobby and for a table that ended there. */
export function isDealt(view: View): view is DealtView {
  return view.phase !== null && view.starter !== null;
}
