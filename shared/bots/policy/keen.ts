import { mayExit } from "../core/legal.ts";
import { PASS } from "../core/play.ts";
import { at, BIDDING, PHASE, type Table } from "../core/table.ts";
import type { Random } from "../random.ts";
import {
  actionWithin,
  bestExit,
  type Choice,
  exitGain,
  lowestLuxury,
  reasonFor,
} from "./choice.ts";
import { KEEN_TASTE, newValuation, type Taste, type Valuation, value } from "./valuation.ts";

/** What a keen bot does: it lays up to what the card does for its score. */
export function chooseKeenly(table: Table, seat: number, random: Random): Choice {
  const valuation = newValuation();
  value(table, KEEN_TASTE, valuation);
  const action = keenAction(table, seat, valuation, KEEN_TASTE, random);
  const afraid = (valuation.limit[seat] as number) >= (valuation.most[seat] as number);
  return { action, reason: reasonFor(table, seat, action, afraid) };
}

/** The same without its reason, for playouts. `valuation` is that of the running auction. */
export function keenAction(
  table: Table,
  seat: number,
  valuation: Valuation,
  taste: Taste,
  random: Random,
): number {
  const limit = valuation.limit[seat] as number;
  const envelope =
    at(table, PHASE) === BIDDING ? 0 : limit * (taste.envelope + 0.3 * (random() - 0.5));
  const action = actionWithin(table, seat, limit, envelope);
  return action === PASS && leavesEarly(table, seat, valuation, taste)
    ? bestExit(table, seat)
    : action;
}

/** Whether passing is better done by an early exit: the money is worth more than the luxury. */
function leavesEarly(table: Table, seat: number, valuation: Valuation, taste: Taste): boolean {
  if (!mayExit(table, seat)) return false;
  const gain = exitGain(table, seat);
  const loss =
    (lowestLuxury(table, seat) + 1) *
    (valuation.factor[seat] as number) *
    (valuation.price[seat] as number);
  return gain >= 8 && gain > taste.exit * loss;
}
