import type { OwnSeat } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";

/**
 * The longest sensible game: a seat raises as cheaply as it can wherever it can
 * (about 120 actions at a table of four). It reads nothing but its own view.
 */
export function cheapestRaise(you: OwnSeat): Action {
  const { actions, cheapest, discard } = you.legal;
  if (actions.includes("seal")) return { type: "seal", cards: [] };
  const [luxury] = discard;
  if (actions.includes("discard") && luxury !== undefined) return { type: "discard", luxury };
  if (actions.includes("bid") && cheapest !== null) return { type: "bid", cards: cheapest };
  return { type: "pass" };
}
