import type { MoneyCard } from "../../shared/contract/cards.ts";
import type { Seat } from "../../shared/engine/seat.ts";

/** Where things are on the page: parts mark themselves with `data-spot`. */
export const lotSpot = (): Element | null => document.querySelector("[data-spot=lot] .card");

/** A lamp by its number, from 1. */
export const lampSpot = (lamp: number): Element | null =>
  document.querySelectorAll("[data-spot=lamps] use")[lamp - 1] ?? null;

/** A seat: its place in the strip, or one's own row in the dock. */
export const seatSpot = (seat: Seat): Element | null =>
  document.querySelector(`[data-spot=seat-${seat}]`);

/** What stands for a seat where a card comes home to it: its seal, or one's own last card. */
export const homeSpot = (seat: Seat): Element | null => {
  const place = seatSpot(seat);
  return (
    place?.querySelector(".seal") ?? [...(place?.querySelectorAll(".chip") ?? [])].at(-1) ?? place
  );
};

/** What a seat has laid, in figures; one's own notes say it themselves. */
export const bidSpot = (seat: Seat): Element | null =>
  seatSpot(seat)?.querySelector("[data-spot=bid]") ?? null;

/** Where a note lies: in one's own hand each has its place for the whole game (decision 0032). */
export function noteSpot(seat: Seat, card: MoneyCard): Element | null {
  const place = seatSpot(seat);
  const hand = place?.closest(".dock")?.querySelector(".hand");
  return hand?.querySelector(`[data-note="${card}"]`) ?? place;
}
