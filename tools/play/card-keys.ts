import { MONEY_CARDS, type MoneyCard } from "../../shared/contract/cards.ts";

const LETTERS = "abcdefghijk";

/** One key for each money card, in ascending order: a is the 1, k is the 25. */
export const CARD_KEYS: ReadonlyMap<string, MoneyCard> = new Map(
  MONEY_CARDS.map((card, place) => [LETTERS.charAt(place), card]),
);

export function keyOf(card: MoneyCard): string {
  return LETTERS.charAt(MONEY_CARDS.indexOf(card));
}
