import * as z from "zod/mini";

import { MONEY_CARDS } from "../engine/cards.ts";
import { countSchema, moneyCardSchema } from "./card-schema.ts";
import type { Immutable } from "./immutable.ts";

/** What is to happen when the rule can do no more: the person is woken, or the seat passes. */
export const AFTERWARDS = ["wake", "pass"] as const;

export const instructionRuleSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("pass") }),
  /** Pass once the total to beat is this or more, in thousands. */
  z.strictObject({ kind: z.literal("pass-at"), total: countSchema }),
  /** The cheapest raise while the own total stays within `cap`; in a disgrace auction: pay to stay out. */
  z.strictObject({ kind: z.literal("raise-to"), cap: countSchema }),
  /** Lay exactly these cards if the total to beat is below `below`. */
  z.strictObject({
    kind: z.literal("lay"),
    cards: z.array(moneyCardSchema).check(z.minLength(1), z.maxLength(MONEY_CARDS.length)),
    below: countSchema,
  }),
]);
export type InstructionRule = Immutable<z.infer<typeof instructionRuleSchema>>;

/** What a seat wants played for it in one auction, named by its number. Known to that seat alone. */
export const instructionSchema = z.strictObject({
  auction: z.int().check(z.minimum(1)),
  rule: instructionRuleSchema,
  then: z.enum(AFTERWARDS),
});
export type Instruction = Immutable<z.infer<typeof instructionSchema>>;
