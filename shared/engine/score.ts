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

/** How the game ends with these hands and cards (rules.md 8, 9). */
export function resultOf(seats: readonly SeatState[]): Result {
  const money = seats.map(moneyOf);
  const status = seats.map((seat) => statusOf(seat.cards));
  const least = Math.min(...money);
  const all = seats.map((_, seat) => seat);
  const eligible = all.filter((seat) => (money[seat] ?? 0) > least); // 8.3
  const poorest = all.filter((seat) => money[seat] === least);

  const compareStatus = (a: Seat, b: Seat): number => (status[b] ?? 0) - (status[a] ?? 0);
  const highest = seats.map((seat) => highestLuxury(seat.cards));
  // 9.4, then 9.5: money, then the highest single luxury
  const compare = (a: Seat, b: Seat): number =>
    compareStatus(a, b) ||
    (money[b] ?? 0) - (money[a] ?? 0) ||
    (highest[b] ?? 0) - (highest[a] ?? 0);

  const ranking = [
    ...ranked(eligible, compare, 1),
    ...ranked(poorest, compareStatus, eligible.length + 1), // 9.7
  ];
  return {
    money,
    status,
    eligible,
    winners: eligible.filter((seat) => eligible.every((other) => compare(seat, other) <= 0)),
    sharedLoss: eligible.length === 0, // 8.4
    ranking,
  };
}

/** Best first; seats that compare as equal share the better rank: 1, 2, 2, 4. */
function ranked(
  seats: readonly Seat[],
  compare: (a: Seat, b: Seat) => number,
  first: number,
): { seat: Seat; rank: number }[] {
  return seats.toSorted(compare).map((seat) => ({
    seat,
    rank: first + seats.filter((other) => compare(other, seat) < 0).length,
  }));
}
