import type { GameRecord, RecordedAction } from "../../shared/contract/record.ts";
import {
  apply,
  deal,
  eventFor,
  SEAT_COUNTS,
  SPECTATOR,
  STATUS_CARDS,
  type Action,
  type GameEvent,
  type SeatAction,
  type State,
  type ViewedEvent,
} from "../../shared/engine/index.ts";

/** What stands in the way of a record: it is not whole, or the rules refuse an action of it. */
export type RecordFault =
  | { readonly kind: "not-whole" }
  | { readonly kind: "refused"; readonly move: number; readonly code: string };

/** A recorded game, played again by the engine. */
export interface Replayed {
  readonly actions: readonly SeatAction[];
  /** The state after each number of actions, from the deal on. */
  readonly states: readonly State[];
  /** What each action set off; the first entry is the deal. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Plays a record again; a fault says at which move, from 1, it breaks the rules. */
export function replayed(record: GameRecord): Replayed | RecordFault {
  const { variants, starter, deck } = record;
  const seats = SEAT_COUNTS.find((count) => count === record.seats.length);
  const actions = record.actions.flatMap((each) => seatAction(each) ?? []);
  const whole = actions.length === record.actions.length && record.complete !== false;
  const full = deck.length === STATUS_CARDS.length && new Set(deck).size === deck.length;
  if (seats === undefined || starter >= seats || !whole || !full) return { kind: "not-whole" };
  const start = deal({ seats, variants, starter, deck });
  const states = [start.state];
  const events: (readonly GameEvent[])[] = [start.events];
  let { state } = start;
  for (const [index, { seat, action }] of actions.entries()) {
    const outcome = apply(state, seat, action);
    if (!outcome.ok) return { kind: "refused", move: index + 1, code: outcome.refusal.code };
    state = outcome.state;
    states.push(state);
    events.push(outcome.events);
  }
  return { actions, states, events };
}

export function isReplayed(value: Replayed | RecordFault): value is Replayed {
  return "states" in value;
}

/** An event as everybody may read it at the end of the record. */
export function openEvent(event: GameEvent, end: State): ViewedEvent {
  return eventFor(event, SPECTATOR, end, "open");
}

/** Undefined where the record withholds cards: it was taken from a running game. */
function seatAction(each: RecordedAction): SeatAction | undefined {
  const action = actionOf(each);
  return action === undefined ? undefined : { seat: each.seat, action };
}

function actionOf(recorded: RecordedAction): Action | undefined {
  switch (recorded.type) {
    case "pass":
      return { type: "pass" };
    case "discard":
      return { type: "discard", luxury: recorded.luxury };
    case "bid":
    case "seal":
      return recorded.cards === null ? undefined : { type: recorded.type, cards: recorded.cards };
    case "exit":
      return recorded.recover === null
        ? undefined
        : { type: "exit", luxury: recorded.luxury, recover: recorded.recover };
  }
}
