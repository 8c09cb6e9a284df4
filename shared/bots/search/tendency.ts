import { SUM } from "../core/purse.ts";
import { at, AUCTIONS, SEATS, SPENT } from "../core/table.ts";
import type { Belief } from "../belief.ts";

/** What a seat among keen bots spends in an auction, in thousands, by the number of seats. */
const USUAL_SPENT: Readonly<Record<number, number>> = { 3: 2.6, 4: 3.3, 5: 3.7 };
/** How many usual auctions count beside those that were seen. */
const PRIOR_AUCTIONS = 4;
const STINGIEST = 0.4;

/**
 * How freely the rivals spend, 1 as keen bots or more, less among misers: from what lies
 * in their spent piles. It scales the prices that playouts give them. A table that
 * spends more than usual is not believed to go on so; that made sharp poor.
 */
export function tendencyOf({ known, seat }: Belief): number {
  const seats = at(known, SEATS);
  let spent = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) spent += (SUM[at(known, SPENT + other)] as number) / (seats - 1);
  }
  const usual = USUAL_SPENT[seats] ?? 3.3;
  const seen = spent + usual * PRIOR_AUCTIONS;
  const expected = usual * (at(known, AUCTIONS) + PRIOR_AUCTIONS);
  return Math.max(STINGIEST, Math.min(1, seen / expected));
}
