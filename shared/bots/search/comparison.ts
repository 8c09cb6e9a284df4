import { DISCARD, EXIT, PASS, SEAL } from "../core/play.ts";
import { SUM } from "../core/purse.ts";
import { at, BID, type Table } from "../core/table.ts";
import { isUnbeatable } from "../policy/raise.ts";

export const COMPARISONS = [
  "same",
  "as-good",
  "less-was-enough",
  "bid-less",
  "bid-more",
  "other-cards",
  "bid-instead",
  "pass-instead",
  "exit-instead",
  "seal-less",
  "seal-more",
  "other-luxury",
] as const;
/**
 * How sharp's action differs from the one that was played. `less-was-enough`: a smaller
 * total, and nobody could have beaten it. `as-good`: another action, not clearly better.
 */
export type Comparison = (typeof COMPARISONS)[number];

/** A difference in the chance to win that playouts cannot tell from luck. */
export const NOTICEABLE = 0.03;

/** @param gain by how much sharp's chance to win is greater, 0 to 1 */
export function compare(
  table: Table,
  seat: number,
  played: number,
  best: number,
  gain: number,
): Comparison {
  if (played === best) return "same";
  if (gain < NOTICEABLE) return "as-good";
  if (best >= EXIT) return "exit-instead";
  if (best >= DISCARD) return "other-luxury";
  if (best === PASS) return "pass-instead";
  const difference = purseTotal(best) - purseTotal(played);
  if (best >= SEAL) return compareTotals(difference, "seal-less", "seal-more");
  if (played === PASS || played >= EXIT) return "bid-instead";
  const total = (SUM[at(table, BID + seat)] as number) + purseTotal(best);
  const less = isUnbeatable(table, seat, total) ? "less-was-enough" : "bid-less";
  return compareTotals(difference, less, "bid-more");
}

function compareTotals(difference: number, less: Comparison, more: Comparison): Comparison {
  if (difference === 0) return "other-cards";
  return difference < 0 ? less : more;
}

function purseTotal(code: number): number {
  return SUM[code & (SEAL - 1)] as number;
}
