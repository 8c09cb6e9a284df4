import type { Action } from "./action.ts";
import { bid, exit, pass } from "./auction.ts";
import { discard } from "./award.ts";
import type { GameEvent } from "./event.ts";
import { refusalOf } from "./legal.ts";
import { setOf } from "./money-set.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import type { State } from "./state.ts";
import { seal } from "./variants/sealed.ts";

export type Outcome =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * What comes of a seat's action: a new state, one version on, with everything that
 * happened; or the refusal of `refusalOf`, and nothing has changed. Pure: the given
 * state stays as it is.
 */
export function apply(state: State, seat: Seat, action: Action): Outcome {
  const refusal = refusalOf(state, seat, action);
  if (refusal !== undefined) return { ok: false, refusal };
  const events: GameEvent[] = [];
  const next = perform({ ...state, version: state.version + 1 }, seat, action, events);
  return { ok: true, state: next, events };
}

/** Carries out what `refusalOf` has allowed. */
function perform(state: State, seat: Seat, action: Action, events: GameEvent[]): State {
  if (state.phase === "sealed" && action.type === "seal") {
    return seal(state, seat, setOf(action.cards), events);
  }
  if (state.phase === "bidding" && action.type === "bid") {
    return bid(state, seat, setOf(action.cards), events);
  }
  if (state.phase === "bidding" && action.type === "pass") return pass(state, seat, events);
  if (state.phase === "bidding" && action.type === "exit") return exit(state, seat, action, events);
  if (state.phase === "discard" && action.type === "discard") {
    return discard(state, action.luxury, events);
  }
  throw new Error(`${action.type} is no action of the ${state.phase} phase`);
}
