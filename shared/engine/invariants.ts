import { isGreen, isLuxury, STATUS_CARDS, type StatusCard } from "./cards.ts";
import { countOf, FULL_SET, NO_MONEY, totalOf, union } from "./money-set.ts";
import type { SeatState, State } from "./state.ts";

const OF_A_STATE = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8"] as const;
type OfAState = (typeof OF_A_STATE)[number];
/** Of rules.md 13, those that can be read off a state or a step; I10 to I12 are about many. */
export type Invariant = OfAState | "I9";

/**
 * The invariants that a state of a game dealt with all sixteen cards breaks. None ever:
 * one that is named shows a fault of the engine, or a state that it did not make.
 */
export function brokenInvariants(state: State): readonly Invariant[] {
  return OF_A_STATE.filter((invariant) => !holds(invariant, state));
}

function holds(invariant: OfAState, state: State): boolean {
  const { seats, result } = state;
  switch (invariant) {
    case "I1":
      return seats.every(hasFullSet);
    case "I2":
      return isDeck(cardsEverywhere(state));
    case "I3":
      return state.greens === greensSeen(state) && state.greens <= 4;
    case "I4":
      return state.phase !== "bidding" || state.auction.high === highestBid(seats);
    case "I5":
      return result === null || (state.auctionsDone >= 3 && state.auctionsDone <= 15);
    case "I6":
      return seats.every((seat) => !seat.pending || !seat.cards.some(isLuxury));
    case "I7":
      return result === null || !state.variants.reserve || state.released;
    case "I8":
      return result === null || result.winners.length < 2 || result.winners.every(noLuxury(seats));
  }
}

/** The invariants that the step from one state to the next breaks: I4 and I9. */
export function brokenByStep(before: State, after: State): readonly Invariant[] {
  if (before.phase !== "bidding" || after.phase !== "bidding") return [];
  if (before.auction.number !== after.auction.number) return [];
  const fell = after.auction.high < before.auction.high;
  const jumped = !before.variants.sealed && after.turn !== nextIn(after.seats, before.turn);
  const broken: Invariant[] = [];
  if (fell) broken.push("I4");
  if (jumped) broken.push("I9");
  return broken;
}

function hasFullSet({ hand, bid, spent, reserve }: SeatState): boolean {
  const parts = [hand, bid, spent, reserve];
  const count = parts.reduce((sum, part) => sum + countOf(part), 0);
  return parts.reduce(union, NO_MONEY) === FULL_SET && count === countOf(FULL_SET);
}

/** The active card while it is nobody's yet. */
function unowned({ active, phase }: State): readonly StatusCard[] {
  return active === null || phase === "discard" ? [] : [active];
}

function cardsEverywhere(state: State): readonly StatusCard[] {
  return [
    ...state.deck.slice(state.drawn),
    ...(state.forecast === null ? [] : [state.forecast]),
    ...unowned(state),
    ...state.seats.flatMap(({ cards, turnedDown }) => [...cards, ...turnedDown]),
    ...state.removed,
  ];
}

function isDeck(cards: readonly StatusCard[]): boolean {
  return cards.length === STATUS_CARDS.length && new Set(cards).size === cards.length;
}

function greensSeen(state: State): number {
  return [...unowned(state), ...state.seats.flatMap(({ cards }) => cards)].filter(isGreen).length;
}

function highestBid(seats: readonly SeatState[]): number {
  return Math.max(...seats.map((seat) => (seat.in ? totalOf(seat.bid) : 0)));
}

function noLuxury(seats: readonly SeatState[]) {
  return (seat: number): boolean => seats[seat]?.cards.some(isLuxury) === false;
}

function nextIn(seats: readonly SeatState[], from: number): number | undefined {
  const order = seats.map((_, step) => (from + 1 + step) % seats.length);
  return order.find((seat) => seats[seat]?.in === true);
}
