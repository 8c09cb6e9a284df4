import { countOf, union, type State } from "../../../shared/engine/index.ts";

/**
 * What everybody at the table has seen of a game, by the rules and not by our views (rules.md 3,
 * 4, 10): whose turn, which cards lie where, how many money cards each has where. A twin whose flow
 * is another would be another game to the viewer; no amount, hand or undrawn card is in it.
 */
export function flowOf(state: State): string {
  const { phase, turn, starter, drawn, active, greens, forecast, released, auctionsDone } = state;
  const seats = state.seats.map((seat) => ({
    in: seat.in,
    cards: seat.cards,
    turnedDown: seat.turnedDown,
    pending: seat.pending,
    exitUsed: seat.exitUsed,
    held: countOf(union(seat.hand, seat.bid)),
    laid: countOf(seat.bid),
    spent: countOf(seat.spent),
  }));
  const submitted =
    state.phase === "sealed" ? state.envelopes.map((cards) => cards !== null) : null;
  const last = state.lastAuction && {
    at: state.lastAuction.number,
    winner: state.lastAuction.winner,
  };
  return JSON.stringify([
    { phase, turn, starter, drawn, active, greens, forecast, released, auctionsDone },
    seats,
    submitted,
    last,
  ]);
}
