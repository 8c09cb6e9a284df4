import {
  decide,
  type Budget,
  type Decision,
  type Level,
  type Memory,
  observe,
  type Question,
  randomFromNumber,
  startMemory,
} from "../shared/bots/index.ts";
import {
  type Action,
  apply,
  deal,
  eventFor,
  type GameEvent,
  type Result,
  type Seat,
  seatsDue,
  type Setup,
  type State,
  viewFor,
} from "../shared/engine/index.ts";
import { randomMove } from "./tournament-random.ts";

/** Who can be seated: the three levels, and a seat that plays any legal action. */
export type Entrant = Level | "random";

export interface Played {
  readonly result: Result;
  /** Milliseconds of each decision, per seat. */
  readonly times: readonly (readonly number[])[];
}

/**
 * Plays one game by the engine. A bot is shown its own views and events, and nothing
 * else; its memory folds the events as they could be read when they happened.
 *
 * @param ask how a bot is asked; a bench asks several times
 */
export function playGame(
  setup: Setup,
  entrants: readonly Entrant[],
  budget: Budget,
  seed: number,
  ask: (question: Question) => Decision = decide,
): Played {
  let { state, events } = deal(setup);
  let memories = entrants.map(() => startMemory(setup.seats, setup.variants));
  memories = remember(memories, events, state);
  const times: number[][] = entrants.map(() => []);
  while (state.phase !== "over") {
    const [seat = 0] = seatsDue(state);
    const random = randomFromNumber(seed + state.version * 8 + seat);
    const memory = memories[seat];
    const level = entrants[seat];
    if (memory === undefined || level === undefined) throw new RangeError(`no seat ${seat}`);
    const view = viewFor(state, { seat });
    let action: Action;
    if (level === "random") action = randomMove(view, random);
    else {
      const start = performance.now();
      action = ask({ level, memory, view, budget, random }).action;
      times[seat]?.push(performance.now() - start);
    }
    const outcome = apply(state, seat, action);
    if (!outcome.ok) {
      throw new Error(`${level} wants ${JSON.stringify(action)}: ${outcome.refusal.code}`);
    }
    ({ state, events } = outcome);
    memories = remember(memories, events, state);
  }
  return { result: state.result, times };
}

function remember(
  memories: readonly Memory[],
  events: readonly GameEvent[],
  state: State,
): Memory[] {
  return memories.map((memory, seat: Seat) =>
    events.reduce(
      (known, event) => observe(known, eventFor(event, { seat }, state, "closed")),
      memory,
    ),
  );
}
