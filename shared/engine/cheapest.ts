import { countOf, cardsOf, contains, FULL_SET, type MoneySet, totalOf } from "./money-set.ts";

/** Smallest total first, then fewest cards, then lexicographically first. */
function byCost(a: MoneySet, b: MoneySet): number {
  return totalOf(a) - totalOf(b) || countOf(a) - countOf(b) || lexicographic(a, b);
}

function lexicographic(a: MoneySet, b: MoneySet): number {
  const other = cardsOf(b);
  for (const [index, card] of cardsOf(a).entries()) {
    const difference = card - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
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
