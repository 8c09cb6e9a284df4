import { MONEY_CARDS, type MoneyCard } from "../../engine/cards.ts";

/**
 * Sets of money cards as eleven bits, bit i for MONEY_CARDS[i]: the fast core's
 * only form of a hand, a bid or a spent pile. Sums and cheapest raises are looked up.
 */
export const FULL_PURSE = 2047;
export const PURSES = 2048;
/** The largest total, in thousands (rules.md 1.1). */
export const MOST = 106;

export const SUM = new Uint8Array(PURSES);
export const COUNT = new Uint8Array(PURSES);
for (let purse = 1; purse < PURSES; purse++) {
  const low = 31 - Math.clz32(purse & -purse);
  const rest = purse & (purse - 1);
  SUM[purse] = (SUM[rest] ?? 0) + (MONEY_CARDS[low] ?? 0);
  COUNT[purse] = (COUNT[rest] ?? 0) + 1;
}

const ROW = MOST + 1;
/** A purse's row holds, for each total, the cards of that purse to lay for at least it. */
const CHEAPEST = new Uint16Array(PURSES * ROW);
for (let hand = 1; hand < PURSES; hand++) {
  const row = hand * ROW;
  // Among the sets of one total the one of fewest cards keeps the most change.
  for (let lay = hand; lay > 0; lay = (lay - 1) & hand) {
    const at = row + (SUM[lay] ?? 0);
    const known = CHEAPEST[at] ?? 0;
    if (known === 0 || (COUNT[lay] ?? 0) < (COUNT[known] ?? 0)) CHEAPEST[at] = lay;
  }
  for (let total = (SUM[hand] ?? 0) - 1; total >= 0; total--) {
    if (CHEAPEST[row + total] === 0) CHEAPEST[row + total] = CHEAPEST[row + total + 1] ?? 0;
  }
}

/** The cards of `hand` of the smallest total that is at least `need`, which is positive; 0 if there are none. */
export function cheapest(hand: number, need: number): number {
  return need > MOST ? 0 : (CHEAPEST[hand * ROW + need] ?? 0);
}

export function purseOf(cards: readonly MoneyCard[]): number {
  let purse = 0;
  for (const card of cards) purse |= 1 << MONEY_CARDS.indexOf(card);
  return purse;
}

/** In ascending order. */
export function cardsOf(purse: number): MoneyCard[] {
  return MONEY_CARDS.filter((_, index) => (purse >> index) & 1);
}

/** The value of the dearest card, 0 for an empty purse. */
export function dearest(purse: number): number {
  return purse === 0 ? 0 : (MONEY_CARDS[31 - Math.clz32(purse)] ?? 0);
}
