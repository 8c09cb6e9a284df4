import { DISCARD, EXIT, PASS, SEAL } from "../../shared/bots/core/play.ts";
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
  TURN,
} from "../../shared/bots/core/table.ts";
import type { ActionType, SeatState, State, StatusCard } from "../../shared/engine/index.ts";

/** A word of the core: where it stands, what to call it, what it must be. */
export type Word = readonly [place: number, name: string, word: number];

const PHASES = { sealed: SEALED, bidding: BIDDING, discard: DISCARDING, over: OVER } as const;

const numberOrNone = (card: StatusCard | null): number => (card === null ? -1 : numberOfCard(card));

/** What the core must hold where the engine is in `state`. Words without meaning at the time are left out. */
export function mirrorOf(state: State): Word[] {
  const words: Word[] = [
    [PHASE, "phase", PHASES[state.phase]],
    [TURN, "turn", state.turn ?? -1],
    [STARTER, "starter", state.starter],
    [GREENS, "greens", state.greens],
    [ACTIVE, "active", numberOrNone(state.active)],
    [FORECAST, "forecast", numberOrNone(state.forecast)],
    [DRAWN, "drawn", state.drawn],
    [AUCTIONS, "auctions", state.auctionsDone],
    [REMOVED, "removed", setOfCards(state.removed)],
    [RELEASED, "released", state.variants.reserve && state.released ? 1 : 0],
    [EXITED, "exited", bitsOf(state, (seat) => seat.exitUsed)],
  ];
  if (state.phase === "bidding") {
    words.push([HIGH, "high", state.auction.high], [IN, "in", bitsOf(state, (seat) => seat.in)]);
  }
  if (state.phase === "sealed") {
    const { envelopes } = state;
    words.push([SUBMITTED, "submitted", bitsOf(state, (_, seat) => envelopes[seat] !== null)]);
  }
  for (const [seat, { hand, spent, bid, cards, turnedDown }] of state.seats.entries()) {
    words.push([HAND + seat, `hand ${seat}`, hand], [SPENT + seat, `spent ${seat}`, spent]);
    words.push([CARDS + seat, `cards ${seat}`, setOfCards(cards)]);
    words.push([DOWN + seat, `down ${seat}`, setOfCards(turnedDown)]);
    // The core keeps an envelope as the bid that it will be.
    if (state.phase !== "sealed") words.push([BID + seat, `bid ${seat}`, bid]);
  }
  return words;
}

function bitsOf(state: State, has: (seat: SeatState, index: number) => boolean): number {
  return state.seats.reduce((set, seat, index) => (has(seat, index) ? set | (1 << index) : set), 0);
}

/** The kind of action that a number of the core stands for. */
export function kindOf(code: number): ActionType {
  if (code === PASS) return "pass";
  if (code < SEAL) return "bid";
  if (code < DISCARD) return "seal";
  return code < EXIT ? "discard" : "exit";
}
