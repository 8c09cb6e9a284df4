import { isLuxury, isPrestige, luxuryValue, type StatusCard } from "./cards.ts";
import { totalOf } from "./money-set.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./seat.ts";
import type { SeatState } from "./state.ts";

/** 8.2: hand and reserve, in thousands. What is laid in the running auction counts apart. */
export function moneyOf(seat: SeatState): number {
  return totalOf(seat.hand) + totalOf(seat.reserve);
}

/** 9.2: the score of face-up cards. 9.3: exact, as halves are exact in binary; no floor. */
export function statusOf(cards: readonly StatusCard[]): number {
  let base = 0;
  let factor = 1;
  for (const card of cards) {
    if (isLuxury(card)) base += luxuryValue(card);
    else if (isPrestige(card)) factor *= 2;
    else if (card === "PS") base -= 5;
    else if (card === "SC") factor /= 2;
    // 7.5: a Faux Pas that still waits has no effect.
  }
  return base * factor;
}

/** 9.5: the highest printed value among the face-up luxuries; 0 without any. */
function highestLuxury(cards: readonly StatusCard[]): number {
  return Math.max(0, ...cards.map(luxuryValue));
}

/** What a seat ends with, and is ranked by. */
interface Standing {
  readonly seat: Seat;
  readonly money: number;
  readonly status: number;
  readonly highest: number;
}

/** How the game ends with these hands and cards (rules.md 8, 9). */
export function resultOf(seats: readonly SeatState[]): Result {
  const standings = seats.map((own, seat): Standing => ({
    seat,
    money: moneyOf(own),
    status: statusOf(own.cards),
    highest: highestLuxury(own.cards),
  }));
  const least = Math.min(...standings.map(({ money }) => money));
  const eligible = standings.filter(({ money }) => money > least); // 8.3
  const poorest = standings.filter(({ money }) => money === least);
  const best = eligible.toSorted(byWorth)[0];
  return {
    money: standings.map(({ money }) => money),
    status: standings.map(({ status }) => status),
    eligible: eligible.map(({ seat }) => seat),
    winners: eligible.flatMap((own) => (best && byWorth(own, best) === 0 ? [own.seat] : [])),
    sharedLoss: best === undefined, // 8.4
    ranking: [
      ...ranked(eligible, byWorth, 1),
      ...ranked(poorest, byStatus, eligible.length + 1), // 9.7
    ],
  };
}

/** 9.4: the higher status first. */
function byStatus(a: Standing, b: Standing): number {
  return b.status - a.status;
}

/** 9.5: of equal status the more money, then the higher single luxury. */
function byWorth(a: Standing, b: Standing): number {
  return byStatus(a, b) || b.money - a.money || b.highest - a.highest;
}

/** Best first; who compares as equal shares the better rank: 1, 2, 2, 4. */
function ranked(
  standings: readonly Standing[],
  compare: (a: Standing, b: Standing) => number,
  first: number,
): Result["ranking"] {
  return standings.toSorted(compare).map((own) => ({
    seat: own.seat,
    rank: first + standings.filter((other) => compare(other, own) < 0).length,
  }));
}
