import type { Action, ActionType } from "./action.ts";
import { isLuxury, type MoneyCard } from "./cards.ts";
import { contains, countOf, includes, setOf, totalOf, union } from "./money-set.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import type { SeatState, State } from "./state.ts";
import { exitObstacle } from "./variants/exit.ts";

/** 12: the kinds of action that a phase knows at all. */
export const ACTIONS_OF_PHASE: Readonly<Record<State["phase"], readonly ActionType[]>> = {
  sealed: ["seal"],
  bidding: ["bid", "pass", "exit"],
  discard: ["discard"],
  over: [],
};

/**
 * Why the rules do not allow this seat this action now; undefined if they do. The one
 * place that asks about legality (12), in this order: the game's end, the phase, the
 * turn, the cards.
 */
export function refusalOf(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.phase === "over") return { code: "game-over" };
  if (!ACTIONS_OF_PHASE[state.phase].includes(action.type)) return { code: "wrong-phase" };
  const own = state.seats[seat];
  if (own === undefined) return { code: "not-your-turn" };
  if (state.phase === "sealed") {
    if (state.envelopes[seat] !== null) return { code: "already-sealed" };
  } else if (state.turn !== seat) return { code: "not-your-turn" };

  switch (action.type) {
    case "pass":
      return undefined;
    case "seal":
      return handRefusal(own, action.cards);
    case "bid":
      return bidRefusal(state, own, action.cards);
    case "discard":
      return isLuxury(action.luxury) && own.cards.includes(action.luxury)
        ? undefined
        : { code: "luxury-not-yours" };
    case "exit": {
      const reason = state.phase === "bidding" ? exitObstacle(state, seat, action) : undefined;
      return reason && { code: "exit-unavailable", reason };
    }
  }
}

/** 5.2: at least one card, own, and in total more than the highest. */
function bidRefusal(
  state: State,
  own: SeatState,
  cards: readonly MoneyCard[],
): Refusal | undefined {
  if (cards.length === 0) return { code: "empty-bid" };
  const refusal = handRefusal(own, cards);
  if (refusal !== undefined) return refusal;
  const toBeat = state.auction?.high ?? 0;
  return totalOf(union(own.bid, setOf(cards))) > toBeat
    ? undefined
    : { code: "bid-too-low", toBeat };
}

function handRefusal({ hand }: SeatState, cards: readonly MoneyCard[]): Refusal | undefined {
  const set = setOf(cards);
  if (contains(hand, set) && countOf(set) === cards.length) return undefined;
  if (new Set(cards).size < cards.length) return { code: "duplicate-card" };
  return { code: "card-not-in-hand", cards: cards.filter((card) => !includes(hand, card)) };
}
