import type { GameEvent } from "../event.ts";
import { cardsOf, type MoneySet, NO_MONEY, totalOf, without } from "../money-set.ts";
import type { Seat } from "../seat.ts";
import type { Auction, AuctionState, SealedState, State } from "../state.ts";
import { firstToAct, leaderOf } from "../turn.ts";

/** 11.D1: every seat owes an envelope; one without hand cards has handed in an empty one. */
export function startSealing(state: State, auction: Auction, events: GameEvent[]): AuctionState {
  const envelopes = state.seats.map((seat) => (seat.hand === NO_MONEY ? NO_MONEY : null));
  return openOnceAllAreIn(
    { ...state, phase: "sealed", turn: null, auction, envelopes, result: null },
    events,
  );
}

/** 11.D1: the seat's envelope is in, for good. Its cards stay in the hand until the reveal. */
export function seal(
  state: SealedState,
  seat: Seat,
  cards: MoneySet,
  events: GameEvent[],
): AuctionState {
  events.push({ type: "sealed", auction: state.auction.number, seat, cards: cardsOf(cards) });
  return openOnceAllAreIn({ ...state, envelopes: state.envelopes.with(seat, cards) }, events);
}

/** 11.D2: with the last envelope all are laid open; everybody is in, also who laid nothing. */
function openOnceAllAreIn(state: SealedState, events: GameEvent[]): AuctionState {
  const laid = state.envelopes.filter((envelope) => envelope !== null);
  if (laid.length < state.seats.length) return state;

  const seats = state.seats.map((seat, index) => {
    const bid = laid[index] ?? NO_MONEY;
    return { ...seat, hand: without(seat.hand, bid), bid };
  });
  const high = Math.max(...laid.map(totalOf));
  events.push({
    type: "envelopes-opened",
    auction: state.auction.number,
    bids: laid.map(cardsOf),
    high,
    leader: leaderOf(seats),
  });
  return {
    ...state,
    phase: "bidding",
    turn: firstToAct(seats, state.starter), // 11.D3
    auction: { ...state.auction, high, laid },
    envelopes: null,
    seats,
  };
}
