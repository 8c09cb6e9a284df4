import { isGreen } from "../cards.ts";
import type { GameEvent } from "../event.ts";
import { FULL_SET, type MoneySet, NO_MONEY, setOf, union, without } from "../money-set.ts";
import type { AuctionState } from "../state.ts";

/** 11.C1: the lowest card; there is no choice. */
export const RESERVE: MoneySet = setOf([1]);

/** 2.5: where a seat's full set lies at the start. */
export function startingMoney(aside: boolean): { hand: MoneySet; reserve: MoneySet } {
  return aside
    ? { hand: without(FULL_SET, RESERVE), reserve: RESERVE }
    : { hand: FULL_SET, reserve: NO_MONEY };
}

/** 11.C2: after the auction of the first green card, before the next card, for all at once. */
export function releaseReserve(state: AuctionState, events: GameEvent[]): AuctionState {
  const { variants, released, auction } = state;
  if (!variants.reserve || released || !isGreen(auction.card)) return state;
  events.push({ type: "reserve-released", auction: auction.number });
  const seats = state.seats.map((seat) => ({
    ...seat,
    hand: union(seat.hand, seat.reserve),
    reserve: NO_MONEY,
  }));
  return { ...state, released: true, seats };
}
