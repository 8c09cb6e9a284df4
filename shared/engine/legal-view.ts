import type { Action, ActionType } from "./action.ts";
import { isLuxury, luxuryValue, type Luxury } from "./cards.ts";
import { cheapestAbove } from "./cheapest.ts";
import { ACTIONS_OF_PHASE, refusalOf } from "./legal.ts";
import { cardsOf, totalOf } from "./money-set.ts";
import type { Seat } from "./seat.ts";
import type { SeatState, State } from "./state.ts";
import type { LegalView } from "./view.ts";

/** The kinds of action this seat has now (rules.md 12); none when nothing is due from it. */
export function legalKinds(state: State, seat: Seat): readonly ActionType[] {
  const own = state.seats[seat];
  if (own === undefined) return [];
  return ACTIONS_OF_PHASE[state.phase].filter((type) => {
    const boldest = boldestOf(type, own);
    return boldest !== undefined && refusalOf(state, seat, boldest) === undefined;
  });
}

/** The action of each kind that is legal if any of that kind is; undefined if none can be named. */
function boldestOf(type: ActionType, own: SeatState): Action | undefined {
  switch (type) {
    case "pass":
      return { type };
    case "seal":
      return { type, cards: [] };
    case "bid":
      return { type, cards: cardsOf(own.hand) };
    case "discard": {
      const luxury = own.cards.find(isLuxury);
      return luxury && { type, luxury };
    }
    case "exit": {
      const luxury = own.cards.find(isLuxury);
      const recover = cardsOf(own.spent)[0];
      return luxury && recover && { type, luxury, recover };
    }
  }
}

/** All that this seat may do now, so that a client needs no rules of its own. */
export function legalFor(state: State, seat: Seat): LegalView {
  const actions = legalKinds(state, seat);
  const own = state.seats[seat];
  if (own === undefined || actions.length === 0) return NOTHING_DUE;
  const bidding = actions.includes("pass");
  const toBeat = bidding && state.auction !== null ? state.auction.high : null;
  const cheapest = toBeat === null ? undefined : cheapestAbove(own.hand, toBeat - totalOf(own.bid));
  return {
    actions,
    toBeat,
    cheapest: cheapest === undefined ? null : cardsOf(cheapest),
    discard: actions.includes("discard") ? luxuriesOf(own) : [],
    exit: actions.includes("exit")
      ? { luxuries: luxuriesOf(own), recover: cardsOf(own.spent) }
      : null,
  };
}

const NOTHING_DUE: LegalView = {
  actions: [],
  toBeat: null,
  cheapest: null,
  discard: [],
  exit: null,
};

/** The seat's face-up luxuries, lowest first. */
function luxuriesOf(own: SeatState): readonly Luxury[] {
  return own.cards.filter(isLuxury).toSorted((a, b) => luxuryValue(a) - luxuryValue(b));
}

/**
 * Q67: what is played for a seat whose time is out: an empty envelope, a pass (which in
 * a disgrace auction takes the card), the lowest luxury; never an early exit. Undefined
 * when nothing is due from the seat.
 */
export function defaultAction(state: State, seat: Seat): Action | undefined {
  const { actions, discard } = legalFor(state, seat);
  if (actions.includes("seal")) return { type: "seal", cards: [] };
  if (actions.includes("pass")) return { type: "pass" };
  const luxury = discard[0];
  return luxury && { type: "discard", luxury };
}
