import * as z from "zod/mini";

import type { Action } from "../engine/action.ts";
import { MONEY_CARDS } from "../engine/cards.ts";
import { luxurySchema, moneyCardSchema } from "./card-schema.ts";

/** Any order; a card named twice or an empty bid is for the rules to refuse, by its own code. */
const laidSchema = z.array(moneyCardSchema).check(z.maxLength(MONEY_CARDS.length));

export const bidSchema = z.strictObject({ type: z.literal("bid"), cards: laidSchema });
export const passSchema = z.strictObject({ type: z.literal("pass") });
export const sealSchema = z.strictObject({ type: z.literal("seal"), cards: laidSchema });
export const discardSchema = z.strictObject({ type: z.literal("discard"), luxury: luxurySchema });
export const exitSchema = z.strictObject({
  type: z.literal("exit"),
  luxury: luxurySchema,
  recover: moneyCardSchema,
});

/** What a seat asks for (rules.md 12): unknown JSON becomes an `Action` here and nowhere else. */
export const actionSchema = z.discriminatedUnion("type", [
  bidSchema,
  passSchema,
  sealSchema,
  discardSchema,
  exitSchema,
]) satisfies z.ZodMiniType<Action>;
