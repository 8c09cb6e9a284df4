import { STATUS_CARDS, type StatusCard } from "../../engine/cards.ts";
import { VARIANTS, type Variant } from "../../engine/variant.ts";

/**
 * A whole position as one row of integers, so that a search copies it with a
 * single `set` and plays on it without allocating. Status cards are numbered as
 * in STATUS_CARDS, sets of them are sixteen bits, money is a purse (purse.ts).
 * −1 stands for "none" in TURN, ACTIVE and FORECAST.
 */
export type Table = Int32Array;

export const SEATS = 0;
export const RULES = 1;
export const PHASE = 2;
export const TURN = 3;
export const STARTER = 4;
export const GREENS = 5;
export const ACTIVE = 6;
export const FORECAST = 7;
export const DRAWN = 8;
export const HIGH = 9;
/** Bits of the seats still in the running auction. */
export const IN = 10;
/** Bits of the seats that have sealed. */
export const SUBMITTED = 11;
export const RELEASED = 12;
export const AUCTIONS = 13;
/** Bits of the seats that have used their early exit. */
export const EXITED = 14;
export const REMOVED = 15;
/** From here one word a seat. */
export const HAND = 16;
export const SPENT = 21;
export const BID = 26;
export const CARDS = 31;
export const DOWN = 36;
/** Sixteen words, the top of the deck first; DRAWN of them have left it. */
export const DECK = 41;
export const TABLE_SIZE = 57;

export const SEALED = 0;
export const BIDDING = 1;
export const DISCARDING = 2;
export const OVER = 3;

export const LUXURY_CARDS = 0x03ff;
export const FAUX_PAS = 10;
export const PASSE = 11;
export const PRESTIGE_CARDS = 0x7000;
export const FIRST_GREEN = 12;
export const SCANDALE = 15;
export const DECK_SIZE = 16;

/** Bits of RULES, in the order of VARIANTS; open hands (1) change nothing in the play. */
export const FORECAST_RULE = 2;
export const RESERVE_RULE = 4;
export const SEALED_RULE = 8;
export const EXIT_RULE = 16;

export function rulesOf(variants: readonly Variant[]): number {
  return variants.reduce((rules, variant) => rules | (1 << VARIANTS.indexOf(variant)), 0);
}

export function numberOfCard(card: StatusCard): number {
  return STATUS_CARDS.indexOf(card);
}

export function setOfCards(cards: readonly StatusCard[]): number {
  return cards.reduce((set, card) => set | (1 << numberOfCard(card)), 0);
}

export function isDisgraceNumber(card: number): boolean {
  return card === FAUX_PAS || card === PASSE || card === SCANDALE;
}

/** Reads a word that the layout guarantees; `noUncheckedIndexedAccess` cannot know that. */
export function at(table: Table, index: number): number {
  return table[index] as number;
}
