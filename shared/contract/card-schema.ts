import * as z from "zod/mini";

import { LUXURIES, MONEY_CARDS, STATUS_CARDS, type StatusCard } from "../engine/cards.ts";
import { SEAT_COUNTS } from "../engine/seat.ts";
import { ACTION_TYPES } from "../engine/action.ts";
import { VARIANTS } from "../engine/variant.ts";

/** A money card, in thousands of francs. */
export const moneyCardSchema = z.literal(
  MONEY_CARDS,
  "The money cards are 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25.",
);
/** Money cards in ascending order. */
export const moneySchema = z.array(moneyCardSchema);
export const luxurySchema = z.enum(LUXURIES, "A luxury is one of L1 to L10.");
export const statusCardSchema = z.enum<readonly StatusCard[]>(STATUS_CARDS);

const LAST_SEAT = Math.max(...SEAT_COUNTS) - 1;
/** A place in the game, from 0 clockwise. */
export const seatSchema = z.int().check(z.minimum(0), z.maximum(LAST_SEAT));
export const seatCountSchema = z.literal(SEAT_COUNTS, "A table has 3, 4 or 5 seats.");

export const actionTypeSchema = z.enum(ACTION_TYPES);

/** A set: the order says nothing, and none is named twice. */
export const variantsSchema = z.array(z.enum(VARIANTS)).check(
  z.refine((list) => new Set(list).size === list.length, "Name each variant once."),
  z.meta({ uniqueItems: true }),
);

/** A count of something, or a total in thousands of francs. */
export const countSchema = z.int().check(z.minimum(0));
