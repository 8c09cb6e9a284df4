import { legalFor } from "./legal-view.ts";
import { cardsOf, countOf } from "./money-set.ts";
import { moneyOf, statusOf } from "./score.ts";
import type { Seat, Viewer } from "./seat.ts";
import { seatAt, type SeatState, type State } from "./state.ts";
import { leaderOf } from "./turn.ts";
import type { AuctionView, GameView, LastAuctionView, OwnView, SeatView } from "./view.ts";

/**
 * What this viewer may see of the game (rules.md 10), built field by field: what is
 * not named here stays secret. The ledger (10.3) makes no difference to it, since it
 * reaches back to the last settled auction only; see `eventFor`.
 */
export function viewFor(state: State, viewer: Viewer): GameView {
  const seat = "seat" in viewer ? viewer.seat : undefined;
  return {
    phase: state.phase,
    turn: state.turn,
    starter: state.starter,
    greens: state.greens,
    deckCount: state.deck.length - state.drawn,
    active: state.active,
    forecast: state.forecast,
    removed: state.removed,
    auctionsDone: state.auctionsDone,
    auction: auctionView(state),
    lastAuction: lastAuctionView(state),
    seats: state.seats.map((own, index) => seatView(state, own, index, index === seat)),
    you: seat === undefined ? null : ownView(state, seat),
    result: state.result,
  };
}

function auctionView(state: State): AuctionView | null {
  if (state.auction === null) return null;
  const { number, card, kind, high } = state.auction;
  return { number, card, kind, high, leader: leaderOf(state.seats), submitted: submitted(state) };
}

/** 10: that an envelope is in is public, what it holds is not. */
function submitted(state: State): readonly Seat[] | null {
  if (state.phase !== "sealed") return null;
  return state.envelopes.flatMap((envelope, seat) => (envelope === null ? [] : [seat]));
}

/** 10.3: open to everybody until the next auction settles. */
function lastAuctionView({ lastAuction }: State): LastAuctionView | null {
  if (lastAuction === null) return null;
  const { number, card, winner, paid, laid } = lastAuction;
  return { number, card, winner, paid, bids: laid.map(cardsOf) };
}

function seatView(state: State, seat: SeatState, index: Seat, isOwn: boolean): SeatView {
  const over = state.phase === "over"; // 8.2, 10.2: all is shown at the end
  const showsHand = isOwn || state.variants.open || over; // 11.A1
  const showsSpent = isOwn || over; // 11.A2: with open budgets they stay unlisted
  return {
    seat: index,
    in: seat.in,
    bid: cardsOf(seat.bid),
    handCount: countOf(seat.hand),
    hand: showsHand ? cardsOf(seat.hand) : null,
    money: showsHand ? moneyOf(seat) : null,
    spentCount: countOf(seat.spent),
    spent: showsSpent ? cardsOf(seat.spent) : null,
    reserve: cardsOf(seat.reserve)[0] ?? null,
    cards: seat.cards,
    turnedDown: seat.turnedDown,
    pending: seat.pending,
    exitUsed: seat.exitUsed,
    status: statusOf(seat.cards),
  };
}

function ownView(state: State, seat: Seat): OwnView {
  const own = seatAt(state.seats, seat);
  const sealed = state.envelopes?.[seat] ?? null;
  return {
    seat,
    hand: cardsOf(own.hand),
    spent: cardsOf(own.spent),
    money: moneyOf(own),
    sealed: sealed === null ? null : cardsOf(sealed),
    legal: legalFor(state, seat),
  };
}
