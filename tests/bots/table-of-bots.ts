import {
  type Memory,
  observe,
  type Random,
  randomFromNumber,
  startMemory,
} from "../../shared/bots/index.ts";
import {
  type Action,
  apply,
  deal,
  eventFor,
  type GameEvent,
  type GameView,
  type Seat,
  type SeatCount,
  seatsDue,
  shuffle,
  type State,
  STATUS_CARDS,
  type Variant,
  viewFor,
} from "../../shared/engine/index.ts";

/** What a seat knows when it must act, and the truth beside it for the test to compare. */
export interface Turn {
  readonly seat: Seat;
  readonly view: GameView;
  readonly memory: Memory;
  readonly random: Random;
  readonly state: State;
}

export interface TestGame {
  readonly seats: SeatCount;
  readonly variants: readonly Variant[];
  readonly seed: number;
  /** The bots are shown no events at all: whatever was laid before is gone. */
  readonly blind?: boolean;
}

/** The 32 sets of variants, by number. */
export function variantSet(all: readonly Variant[], number: number): Variant[] {
  return all.filter((_, bit) => (number >> bit) & 1);
}

/** Plays a game by what `act` answers; throws if it answers with an illegal action. */
export function playTestGame(game: TestGame, act: (turn: Turn) => Action): State {
  const random = randomFromNumber(game.seed);
  const deck = shuffle(() => Math.floor(random() * 0x1_0000_0000), STATUS_CARDS);
  const { seats, variants } = game;
  let { state, events } = deal({ seats, variants, starter: game.seed % seats, deck });
  let memories = Array.from({ length: seats }, () => startMemory(seats, variants));
  memories = memories.map((memory, seat) => shown(memory, seat, events, state));
  while (state.phase !== "over") {
    const [seat = 0] = seatsDue(state);
    // Through JSON: what a bot gets is data, with no way back to the state.
    const view = JSON.parse(JSON.stringify(viewFor(state, { seat }))) as GameView;
    const memory = memories[seat] ?? startMemory(seats, variants);
    const action = act({
      seat,
      view,
      memory,
      random: randomFromNumber(game.seed * 1009 + state.version),
      state,
    });
    const outcome = apply(state, seat, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`);
    ({ state, events } = outcome);
    if (game.blind !== true)
      memories = memories.map((known, index) => shown(known, index, events, state));
  }
  return state;
}

function shown(memory: Memory, seat: Seat, events: readonly GameEvent[], state: State): Memory {
  return events.reduce(
    (known, event) => observe(known, eventFor(event, { seat }, state, "closed")),
    memory,
  );
}
