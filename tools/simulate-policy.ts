import {
  type Action,
  cardsOf,
  isLuxury,
  legalFor,
  legalKinds,
  type MoneySet,
  pick,
  type Seat,
  seatAt,
  type SeatState,
  type State,
  subsetsOf,
  totalOf,
  uniformBelow,
} from "../shared/engine/index.ts";

/** What a seat from whom an action is due plays; `draw` answers uniform uint32 numbers. */
export type Policy = (state: State, seat: Seat, draw: () => number) => Action;

/** A kind of action uniformly, then its arguments uniformly. */
const random: Policy = (state, seat, draw) => {
  const own = seatAt(state.seats, seat);
  const kind = choose(legalKinds(state, seat), draw);
  switch (kind) {
    case "pass":
      return { type: kind };
    case "seal":
      return { type: kind, cards: cardsOf(pick(own.hand, draw())) };
    case "bid":
      return { type: kind, cards: cardsOf(raiseAbove(state.auction?.high ?? 0, own, draw)) };
    case "discard":
      return { type: kind, luxury: choose(own.cards.filter(isLuxury), draw) };
    case "exit": {
      const luxury = choose(own.cards.filter(isLuxury), draw);
      return { type: kind, luxury, recover: choose(cardsOf(own.spent), draw) };
    }
  }
};

/** How often to try any subset of the hand before listing those that are enough. */
const TRIES = 16;

/** A uniform choice among the sets of hand cards that raise the own bid above `high`. */
function raiseAbove(high: number, own: SeatState, draw: () => number): MoneySet {
  const needed = high - totalOf(own.bid);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const set = pick(own.hand, draw());
    if (totalOf(set) > needed) return set;
  }
  return choose(
    subsetsOf(own.hand).filter((set) => totalOf(set) > needed),
    draw,
  );
}

/** Raises as little as possible while it can; keeps what it may keep. */
const cheapest: Policy = (state, seat) => {
  const { actions, cheapest: raise, discard } = legalFor(state, seat);
  if (raise !== null) return { type: "bid", cards: raise };
  if (actions.includes("pass")) return { type: "pass" };
  const [luxury] = discard;
  if (luxury !== undefined) return { type: "discard", luxury };
  // 11.D1: every envelope holds the lowest card there is.
  return { type: "seal", cards: cardsOf(seatAt(state.seats, seat).hand).slice(0, 1) };
};

export const POLICIES = { random, cheapest };

function choose<Item>(items: readonly Item[], draw: () => number): Item {
  const item = items[items.length === 1 ? 0 : uniformBelow(draw, items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}
