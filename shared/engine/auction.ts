import type { GameEvent } from "./event.ts";
import { award } from "./award.ts";
import { cardsOf, type MoneySet, NO_MONEY, totalOf, union, without } from "./money-set.ts";
import type { Seat } from "./seat.ts";
import { type BiddingState, seatAt, type SeatState, type State, withSeat } from "./state.ts";
import { firstToAct, soleSeatIn } from "./turn.ts";
import { type ExitChoice, leaveEarly } from "./variants/exit.ts";

/** 5.2, 6.1: the cards join the own bid, which is the highest now. */
export function bid(state: BiddingState, seat: Seat, cards: MoneySet, events: GameEvent[]): State {
  const { auction } = state;
  const bidder = seatAt(state.seats, seat);
  const own = union(bidder.bid, cards);
  const seats = withSeat(state.seats, seat, { hand: without(bidder.hand, cards), bid: own });
  const total = totalOf(own);
  events.push({
    type: "bid-raised",
    auction: auction.number,
    seat,
    cards: cardsOf(cards),
    total,
    was: auction.high,
  });
  return {
    ...state,
    turn: firstToAct(seats, seat + 1),
    auction: { ...auction, high: total, laid: auction.laid.with(seat, own) },
    seats,
  };
}

/** 5.3, 6.2: the own bid returns to the hand; the seat is out, or takes the disgrace. */
export function pass(state: BiddingState, seat: Seat, events: GameEvent[]): State {
  const { hand, bid: laid } = seatAt(state.seats, seat);
  events.push({ type: "passed", auction: state.auction.number, seat, cards: cardsOf(laid) });
  const seats = withSeat(state.seats, seat, { hand: union(hand, laid), bid: NO_MONEY, in: false });
  const next = { ...state, seats };
  return state.auction.kind === "disgrace"
    ? takeDisgrace(next, seat, events)
    : goOnWithout(next, seat, events);
}

/** 11.E2: a pass for all purposes. */
export function exit(
  state: BiddingState,
  seat: Seat,
  choice: ExitChoice,
  events: GameEvent[],
): State {
  return goOnWithout(leaveEarly(state, seat, choice, events), seat, events);
}

function goOnWithout(state: BiddingState, seat: Seat, events: GameEvent[]): State {
  const winner = soleSeatIn(state.seats);
  if (winner !== null) return winCard(state, winner, events);
  return { ...state, turn: firstToAct(state.seats, seat + 1) };
}

/** 5.5: the last one in pays the whole bid, perhaps nothing, and takes the card. */
function winCard(state: BiddingState, winner: Seat, events: GameEvent[]): State {
  const { number, card } = state.auction;
  const laid = seatAt(state.seats, winner).bid;
  const paid = totalOf(laid);
  events.push({
    type: "card-won",
    auction: number,
    seat: winner,
    card,
    cards: cardsOf(laid),
    paid,
  });
  return award({ ...state, seats: state.seats.map(payBid) }, winner, paid, events);
}

/** 6.2: the first pass ends it; all that the others have laid is spent. */
function takeDisgrace(state: BiddingState, taker: Seat, events: GameEvent[]): State {
  const { number, card } = state.auction;
  const lost = state.seats.flatMap(({ bid: laid }, seat) =>
    laid === NO_MONEY ? [] : [{ seat, cards: cardsOf(laid), total: totalOf(laid) }],
  );
  events.push({ type: "disgrace-taken", auction: number, seat: taker, card, lost });
  return award({ ...state, seats: state.seats.map(payBid) }, taker, 0, events);
}

/** What is still laid when an auction settles is spent; nobody is in any more. */
function payBid(seat: SeatState): SeatState {
  return { ...seat, spent: union(seat.spent, seat.bid), bid: NO_MONEY, in: false };
}
