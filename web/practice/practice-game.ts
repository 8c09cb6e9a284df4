import { observe, startMemory, type Memory } from "../../shared/bots/memory.ts";
import {
  apply,
  deal,
  eventFor,
  type Action,
  type GameEvent,
  type Refusal,
  type Seat,
  type SeatCount,
  type State,
  type StatusCard,
  type Variant,
} from "../../shared/engine/index.ts";

/** The seat of the person before this device. */
export const PERSON: Seat = 0;

/** Who played, where it was not the seat itself; as in the API's events. */
export type Player = "bot" | "forced";

export interface PracticeAct {
  readonly seat: Seat;
  readonly action: Action;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly by: Player | null;
}

export interface PracticeEvent {
  readonly version: number;
  readonly index: number;
  readonly at: number;
  readonly by: Player | null;
  readonly event: GameEvent;
}

/** A game on this device: no server knows of it. */
export interface Practice {
  readonly starter: Seat;
  readonly deck: readonly StatusCard[];
  readonly state: State;
  readonly acts: readonly PracticeAct[];
  readonly events: readonly PracticeEvent[];
  /** What each seat has been shown so far; one entry a seat. */
  readonly memories: readonly Memory[];
}

export interface Dealt {
  readonly seats: SeatCount;
  /** The house twists that are played. */
  readonly variants: readonly Variant[];
  readonly starter: Seat;
  readonly deck: readonly StatusCard[];
}

/** @param at in milliseconds since 1970 */
export function beginPractice(dealt: Dealt, at: number): Practice {
  const { seats, variants, starter, deck } = dealt;
  const { state, events } = deal(dealt);
  const memories = Array.from({ length: seats }, () => startMemory(seats, variants));
  return told({ starter, deck, state, acts: [], events: [], memories }, events, at, null);
}

/** The game after an action, or why the rules do not allow it. */
export function playPractice(practice: Practice, act: PracticeAct): Practice | Refusal {
  const applied = apply(practice.state, act.seat, act.action);
  if (!applied.ok) return applied.refusal;
  const acts = [...practice.acts, act];
  return told({ ...practice, state: applied.state, acts }, applied.events, act.at, act.by);
}

export function isRefusal(outcome: Practice | Refusal): outcome is Refusal {
  return "code" in outcome;
}

/** The first event is the action itself; nobody plays what follows from it. */
function told(
  practice: Practice,
  events: readonly GameEvent[],
  at: number,
  by: Player | null,
): Practice {
  const { state } = practice;
  const news = events.map((event, index) => {
    return { version: state.version, index, at, by: index === 0 ? by : null, event };
  });
  const memories = practice.memories.map((memory, seat) =>
    events.reduce(
      (known, event) => observe(known, eventFor(event, { seat }, state, "closed")),
      memory,
    ),
  );
  return { ...practice, events: [...practice.events, ...news], memories };
}
