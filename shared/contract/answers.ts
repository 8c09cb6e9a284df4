import * as z from "zod/mini";

import { DISGRACES, MONEY_CARDS } from "../engine/cards.ts";
import { VARIANTS } from "../engine/variant.ts";
import {
  countSchema,
  moneySchema,
  seatCountSchema,
  seatSchema,
  statusCardSchema,
} from "./card-schema.ts";
import { eventSchema } from "./event-schema.ts";
import { gameIdSchema, invitationSchema, seatTokenSchema, timeSchema } from "./ids.ts";
import type { Immutable } from "./immutable.ts";
import { nameSchema, optionsSchema } from "./options.ts";
import { viewSchema } from "./view-schema.ts";

/** The bodies that the server answers with, a bare `View` apart. */

/** A seat was granted: the only answers that carry a token. */
export const seatGrantedSchema = z.strictObject({
  view: viewSchema,
  seat: seatSchema,
  token: seatTokenSchema,
});
export type SeatGranted = Immutable<z.infer<typeof seatGrantedSchema>>;

export const gameCreatedSchema = z.strictObject({
  view: viewSchema,
  seat: seatSchema,
  token: seatTokenSchema,
  invitation: invitationSchema,
});
export type GameCreated = Immutable<z.infer<typeof gameCreatedSchema>>;

export const invitationRenewedSchema = z.strictObject({ invitation: invitationSchema });
export const tokenRenewedSchema = z.strictObject({ token: seatTokenSchema });
export type InvitationRenewed = Immutable<z.infer<typeof invitationRenewedSchema>>;
export type TokenRenewed = Immutable<z.infer<typeof tokenRenewedSchema>>;

/** `events` are those between the version that the caller named and the view's. */
export const actedSchema = z.strictObject({ view: viewSchema, events: z.array(eventSchema) });
export type Acted = Immutable<z.infer<typeof actedSchema>>;

/** The seat's own immediate effect of a legal action; nobody else's reaction, no new card. */
export const dryRunSchema = z.strictObject({
  legal: z.literal(true),
  total: z
    .nullable(countSchema)
    .check(z.describe("The seat's own total afterwards; null where none is laid.")),
  returns: moneySchema.check(
    z.describe("Cards that come back to the hand, a recovered one among them."),
  ),
  paid: countSchema.check(z.describe("What the seat pays at once, in thousands.")),
  endsAuction: z.boolean(),
});
export type DryRun = Immutable<z.infer<typeof dryRunSchema>>;

export const eventsSchema = z.strictObject({ version: countSchema, events: z.array(eventSchema) });
export type Events = Immutable<z.infer<typeof eventsSchema>>;

export const listedGameSchema = z.strictObject({
  id: gameIdSchema,
  name: nameSchema,
  host: z.nullable(nameSchema),
  options: optionsSchema,
  freeSeats: countSchema,
  invitation: invitationSchema,
});
export type ListedGame = Immutable<z.infer<typeof listedGameSchema>>;

/** `next` is opaque: hand it back as `cursor`; null on the last page. */
export const listedGamesSchema = z.strictObject({
  games: z.array(listedGameSchema),
  next: z.nullable(z.string()),
});
export type ListedGames = Immutable<z.infer<typeof listedGamesSchema>>;

export const STATUS_CARD_KINDS = ["luxury", "prestige", "disgrace"] as const;

export const rulesSchema = z.strictObject({
  rulesVersion: z.int().check(z.minimum(1)),
  seats: z.array(seatCountSchema),
  moneyCards: z.array(z.literal(MONEY_CARDS)),
  statusCards: z.array(
    z.strictObject({
      id: statusCardSchema,
      kind: z.enum(STATUS_CARD_KINDS),
      value: z.nullable(countSchema).check(z.describe("A luxury's worth, 1 to 10.")),
      factor: z.nullable(z.number()).check(z.describe("2 for a prestige, 0.5 for SC.")),
      add: z.nullable(z.number()).check(z.describe("-5 for PS.")),
      discards: z.boolean().check(z.describe("True for FP: one luxury is lost.")),
      green: z
        .boolean()
        .check(z.describe("The fourth green card ends the game and is not auctioned.")),
    }),
  ),
  disgraces: z.array(z.enum(DISGRACES)),
  greensToEnd: countSchema,
  variants: z.array(z.strictObject({ id: z.enum(VARIANTS), says: z.string() })),
});
export type Rules = Immutable<z.infer<typeof rulesSchema>>;

export const healthSchema = z.strictObject({
  build: z.string(),
  rulesVersion: z.int().check(z.minimum(1)),
  time: timeSchema,
});
export type Health = Immutable<z.infer<typeof healthSchema>>;

export const mailConfirmedSchema = z.strictObject({ confirmed: z.literal(true) });
export const mailUnsubscribedSchema = z.strictObject({ unsubscribed: z.literal(true) });
