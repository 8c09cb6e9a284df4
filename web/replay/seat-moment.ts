import {
  MONEY_CARDS,
  type Luxury,
  type MoneyCard,
  type StatusCard,
} from "../../shared/contract/cards.ts";
import type { Variant } from "../../shared/contract/game-words.ts";

/** Money cards in ascending order; null where an event withholds them (rules.md 10.3). */
export type Shown = readonly MoneyCard[] | null;

/** One seat at one moment of a replay, as far as the events tell. */
export interface SeatMoment {
  readonly in: boolean;
  /** Has handed in an envelope that is not open yet. */
  readonly sealed: boolean;
  readonly hand: Shown;
  readonly bid: Shown;
  readonly spent: Shown;
  readonly reserve: MoneyCard | null;
  readonly cards: readonly StatusCard[];
  readonly turnedDown: readonly Luxury[];
  readonly pending: boolean;
  readonly exitUsed: boolean;
}

/** 2.5, 11.C1: everybody's full set, with the 1 aside where the table plays with the reserve. */
export function seatAtDeal(variants: readonly Variant[]): SeatMoment {
  const aside = variants.includes("reserve");
  return {
    in: false,
    sealed: false,
    hand: aside ? MONEY_CARDS.filter((card) => card !== 1) : MONEY_CARDS,
    bid: [],
    spent: [],
    reserve: aside ? 1 : null,
    cards: [],
    turnedDown: [],
    pending: false,
    exitUsed: false,
  };
}

/** Cards go from the hand to what is laid. */
export function lay(seat: SeatMoment, cards: Shown): SeatMoment {
  return { ...seat, hand: less(seat.hand, cards), bid: plus(seat.bid, cards), sealed: false };
}

/** What is laid comes back; the seat is out of this lot. */
export function takeBack(seat: SeatMoment, cards: Shown): SeatMoment {
  return { ...seat, hand: plus(seat.hand, cards), bid: [], in: false };
}

/** What is laid is gone for good. */
export function pay(seat: SeatMoment, cards: Shown): SeatMoment {
  return { ...seat, spent: plus(seat.spent, cards), bid: [], in: false };
}

/** 11.E2: one card returns from the spent pile, a luxury is turned face down. */
export function leaveEarly(
  seat: SeatMoment,
  luxury: Luxury,
  recovered: MoneyCard | null,
): SeatMoment {
  const card = recovered === null ? null : [recovered];
  return {
    ...seat,
    hand: plus(seat.hand, card),
    spent: less(seat.spent, card),
    cards: seat.cards.filter((own) => own !== luxury),
    turnedDown: [...seat.turnedDown, luxury],
    exitUsed: true,
  };
}

/** 11.C2: the 1 that lay aside. */
export function takeReserve(seat: SeatMoment): SeatMoment {
  return seat.reserve === null
    ? seat
    : { ...seat, hand: plus(seat.hand, [seat.reserve]), reserve: null };
}

function plus(cards: Shown, more: Shown): Shown {
  return cards === null || more === null ? null : [...cards, ...more].sort((a, b) => a - b);
}

function less(cards: Shown, gone: Shown): Shown {
  return cards === null || gone === null ? null : cards.filter((card) => !gone.includes(card));
}
