import { MONEY_CARDS, type MoneyCard } from "./cards.ts";

declare const moneySet: unique symbol;
/**
 * A set of money cards of one colour: bit i stands for MONEY_CARDS[i]. Used inside
 * the state, where sets are united, compared and totalled all the time; actions,
 * events and views carry ascending lists.
 */
export type MoneySet = number & { readonly [moneySet]: true };

const SET_COUNT = 1 << MONEY_CARDS.length;

// Every set there is, with its list and its total, worked out once: 2,048 of each.
const LISTS: (readonly MoneyCard[])[] = [];
const TOTALS = new Uint8Array(SET_COUNT);
for (let set = 0; set < SET_COUNT; set += 1) {
  const cards = MONEY_CARDS.filter((_, bit) => (set & (1 << bit)) !== 0);
  // Not frozen at run time: views are full of these lists, and frozen ones are slow to write as JSON.
  LISTS.push(cards);
  TOTALS[set] = cards.reduce((sum, card) => sum + card, 0);
}

const SET_OF_CARD = new Uint16Array(Math.max(...MONEY_CARDS) + 1);
for (const [bit, card] of MONEY_CARDS.entries()) SET_OF_CARD[card] = 1 << bit;

export const NO_MONEY = 0 as MoneySet;
/** 1.1: the eleven cards that every seat starts with; 106 in all. */
export const FULL_SET = (SET_COUNT - 1) as MoneySet;

/** The set of the cards in a list; what is no money card of the game is left out. */
export function setOf(cards: readonly number[]): MoneySet {
  let set = 0;
  for (const card of cards) set |= SET_OF_CARD[card] ?? 0;
  return set as MoneySet;
}

/** The cards of a set, ascending. The list is shared. */
export function cardsOf(set: MoneySet): readonly MoneyCard[] {
  return LISTS[set] ?? [];
}

/** The sum of the cards, in thousands of francs. */
export function totalOf(set: MoneySet): number {
  return TOTALS[set] ?? 0;
}

export function countOf(set: MoneySet): number {
  return cardsOf(set).length;
}

export function union(a: MoneySet, b: MoneySet): MoneySet {
  return (a | b) as MoneySet;
}

export function without(a: MoneySet, b: MoneySet): MoneySet {
  return (a & ~b) as MoneySet;
}

/** Whether every card of `part` is in `whole`. */
export function contains(whole: MoneySet, part: MoneySet): boolean {
  return (whole & part) === part;
}

/** Whether this very card is in the set; false for what is no money card. */
export function includes(set: MoneySet, card: number): boolean {
  return (set & (SET_OF_CARD[card] ?? 0)) !== 0;
}

/** The cards of the set that the bits pick; with uniform bits every subset is equally likely. */
export function pick(set: MoneySet, bits: number): MoneySet {
  return (set & bits) as MoneySet;
}

/** Every subset, the whole set first, the empty one last. */
export function subsetsOf(set: MoneySet): MoneySet[] {
  const subsets = [set];
  for (let subset = set; subset !== NO_MONEY;) {
    subset = pick(set, subset - 1);
    subsets.push(subset);
  }
  return subsets;
}
