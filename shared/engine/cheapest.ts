import {
  cardsOf,
  contains,
  countOf,
  FULL_SET,
  type MoneySet,
  totalOf,
  without,
} from "./money-set.ts";

/** Smallest total first, then fewest cards, then lexicographically first. */
function byCost(a: MoneySet, b: MoneySet): number {
  // Of as many cards the lists differ first at the lowest card that only one of them has.
  return (
    totalOf(a) - totalOf(b) ||
    countOf(a) - countOf(b) ||
    lowestIn(without(a, b)) - lowestIn(without(b, a))
  );
}

function lowestIn(set: MoneySet): number {
  return cardsOf(set)[0] ?? 0;
}

const SETS_BY_COST: readonly MoneySet[] = Array.from(
  { length: FULL_SET },
  (_, index) => (index + 1) as MoneySet,
).toSorted(byCost);

/** Where in SETS_BY_COST the totals above each amount begin. */
const FIRST_ABOVE: readonly number[] = Array.from({ length: totalOf(FULL_SET) + 1 }, (_, amount) =>
  SETS_BY_COST.findIndex((set) => totalOf(set) > amount),
);

/**
 * The cards of `hand` with the smallest total above `amount` (in thousands); of
 * several, the fewest cards, then the lexicographically first. Undefined if the
 * whole hand does not exceed it.
 */
export function cheapestAbove(hand: MoneySet, amount: number): MoneySet | undefined {
  if (totalOf(hand) <= amount) return undefined;
  const first = FIRST_ABOVE[Math.max(amount, 0)] ?? 0;
  for (let index = first; index < SETS_BY_COST.length; index += 1) {
    const set = SETS_BY_COST[index];
    if (set !== undefined && contains(hand, set)) return set;
  }
  return undefined;
}
