import * as z from "zod/mini";

import { seatCountSchema, variantsSchema } from "./card-schema.ts";
import { BOT_LEVELS } from "./bot-level.ts";
import type { Immutable } from "./immutable.ts";
import { isName, tidyName, NAME_MAX } from "./player-name.ts";

export const LEDGERS = ["closed", "open"] as const;
export const GALLERIES = ["closed", "none"] as const;
/** What happens where a seat can neither raise nor exit: pass at once, or ask. */
export const FORCED_PASSES = ["auto", "ask"] as const;
/** What plays for a seat that is away: a gentle bot, or an immediate pass. */
export const ABSENT_RULES = ["bot", "pass"] as const;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Bounds of a clock, in seconds. */
export const CLOCK_LIMITS = {
  bankMin: MINUTE,
  bankMax: 30 * DAY,
  incrementMin: 0,
  incrementMax: 7 * DAY,
  /** Every turn begins with at least this much. */
  turnMin: MINUTE,
} as const;

/** A bank and what each own turn adds to it, both in seconds; the bank never exceeds its start. */
export const clockSchema = z.strictObject({
  bank: z.int().check(z.minimum(CLOCK_LIMITS.bankMin), z.maximum(CLOCK_LIMITS.bankMax)),
  increment: z
    .int()
    .check(z.minimum(CLOCK_LIMITS.incrementMin), z.maximum(CLOCK_LIMITS.incrementMax)),
});
export type Clock = Immutable<z.infer<typeof clockSchema>>;

/** How the table plays; the host may change all of it in the lobby, and nobody afterwards. */
export const optionsSchema = z.strictObject({
  seats: seatCountSchema,
  variants: variantsSchema,
  ledger: z.enum(LEDGERS),
  gallery: z.enum(GALLERIES),
  listed: z.boolean(),
  clock: z.nullable(clockSchema),
  forcedPass: z.enum(FORCED_PASSES),
  absent: z.enum(ABSENT_RULES),
});
export type Options = Immutable<z.infer<typeof optionsSchema>>;
export type ForcedPass = Options["forcedPass"];

/** What a table plays where its host says nothing; `seats` has no default. */
export const DEFAULT_OPTIONS: Omit<Options, "seats"> = {
  variants: [],
  ledger: "closed",
  gallery: "closed",
  listed: false,
  clock: null,
  forcedPass: "auto",
  absent: "bot",
};

/** A person's or a table's name, tidied on the way in. */
export const nameSchema = z
  .string()
  .check(
    z.overwrite(tidyName),
    z.refine(isName, `A name has 1 to ${NAME_MAX} visible characters and no control characters.`),
    z.meta({ minLength: 1, maxLength: NAME_MAX }),
  );

export const botLevelSchema = z.enum(BOT_LEVELS);
