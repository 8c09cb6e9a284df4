import {
  isLuxury,
  isPrestige,
  luxuryValue,
  statusOf,
  type StatusCard,
} from "../../shared/contract/cards.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Moment } from "../replay/moments.ts";
import { purseOf } from "../replay/view-at.ts";

/** How one lot ended. */
export interface SoldLot {
  readonly number: number;
  readonly card: StatusCard;
  /** Who received the card. */
  readonly winner: Seat;
  /** What he paid, in thousands; 0 in a disgrace auction. */
  readonly paid: number;
  /** What each seat lost in a disgrace auction; empty otherwise. */
  readonly lost: readonly { readonly seat: Seat; readonly total: number }[];
}

/** The lots of a finished game in their order; its events withhold nothing. */
export function lotsSold(events: readonly ApiEvent[]): readonly SoldLot[] {
  return events.flatMap((event): SoldLot[] => {
    if (event.type === "card-won") {
      const { auction, card, seat, paid } = event;
      return [{ number: auction, card, winner: seat, paid: paid ?? 0, lost: [] }];
    }
    if (event.type !== "disgrace-taken") return [];
    const lost = event.lost.map(({ seat, total }) => ({ seat, total: total ?? 0 }));
    return [{ number: event.auction, card: event.card, winner: event.seat, paid: 0, lost }];
  });
}

/** Where everybody stood at the deal (0) and after each lot: one list a seat. */
export interface Course {
  readonly money: readonly (readonly number[])[];
  readonly status: readonly (readonly number[])[];
}

export function courseOf(moments: readonly Moment[]): Course {
  const ends = moments.filter(({ lot, over }, place) => {
    const before = moments[place - 1];
    // A lot's consequences are all told by the time the next card is up.
    return place === 0 || over || lot !== before?.lot;
  });
  const seats = moments[0]?.seats.map((_, seat) => seat) ?? [];
  return {
    money: seats.map((seat) => ends.map(({ seats: all }) => purse(all[seat]))),
    status: seats.map((seat) => ends.map(({ seats: all }) => statusOf(all[seat]?.cards ?? []))),
  };
}

function purse(seat: Moment["seats"][number] | undefined): number {
  return seat === undefined ? 0 : (purseOf(seat) ?? 0);
}

/** A lot that somebody bought: what it cost and what it is worth to look at. */
export interface Bought extends SoldLot {
  /** A luxury's printed value; null for a prestige, which doubles. */
  readonly value: number | null;
}

export function boughtLots(lots: readonly SoldLot[]): readonly Bought[] {
  return lots
    .filter(({ card }) => isLuxury(card) || isPrestige(card))
    .map((lot) => ({ ...lot, value: isLuxury(lot.card) ? luxuryValue(lot.card) : null }));
}

/**
 * The luxury that cost least for each point of its value, and the one that cost most;
 * of equal ones the more valuable. Null where no luxury was sold.
 */
export function extremes(
  bought: readonly Bought[],
): { readonly best: Bought; readonly dearest: Bought } | null {
  const rated = bought.flatMap((lot) =>
    lot.value === null ? [] : [{ lot, value: lot.value, rate: lot.paid / lot.value }],
  );
  const [best] = rated.toSorted((a, b) => a.rate - b.rate || b.value - a.value);
  const [dearest] = rated.toSorted((a, b) => b.rate - a.rate || b.value - a.value);
  return best === undefined || dearest === undefined
    ? null
    : { best: best.lot, dearest: dearest.lot };
}

/** What each seat paid in all to stay out of disgraces, in thousands. */
export function disgraceBill(lots: readonly SoldLot[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    lots
      .flatMap(({ lost }) => lost)
      .reduce((sum, loss) => sum + (loss.seat === seat ? loss.total : 0), 0),
  );
}
