import type { MoneyCard } from "./cards.ts";

export const EXIT_OBSTACLES = [
  "variant-off",
  "disgrace",
  "used",
  "no-luxury",
  "no-spent",
  "luxury-not-yours",
  "not-spent",
] as const;
/** Why an early exit is not to be had (rules.md 11.E). */
export type ExitObstacle = (typeof EXIT_OBSTACLES)[number];

export const REFUSAL_CODES = [
  "game-over",
  "wrong-phase",
  "not-your-turn",
  "already-sealed",
  "empty-bid",
  "duplicate-card",
  "card-not-in-hand",
  "bid-too-low",
  "luxury-not-yours",
  "exit-unavailable",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why the rules do not allow an action: a value with a code, never a throw. */
export type Refusal =
  | {
      readonly code: Exclude<RefusalCode, "bid-too-low" | "card-not-in-hand" | "exit-unavailable">;
    }
  /** `toBeat`: the total, in thousands, that the seat's own bid must exceed. */
  | { readonly code: "bid-too-low"; readonly toBeat: number }
  | { readonly code: "card-not-in-hand"; readonly cards: readonly MoneyCard[] }
  | { readonly code: "exit-unavailable"; readonly reason: ExitObstacle };
