import type { Luxury, MoneyCard } from "./cards.ts";

export const ACTION_TYPES = ["bid", "pass", "seal", "discard", "exit"] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/**
 * What a seat asks for (rules.md 12). Cards are named, never places in a list.
 * An action is untrusted: `refusalOf` says whether the rules allow it.
 */
export type Action =
  | { readonly type: "bid"; readonly cards: readonly MoneyCard[] }
  | { readonly type: "pass" }
  | { readonly type: "seal"; readonly cards: readonly MoneyCard[] }
  | { readonly type: "discard"; readonly luxury: Luxury }
  | { readonly type: "exit"; readonly luxury: Luxury; readonly recover: MoneyCard };
