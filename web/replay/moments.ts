import { isLuxury, STATUS_CARDS, type StatusCard } from "../../shared/contract/cards.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { Result, Variant } from "../../shared/contract/game-words.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import { total } from "../table/dock.ts";
import {
  lay,
  leaveEarly,
  pay,
  seatAtDeal,
  takeBack,
  takeReserve,
  type SeatMoment,
} from "./seat-moment.ts";

/** The table after one action, told by the events alone: no rule is asked for. */
export interface Moment {
  /** 0 is the deal; each action is one more. */
  readonly version: number;
  /** What this action set off. */
  readonly events: readonly ApiEvent[];
  /** From 1; the lot whose card is up. */
  readonly lot: number;
  readonly card: StatusCard | null;
  /** False for the fourth green card, and once the game is over. */
  readonly auctioned: boolean;
  /** The highest total; null where the ledger has closed over it. */
  readonly high: number | null;
  readonly leader: Seat | null;
  readonly starter: Seat;
  readonly greens: number;
  readonly drawn: number;
  readonly forecast: StatusCard | null;
  readonly removed: readonly StatusCard[];
  readonly seats: readonly SeatMoment[];
  readonly over: boolean;
  readonly result: Result | null;
}

/** Whose game it is, and with which variants. */
export interface Dealt {
  readonly seats: number;
  readonly variants: readonly Variant[];
  readonly starter: Seat;
}

/**
 * Every moment of a game from its deal on: the one at place v is after v actions.
 * Where events withhold cards, the seat's cards are null from there on.
 *
 * @param events all of them, in order
 */
export function momentsOf(dealt: Dealt, events: readonly ApiEvent[]): readonly Moment[] {
  const moments: Moment[] = [];
  let present = atDeal(dealt);
  for (const event of events) {
    if (event.version > present.version) {
      moments.push(present);
      present = { ...present, version: event.version, events: [] };
    }
    present = after({ ...present, events: [...present.events, event] }, event);
  }
  return [...moments, present];
}

function atDeal({ seats, variants, starter }: Dealt): Moment {
  return {
    version: 0,
    events: [],
    lot: 0,
    card: null,
    auctioned: false,
    high: 0,
    leader: null,
    starter,
    greens: 0,
    drawn: 0,
    forecast: null,
    removed: [],
    seats: Array.from({ length: seats }, () => seatAtDeal(variants)),
    over: false,
    result: null,
  };
}

function after(now: Moment, event: ApiEvent): Moment {
  switch (event.type) {
    case "game-opened":
    case "seat-taken":
    case "seat-left":
      return now;
    case "game-started":
      return { ...now, starter: event.starter };
    case "card-revealed":
      return reveal(now, event);
    case "sealed":
      return withSeat(now, event.seat, (seat) => ({ ...seat, sealed: true }));
    case "envelopes-opened": {
      const seats = now.seats.map((seat, place) => lay(seat, event.bids[place] ?? null));
      return { ...now, seats, high: event.high, leader: event.leader };
    }
    case "bid-raised": {
      const laid = withSeat(now, event.seat, (seat) => lay(seat, event.cards));
      return { ...laid, high: event.total, leader: event.seat };
    }
    case "passed":
      return led(withSeat(now, event.seat, (seat) => takeBack(seat, event.cards)));
    case "exited":
      return led(
        withSeat(now, event.seat, (seat) =>
          leaveEarly(takeBack(seat, event.cards), event.luxury, event.recovered),
        ),
      );
    case "card-won": {
      const paid = withSeat(now, event.seat, (seat) => pay(seat, event.cards));
      return given(paid, event.seat, event.card);
    }
    case "disgrace-taken": {
      const seats = now.seats.map((seat, place) => {
        const loss = event.lost.find((lost) => lost.seat === place);
        return pay(seat, loss === undefined ? [] : loss.cards);
      });
      return given({ ...now, seats }, event.seat, event.card);
    }
    case "luxury-lost": {
      const gone = withSeat(now, event.seat, (seat) => ({
        ...seat,
        pending: false,
        cards: seat.cards.filter((card) => card !== "FP" && card !== event.luxury),
      }));
      return { ...gone, removed: [...now.removed, "FP", event.luxury] };
    }
    case "reserve-released":
      return { ...now, seats: now.seats.map(takeReserve) };
    case "game-over":
      return { ...now, over: true, auctioned: false, result: event.result };
    case "game-ended":
      return { ...now, over: true, auctioned: false };
  }
}

function reveal(now: Moment, event: Extract<ApiEvent, { type: "card-revealed" }>): Moment {
  const { auction, card, auctioned, greens, forecast } = event;
  // 11.B: the card that was foretold has been drawn before.
  const drawn = now.drawn + (now.forecast === null ? 1 : 0) + (forecast === null ? 0 : 1);
  const seats = now.seats.map((seat) => ({ ...seat, in: auctioned }));
  return {
    ...now,
    lot: auction,
    card,
    auctioned,
    greens,
    forecast,
    drawn,
    seats,
    high: 0,
    leader: null,
  };
}

/** 4.4: the card goes to a seat, who starts the next lot. */
function given(now: Moment, winner: Seat, card: StatusCard): Moment {
  const settled = now.seats.map((seat) => ({ ...seat, in: false }));
  const next = withSeat({ ...now, seats: settled, starter: winner }, winner, (seat) => ({
    ...seat,
    cards: [...seat.cards, card],
    // 7.2: with a luxury to give, it is given up at once or chosen next.
    pending: seat.pending || (card === "FP" && !seat.cards.some(isLuxury)),
  }));
  return { ...next, leader: null };
}

/** After equal envelopes a pass may leave one seat alone with the highest total. */
function led(now: Moment): Moment {
  if (now.leader !== null || now.high === null || now.high === 0) return now;
  const highest = now.seats.flatMap(({ bid }, seat) =>
    bid !== null && total(bid) === now.high ? [seat] : [],
  );
  return { ...now, leader: highest.length === 1 ? (highest[0] ?? null) : null };
}

function withSeat(now: Moment, place: Seat, change: (seat: SeatMoment) => SeatMoment): Moment {
  return {
    ...now,
    seats: now.seats.map((seat, index) => (index === place ? change(seat) : seat)),
  };
}

/** How many cards there are to turn up. */
export const DECK_SIZE = STATUS_CARDS.length;
