import type { MoneyCard } from "../engine/cards.ts";
import type { GameEvent } from "../engine/event.ts";
import type { ViewedEvent } from "../engine/event-for.ts";
import type { Seat, SeatCount } from "../engine/seat.ts";
import type { Variant } from "../engine/variant.ts";
import { purseOf } from "./core/purse.ts";

/**
 * What a seat has kept of what it was shown. Every card that was laid was once
 * public (rules.md 10.1), so the spent piles are all there is to remember.
 */
export interface Memory {
  readonly variants: readonly Variant[];
  /** One entry a seat. */
  readonly purses: readonly PurseMemory[];
}

export interface PurseMemory {
  /** Purse bits of the cards known to be spent; one of `doubt`, if any, is back in the hand. */
  readonly spent: number;
  /** The cards among which an early exit recovered an unseen one (E6); 0 if none. */
  readonly doubt: number;
}

type Cards = readonly MoneyCard[] | null;

export function startMemory(seats: SeatCount, variants: readonly Variant[]): Memory {
  return { variants, purses: Array.from({ length: seats }, () => ({ spent: 0, doubt: 0 })) };
}

/**
 * Whether `observe` may learn anything from an event; most teach nothing, so that nobody need work
 * out what the seat was shown of it.
 */
export function teaches({ purses }: Memory, event: GameEvent): boolean {
  switch (event.type) {
    case "card-won":
    case "disgrace-taken":
    case "exited":
      return true;
    case "bid-raised":
      return purses[event.seat]?.doubt !== 0;
    case "envelopes-opened":
      return purses.some(({ doubt }) => doubt !== 0);
    case "passed":
    case "card-revealed":
    case "sealed":
    case "luxury-lost":
    case "reserve-released":
    case "game-over":
      return false;
  }
}

/**
 * The memory after one more event, as the seat was shown it when it happened.
 * An event seen too late, its cards withheld, leaves a gap that `decide` fills
 * with a guess.
 */
export function observe(memory: Memory, event: ViewedEvent): Memory {
  switch (event.type) {
    case "bid-raised":
      return change(memory, event.seat, (purse) => laid(purse, event.cards));
    case "envelopes-opened":
      return event.bids.reduce<Memory>(
        (known, cards, seat) => change(known, seat, (purse) => laid(purse, cards)),
        memory,
      );
    case "card-won":
      return change(memory, event.seat, (purse) => paid(purse, event.cards));
    case "disgrace-taken":
      return event.lost.reduce<Memory>(
        (known, payment) => change(known, payment.seat, (purse) => paid(purse, payment.cards)),
        memory,
      );
    case "exited":
      return change(memory, event.seat, (purse) => recovered(purse, event.recovered));
    case "passed":
    case "card-revealed":
    case "sealed":
    case "luxury-lost":
    case "reserve-released":
    case "game-over":
      return memory;
  }
}

/** Most events teach nothing new; then the memory stays the same object. */
function change(memory: Memory, seat: Seat, turn: (purse: PurseMemory) => PurseMemory): Memory {
  const before = memory.purses[seat];
  const after = before && turn(before);
  if (after === undefined || after === before) return memory;
  return { ...memory, purses: memory.purses.with(seat, after) };
}

/** A card of the doubtful ones on the table is the one that was recovered. */
function laid(purse: PurseMemory, cards: Cards): PurseMemory {
  const seen = purseOf(cards ?? []) & purse.doubt;
  return seen === 0 ? purse : { spent: purse.spent & ~seen, doubt: 0 };
}

function paid(purse: PurseMemory, cards: Cards): PurseMemory {
  if (cards === null || cards.length === 0) return purse;
  const before = laid(purse, cards);
  return { ...before, spent: before.spent | purseOf(cards ?? []) };
}

function recovered(purse: PurseMemory, card: MoneyCard | null): PurseMemory {
  return card === null
    ? { ...purse, doubt: purse.spent }
    : { ...purse, spent: purse.spent & ~purseOf([card]) };
}
