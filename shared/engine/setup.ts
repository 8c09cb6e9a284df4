import type { StatusCard } from "./cards.ts";
import type { GameEvent } from "./event.ts";
import { NO_MONEY } from "./money-set.ts";
import { nextCard } from "./next-card.ts";
import { resultOf } from "./score.ts";
import type { Seat, SeatCount } from "./seat.ts";
import type { OverState, SeatState, State, Variants } from "./state.ts";
import { startingMoney } from "./variants/reserve.ts";
import type { Variant } from "./variant.ts";

export interface Setup {
  readonly seats: SeatCount;
  readonly variants: readonly Variant[];
  /** 2.3: who opens the first auction. */
  readonly starter: Seat;
  /** All sixteen, in the order of drawing. */
  readonly deck: readonly StatusCard[];
}

/** A state with what has happened on the way to it. */
export interface Start {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** The game at its beginning (2), with the first card turned up. */
export function deal({ seats, variants, starter, deck }: Setup): Start {
  const played = variantsOf(variants);
  return begin({
    variants: played,
    deck,
    starter,
    greens: 0,
    forecast: null,
    released: false,
    auctionsDone: 0,
    seats: Array.from({ length: seats }, () => startingSeat(played)),
  });
}

/** Any set of variants (2.4). */
export function variantsOf(list: readonly string[]): Variants {
  return {
    open: list.includes("open"),
    forecast: list.includes("forecast"),
    reserve: list.includes("reserve"),
    sealed: list.includes("sealed"),
    exit: list.includes("exit"),
  };
}

/** 2.1, 2.5 */
function startingSeat(variants: Variants): SeatState {
  const { hand, reserve } = startingMoney(variants.reserve);
  return {
    hand,
    bid: NO_MONEY,
    spent: NO_MONEY,
    reserve,
    in: false,
    cards: [],
    turnedDown: [],
    pending: false,
    exitUsed: false,
  };
}

type Standing = Pick<
  State,
  "variants" | "deck" | "starter" | "greens" | "forecast" | "released" | "auctionsDone" | "seats"
>;

/** Turns up the next card of a game that stands between two auctions. */
export function begin(standing: Standing): Start {
  const events: GameEvent[] = [];
  // Between two auctions a game is as it would be if it ended here.
  const between: OverState = {
    version: 0,
    ...standing,
    drawn: 0,
    active: null,
    removed: [],
    lastAuction: null,
    phase: "over",
    turn: null,
    auction: null,
    envelopes: null,
    result: resultOf(standing.seats),
  };
  return { state: nextCard(between, events), events };
}
