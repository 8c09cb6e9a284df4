import { recordSchema, type GameRecord } from "../../shared/contract/record.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import {
  apply,
  deal,
  eventFor,
  SEAT_COUNTS,
  type Action,
  type GameEvent,
  type State,
  type Viewer,
} from "../../shared/engine/index.ts";
import { recordedAction } from "./replay-api-record.ts";

/** A recorded game, as the engine plays it again. */
export interface Replayed {
  readonly record: GameRecord;
  /** The state after each number of actions, from the deal on. */
  readonly states: readonly State[];
  /** Every event, complete, as all are once the game is over. */
  readonly events: readonly ApiEvent[];
  /** The events as a viewer is shown them when `seen` actions have been played. */
  readonly eventsFor: (viewer: Viewer, seen: number) => readonly ApiEvent[];
}

const AT = "2026-11-30T18:00:00.000Z";

/** @param line one record of a .jsonl file */
export function replayLine(line: string): Replayed {
  const record = recordSchema.parse(JSON.parse(line));
  const seats = SEAT_COUNTS.find((count) => count === record.seats.length);
  if (seats === undefined) throw new Error(`${record.seats.length} seats`);
  const { variants, starter, deck } = record;
  const start = deal({ seats, variants, starter, deck });
  const states: State[] = [start.state];
  const told: { version: number; index: number; event: GameEvent }[] = [];
  const tell = (version: number, events: readonly GameEvent[]): void => {
    events.forEach((event, index) => told.push({ version, index, event }));
  };
  tell(0, start.events);
  let state = start.state;
  for (const each of record.actions) {
    const action: Action = recordedAction(each);
    const outcome = apply(state, each.seat, action);
    // Some fixtures end with an action that the rules refuse: the game stands before it.
    if (!outcome.ok) break;
    state = outcome.state;
    states.push(state);
    tell(state.version, outcome.events);
  }
  return {
    record,
    states,
    events: told.map(({ version, index, event }) => ({ version, index, at: AT, ...event })),
    eventsFor: (viewer, seen) => {
      const state = states[seen];
      if (state === undefined) throw new Error(`no state ${seen}`);
      return told
        .filter(({ version }) => version <= seen)
        .map(({ version, index, event }) => ({
          version,
          index,
          at: AT,
          ...eventFor(event, viewer, state, "closed"),
        }));
    },
  };
}
