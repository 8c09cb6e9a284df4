import { totalOf } from "./money-set.ts";
import type { Seat } from "./seat.ts";
import type { SeatState, State } from "./state.ts";

/** The one seat that alone holds the highest positive total; null where two tie or none bids. */
export function leaderOf(seats: readonly SeatState[]): Seat | null {
  let leader: Seat | null = null;
  let high = 0;
  for (const [seat, { bid }] of seats.entries()) {
    const total = totalOf(bid);
    if (total > high) {
      high = total;
      leader = seat;
    } else if (total === high) {
      leader = null;
    }
  }
  return leader;
}

/** The only seat still in the auction; null while there are several (5.5). */
export function soleSeatIn(seats: readonly SeatState[]): Seat | null {
  const first = seats.findIndex((seat) => seat.in);
  return first === seats.findLastIndex((seat) => seat.in) ? first : null;
}

/**
 * The first seat from `from` clockwise, itself included, that is in and has a turn.
 * 11.D4: who alone holds the highest total has none; without *sealed* the turn
 * never comes to him anyway, since everybody else has passed by then (5.6).
 */
export function firstToAct(seats: readonly SeatState[], from: Seat): Seat {
  const leader = leaderOf(seats);
  for (let step = 0; step < seats.length; step += 1) {
    const seat = (from + step) % seats.length;
    if (seat !== leader && seats[seat]?.in === true) return seat;
  }
  throw new Error("an auction with a single seat left has been settled before");
}

/** The seats from whom an action is due, in seat order; several only in the sealed step. */
export function seatsDue(state: State): readonly Seat[] {
  switch (state.phase) {
    case "sealed":
      return state.envelopes.flatMap((envelope, seat) => (envelope === null ? [seat] : []));
    case "bidding":
    case "discard":
      return [state.turn];
    case "over":
      return [];
  }
}
