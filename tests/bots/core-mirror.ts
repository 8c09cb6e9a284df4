import { DISCARD, EXIT, SEAL } from "../../shared/bots/core/play.ts";
import {
  ACTIVE,
  AUCTIONS,
  BID,
  BIDDING,
  CARDS,
  DISCARDING,
  DOWN,
  DRAWN,
  EXITED,
  FORECAST,
  GREENS,
  HAND,
  HIGH,
  IN,
  numberOfCard,
  OVER,
  PHASE,
  RELEASED,
  REMOVED,
  SEALED,
  setOfCards,
  SPENT,
  STARTER,
  SUBMITTED,
  type Table,
  TURN,
} from "../../shared/bots/core/table.ts";
import type { SeatState, State, StatusCard } from "../../shared/engine/index.ts";

const PHASES = { sealed: SEALED, bidding: BIDDING, discard: DISCARDING, over: OVER } as const;

const numberOrNone = (card: StatusCard | null): number => (card === null ? -1 : numberOfCard(card));

/** What the core must hold where the engine is in `state`. Words without meaning at the time are left out. */
export function mirrorOf(state: State): Record<string, number> {
  const common = {
    phase: PHASES[state.phase],
    turn: state.turn ?? -1,
    starter: state.starter,
    greens: state.greens,
    active: numberOrNone(state.active),
    forecast: numberOrNone(state.forecast),
    drawn: state.drawn,
    auctions: state.auctionsDone,
    removed: setOfCards(state.removed),
    released: state.variants.reserve && state.released ? 1 : 0,
    exited: bitsOf(state, (seat) => seat.exitUsed),
  };
  const auction =
    state.phase === "bidding"
      ? { high: state.auction.high, in: bitsOf(state, (seat) => seat.in) }
      : {};
  const submitted =
    state.phase === "sealed"
      ? {
          submitted: state.envelopes.reduce(
            (set, held, i) => (held === null ? set : set | (1 << i)),
            0,
          ),
        }
      : {};
  return { ...common, ...auction, ...submitted, ...seatsOf(state) };
}

function seatsOf(state: State): Record<string, number> {
  const words: Record<string, number> = {};
  state.seats.forEach((seat, index) => {
    words[`hand${index}`] = seat.hand;
    words[`spent${index}`] = seat.spent;
    if (state.phase !== "sealed") words[`bid${index}`] = seat.bid;
    words[`cards${index}`] = setOfCards(seat.cards);
    words[`down${index}`] = setOfCards(seat.turnedDown);
  });
  return words;
}

function bitsOf(state: State, has: (seat: SeatState) => boolean): number {
  return state.seats.reduce((set, seat, index) => (has(seat) ? set | (1 << index) : set), 0);
}

/** The same words, read off the core. */
export function wordsOf(table: Table, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, table[placeOf(name)] ?? Number.NaN]));
}

const PLACES: Readonly<Record<string, number>> = {
  phase: PHASE,
  turn: TURN,
  starter: STARTER,
  greens: GREENS,
  active: ACTIVE,
  forecast: FORECAST,
  drawn: DRAWN,
  auctions: AUCTIONS,
  removed: REMOVED,
  released: RELEASED,
  exited: EXITED,
  high: HIGH,
  in: IN,
  submitted: SUBMITTED,
  hand: HAND,
  spent: SPENT,
  bid: BID,
  cards: CARDS,
  down: DOWN,
};

function placeOf(name: string): number {
  const place = PLACES[name.replace(/\d$/, "")];
  if (place === undefined) throw new RangeError(`no word ${name}`);
  return place + Number(/\d$/.exec(name)?.[0] ?? 0);
}

/** "bid", "pass" …, for counting what a test has played. */
export function kindOf(code: number): string {
  if (code === 0) return "pass";
  if (code < SEAL) return "bid";
  if (code < DISCARD) return "seal";
  return code < EXIT ? "discard" : "exit";
}
