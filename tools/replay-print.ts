import {
  cardsOf,
  legalKinds,
  moneyOf,
  type SeatState,
  type State,
  statusOf,
  viewFor,
  type Viewer,
} from "../shared/engine/index.ts";

/** The whole state, as `replay` prints it; `legal` lists each seat's kinds of action, sorted. */
export function wholeState(state: State): object {
  return {
    phase: state.phase,
    turn: state.turn,
    starter: state.starter,
    active: state.active,
    forecast: state.forecast,
    greens: state.greens,
    high: state.auction?.high ?? 0,
    auctionsDone: state.auctionsDone,
    deckCount: state.deck.length - state.drawn,
    removed: state.removed,
    seats: state.seats.map(wholeSeat),
    legal: state.seats.map((_, seat) => legalKinds(state, seat).toSorted()),
    ...(state.result && { result: state.result }),
  };
}

function wholeSeat(seat: SeatState): object {
  return {
    hand: cardsOf(seat.hand),
    bid: cardsOf(seat.bid),
    spent: cardsOf(seat.spent),
    reserve: cardsOf(seat.reserve)[0] ?? null,
    cards: seat.cards,
    turnedDown: seat.turnedDown,
    pending: seat.pending,
    exitUsed: seat.exitUsed,
    money: moneyOf(seat),
    status: statusOf(seat.cards),
  };
}

/** What the engine would show this viewer, under its own names and those of `wholeState`. */
export function shownState(state: State, viewer: Viewer): object {
  const view = viewFor(state, viewer);
  const own = view.you;
  return {
    ...view,
    high: view.auction?.high ?? 0,
    submitted: view.auction?.submitted ?? null,
    sealed: own?.sealed ?? null,
    // What another seat may do would tell of its hand.
    legal: view.seats.map(({ seat }) => (seat === own?.seat ? own.legal.actions.toSorted() : null)),
  };
}
