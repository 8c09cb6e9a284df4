import { cheapest, COUNT, SUM } from "../core/purse.ts";
import { at, BID, HAND, HIGH, IN, SEATS, type Table } from "../core/table.ts";

/** What a single card in the hand is worth as change, in thousands. */
const CHANGE = 0.9;

/**
 * The cards to lay for a raise whose total stays within `limit`, or 0: the smallest
 * raise, or one up to three higher where that keeps more change in the hand.
 */
export function tidyRaise(table: Table, seat: number, limit: number): number {
  const hand = at(table, HAND + seat);
  const laid = SUM[at(table, BID + seat)] as number;
  const need = at(table, HIGH) + 1 - laid;
  const least = cheapest(hand, need);
  if (least === 0 || laid + (SUM[least] as number) > limit) return 0;
  let best = least;
  let cost = (SUM[least] as number) + CHANGE * (COUNT[least] as number);
  for (let over = need + 1; over <= need + 3; over++) {
    const lay = cheapest(hand, over);
    const total = SUM[lay] as number;
    if (lay === 0 || laid + total > limit) break;
    const itsCost = total + CHANGE * (COUNT[lay] as number);
    if (itsCost < cost) {
      best = lay;
      cost = itsCost;
    }
  }
  return best;
}

/** The cards for a total of at most `limit` and as near to it as the hand allows, few rather than many; 0 if none. */
export function layUpTo(hand: number, limit: number): number {
  for (let total = Math.floor(limit); total > 0; total--) {
    const lay = cheapest(hand, total);
    if (lay !== 0 && (SUM[lay] as number) <= limit) return lay;
  }
  return 0;
}

/** Whether no seat still in can lay more than `total`. */
export function isUnbeatable(table: Table, seat: number, total: number): boolean {
  for (let other = at(table, SEATS) - 1; other >= 0; other--) {
    if (other === seat || !((at(table, IN) >> other) & 1)) continue;
    if ((SUM[at(table, HAND + other) | at(table, BID + other)] as number) > total) return false;
  }
  return true;
}
