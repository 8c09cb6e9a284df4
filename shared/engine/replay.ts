import type { Action } from "./action.ts";
import { apply } from "./apply.ts";
import type { GameEvent } from "./event.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import type { Start } from "./setup.ts";
import type { State } from "./state.ts";

export interface SeatAction {
  readonly seat: Seat;
  readonly action: Action;
}

export type Replay =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  /** `index` of the first action that the rules refuse, from 0. */
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal };

/** The game after these actions: a state is its deal and its actions, nothing else. */
export function replay(start: Start, actions: readonly SeatAction[]): Replay {
  let { state } = start;
  const events = [...start.events];
  for (const [index, { seat, action }] of actions.entries()) {
    const outcome = apply(state, seat, action);
    if (!outcome.ok) return { ok: false, index, refusal: outcome.refusal };
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { ok: true, state, events };
}
