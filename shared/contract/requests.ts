import * as z from "zod/mini";

import { actionSchema } from "./action-schema.ts";
import { countSchema, seatCountSchema, seatSchema, variantsSchema } from "./card-schema.ts";
import { hex32Schema, invitationSchema } from "./ids.ts";
import type { Immutable } from "./immutable.ts";
import { LIVERIES } from "./livery.ts";
import {
  ABSENT_RULES,
  botLevelSchema,
  clockSchema,
  FORCED_PASSES,
  GALLERIES,
  LEDGERS,
  nameSchema,
} from "./options.ts";

/** The bodies that clients send. Unknown fields are refused. */

/** The options as a host may name them; what he leaves out is `DEFAULT_OPTIONS` or stays. */
const namedOptions = {
  variants: z.optional(variantsSchema),
  ledger: z.optional(z.enum(LEDGERS)),
  gallery: z.optional(z.enum(GALLERIES)),
  listed: z.optional(z.boolean()),
  clock: z.optional(z.nullable(clockSchema)),
  forcedPass: z.optional(z.enum(FORCED_PASSES)),
  absent: z.optional(z.enum(ABSENT_RULES)),
};

/** The host takes one seat, so at most four bots can sit down with him. */
const botsSchema = z.array(z.strictObject({ level: botLevelSchema })).check(z.maxLength(4));

export const createGameSchema = z
  .strictObject({
    name: z
      .optional(nameSchema)
      .check(z.describe("Of the table; else one is made from the host's name.")),
    player: nameSchema.check(z.describe("The host's own name.")),
    seats: seatCountSchema,
    bots: z.optional(botsSchema),
    ...namedOptions,
  })
  .check(
    z.refine(({ seats, bots }) => (bots?.length ?? 0) < seats, {
      path: ["bots"],
      error: "The host takes a seat too: name fewer bots than seats.",
    }),
  );
export type CreateGame = Immutable<z.infer<typeof createGameSchema>>;

export const changeGameSchema = z.strictObject({
  name: z.optional(nameSchema),
  seats: z.optional(seatCountSchema),
  ...namedOptions,
  order: z
    .optional(
      z.array(seatSchema).check(
        z.refine((order) => new Set(order).size === order.length, "Name each seat once."),
        z.meta({ uniqueItems: true }),
      ),
    )
    .check(
      z.describe(
        "order[i] is the seat, as numbered now, that moves to place i; all seats are named.",
      ),
    ),
  host: z.optional(seatSchema).check(z.describe("The person who becomes the host.")),
});
export type ChangeGame = Immutable<z.infer<typeof changeGameSchema>>;

const entropySchema = z
  .optional(hex32Schema)
  .check(
    z.describe("The client's own 32 bytes for the fair deal, chosen after seeing the commitment."),
  );

export const sitDownSchema = z.strictObject({
  name: nameSchema,
  invitation: invitationSchema,
  seat: z.optional(seatSchema).check(z.describe("The wanted seat; else the first free one.")),
  entropy: entropySchema,
});
export type SitDown = Immutable<z.infer<typeof sitDownSchema>>;

export const changeSeatSchema = z.strictObject({
  name: z.optional(nameSchema),
  livery: z.optional(z.enum(LIVERIES)),
  forcedPass: z.optional(z.enum(FORCED_PASSES)),
  entropy: entropySchema,
});
export type ChangeSeat = Immutable<z.infer<typeof changeSeatSchema>>;

export const EMPTY_SEAT_RULES = ["drop", "bots"] as const;

export const startGameSchema = z.strictObject({
  emptySeats: z.optional(z.enum(EMPTY_SEAT_RULES)),
  level: z.optional(botLevelSchema).check(z.describe("Of the bots that fill the empty seats.")),
  entropy: entropySchema,
});
export type StartGame = Immutable<z.infer<typeof startGameSchema>>;

export const actSchema = z.strictObject({
  version: countSchema.check(z.describe("The version that this action was decided on.")),
  action: actionSchema,
});
export type Act = Immutable<z.infer<typeof actSchema>>;

export const rematchSchema = z.strictObject({ entropy: entropySchema });
export type RematchRequest = Immutable<z.infer<typeof rematchSchema>>;

export const confirmMailSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(1024)),
});

/** A POST that needs to say nothing may send `{}` or no body at all. */
export const nothingSchema = z.strictObject({});
