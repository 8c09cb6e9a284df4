import {
  cardsOf,
  type GameView,
  legalKinds,
  moneyOf,
  type Seat,
  SPECTATOR,
  type State,
  statusOf,
  totalOf,
  viewFor,
  type Viewer,
} from "../shared/engine/index.ts";
import { letterOf } from "./conformance-notation.ts";

/** Every fact that a check may name, by its name: the state's own, and what each viewer is shown. */
export type Facts = ReadonlyMap<string, unknown>;

export function factsOf(state: State): Facts {
  const seats = state.seats.map((_, seat) => seat);
  const facts: [string, unknown][] = Object.entries({ ...stateFacts(state), ...endFacts(state) });
  for (const seat of seats) {
    facts.push([`legal:${letterOf(seat)}`, legalKinds(state, seat)]);
    for (const [name, value] of Object.entries(seatFacts(state, seat))) {
      facts.push([`${letterOf(seat)}.${name}`, value]);
    }
  }
  for (const seat of seats) facts.push(...viewFacts(state, letterOf(seat), { seat }));
  facts.push(...viewFacts(state, "-", SPECTATOR));
  return new Map(facts);
}

function stateFacts(state: State): object {
  return {
    phase: state.phase,
    turn: letterOrNull(state.turn),
    starter: letterOf(state.starter),
    active: state.active,
    forecast: state.forecast,
    greens: state.greens,
    high: state.auction?.high ?? 0,
    deck: state.deck.length - state.drawn,
    auctionsDone: state.auctionsDone,
    released: state.released,
    removed: state.removed,
  };
}

function endFacts({ result }: Pick<State, "result">): object {
  return {
    winners: result?.winners.map(letterOf) ?? null,
    eligible: result?.eligible.map(letterOf) ?? null,
    sharedLoss: result?.sharedLoss ?? null,
  };
}

function seatFacts(state: State, seat: Seat): object {
  const own = state.seats[seat];
  if (own === undefined) return {};
  return {
    hand: cardsOf(own.hand),
    handCount: cardsOf(own.hand).length,
    money: moneyOf(own),
    bid: cardsOf(own.bid),
    spent: cardsOf(own.spent),
    spentCount: cardsOf(own.spent).length,
    reserve: own.reserve === 0 ? null : totalOf(own.reserve),
    cards: own.cards,
    down: own.turnedDown,
    pending: own.pending,
    exitUsed: own.exitUsed,
    inAuction: own.in,
    score: statusOf(own.cards),
  };
}

function viewFacts(state: State, letter: string, viewer: Viewer): [string, unknown][] {
  const view = viewFor(state, viewer);
  const facts = { ...tableView(view), ...endFacts(view) };
  const shown = Object.entries(facts).concat(view.seats.flatMap(seatView));
  return shown.map(([name, value]) => [`view:${letter}:${name}`, value]);
}

function tableView(view: GameView): object {
  const submitted = view.auction?.submitted ?? null;
  return {
    phase: view.phase,
    turn: letterOrNull(view.turn),
    starter: letterOf(view.starter),
    active: view.active,
    forecast: view.forecast,
    greens: view.greens,
    high: view.auction?.high ?? 0,
    deck: view.deckCount,
    auctionsDone: view.auctionsDone,
    removed: view.removed,
    submitted: submitted && view.seats.map(({ seat }) => submitted.includes(seat)),
    mySubmission: view.you?.sealed ?? null,
  };
}

function seatView(seat: GameView["seats"][number]): [string, unknown][] {
  const { turnedDown: down, in: inAuction, status: score, ...rest } = seat;
  const facts = { ...rest, down, inAuction, score };
  return Object.entries(facts).map(([name, value]) => [`${letterOf(seat.seat)}.${name}`, value]);
}

function letterOrNull(seat: Seat | null): string | null {
  return seat === null ? null : letterOf(seat);
}
