import type { GameView, SeatView } from "../engine/view.ts";
import type { Seat } from "../engine/seat.ts";
import { COUNT, FULL_PURSE, purseOf } from "./core/purse.ts";
import {
  ACTIVE,
  AUCTIONS,
  BID,
  BIDDING,
  CARDS,
  DECK,
  DECK_SIZE,
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
  RULES,
  rulesOf,
  SEALED,
  SEATS,
  setOfCards,
  SPENT,
  STARTER,
  TABLE_SIZE,
  TURN,
  type Table,
} from "./core/table.ts";
import type { Memory, PurseMemory } from "./memory.ts";
import type { Random } from "./random.ts";

/** What a seat knows: a table without a deck, and what is open about it. */
export interface Belief {
  readonly seat: Seat;
  /** Everything that is known; the undrawn part of the deck is not. */
  readonly known: Table;
  /** The numbers of the undrawn status cards, in no order. */
  readonly unseen: readonly number[];
  /** Per seat: cards that are spent or in hand, and how many of them are in hand. */
  readonly doubts: readonly {
    readonly seat: Seat;
    readonly cards: number;
    readonly held: number;
  }[];
}

const PHASE_NUMBERS = {
  sealed: SEALED,
  bidding: BIDDING,
  discard: DISCARDING,
  over: OVER,
} as const;

/** Builds the belief of `view.you` from what it sees now and what it remembers. */
export function beliefOf(view: GameView, memory: Memory): Belief {
  const known = new Int32Array(TABLE_SIZE);
  known[SEATS] = view.seats.length;
  known[RULES] = rulesOf(memory.variants);
  known[PHASE] = PHASE_NUMBERS[view.phase];
  known[TURN] = view.turn ?? -1;
  known[STARTER] = view.starter;
  known[GREENS] = view.greens;
  known[ACTIVE] = view.auction ? numberOfCard(view.auction.card) : -1;
  known[FORECAST] = view.forecast ? numberOfCard(view.forecast) : -1;
  known[HIGH] = view.auction?.high ?? 0;
  known[AUCTIONS] = view.auctionsDone;
  known[DRAWN] = DECK_SIZE - view.deckCount;
  known[REMOVED] = setOfCards(view.removed);
  known[RELEASED] = view.seats.every((seat) => seat.reserve === null) ? 1 : 0;
  const doubts = view.seats.flatMap((seat) => placeSeat(known, seat, view, memory));
  return { seat: view.you?.seat ?? -1, known, unseen: unseenOf(known), doubts };
}

/** Writes one seat's words; returns its doubt, if there is one. */
function placeSeat(known: Table, seat: SeatView, view: GameView, memory: Memory) {
  const index = seat.seat;
  known[CARDS + index] = setOfCards(seat.cards);
  known[DOWN + index] = setOfCards(seat.turnedDown);
  known[BID + index] = purseOf(seat.bid);
  if (seat.in) known[IN] = (known[IN] ?? 0) | (1 << index);
  if (seat.exitUsed) known[EXITED] = (known[EXITED] ?? 0) | (1 << index);
  const own = view.you?.seat === index ? view.you : null;
  const elsewhere = purseOf(seat.bid) | (seat.reserve === null ? 0 : purseOf([seat.reserve]));
  const hand = own?.hand ?? seat.hand;
  if (hand !== null) {
    known[HAND + index] = purseOf(hand);
    known[SPENT + index] = FULL_PURSE & ~(purseOf(hand) | elsewhere);
    return [];
  }
  const remembered = memory.purses[index] ?? { spent: 0, doubt: 0 };
  return placeHidden(known, seat, remembered, elsewhere);
}

function placeHidden(known: Table, seat: SeatView, remembered: PurseMemory, elsewhere: number) {
  const index = seat.seat;
  const spent = remembered.spent & ~elsewhere;
  const surely = spent & ~remembered.doubt;
  const hand = FULL_PURSE & ~(spent | elsewhere);
  known[SPENT + index] = surely;
  known[HAND + index] = hand;
  const doubtful = spent & remembered.doubt;
  if (doubtful === 0 && COUNT[hand] === seat.handCount) return [];
  if (COUNT[hand] === seat.handCount - 1 && doubtful !== 0)
    return [{ seat: index, cards: doubtful, held: 1 }];
  // Cards were paid unseen, so any of the rest may be the ones still held.
  const open = FULL_PURSE & ~(surely | elsewhere);
  known[HAND + index] = 0;
  return [{ seat: index, cards: open, held: seat.handCount }];
}

/** The status cards that lie nowhere in sight. */
function unseenOf(known: Table): number[] {
  let seen = known[REMOVED] ?? 0;
  for (let seat = 0; seat < (known[SEATS] ?? 0); seat++)
    seen |= (known[CARDS + seat] ?? 0) | (known[DOWN + seat] ?? 0);
  for (const place of [ACTIVE, FORECAST])
    if ((known[place] ?? -1) >= 0) seen |= 1 << (known[place] ?? 0);
  return Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !((seen >> card) & 1),
  );
}

/** Writes into `table` one world that agrees with the belief: a shuffled deck, doubtful cards dealt. */
export function imagine(belief: Belief, table: Table, random: Random): void {
  table.set(belief.known);
  const start = DECK_SIZE - belief.unseen.length;
  belief.unseen.forEach((card, index) => {
    const place = start + Math.floor(random() * (index + 1));
    table[DECK + start + index] = table[DECK + place] ?? 0;
    table[DECK + place] = card;
  });
  for (const doubt of belief.doubts) {
    let rest = doubt.cards;
    for (let held = doubt.held; held > 0; held--) rest &= ~randomCard(rest, random);
    table[HAND + doubt.seat] = (table[HAND + doubt.seat] ?? 0) | (doubt.cards & ~rest);
    table[SPENT + doubt.seat] = (table[SPENT + doubt.seat] ?? 0) | rest;
  }
}

function randomCard(purse: number, random: Random): number {
  let rest = purse;
  for (let skip = Math.floor(random() * (COUNT[purse] ?? 0)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}
