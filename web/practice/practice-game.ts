import {
  BROWSER_BUDGET,
  decide,
  observe,
  startMemory,
  type Level,
  type Memory,
  type Random,
} from "../../shared/bots/index.ts";
import { dealFrom, entropiesFor } from "../../shared/deal/index.ts";
import {
  apply,
  deal,
  eventFor,
  legalFor,
  seatsDue,
  viewFor,
  type Action,
  type GameEvent,
  type Refusal,
  type Seat,
  type SeatCount,
  type State,
  type StatusCard,
} from "../../shared/engine/index.ts";

/** The person's seat; who opens the first auction is dealt. */
export const PERSON: Seat = 0;

/** How a practice game begins. Everything else follows from it and from what is played. */
export interface PracticeSetup {
  /** 32 bytes as hex: the deal comes from it as a server's would (docs/fair-deal.md). */
  readonly seed: string;
  readonly seats: SeatCount;
  readonly level: Level;
}

export type Player = "bot" | "forced";

export interface PracticeAct {
  readonly seat: Seat;
  readonly action: Action;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Who played it where it was not the person. */
  readonly by: Player | null;
}

export interface PracticeEvent {
  readonly version: number;
  readonly index: number;
  readonly at: number;
  readonly by: Player | null;
  readonly event: GameEvent;
}

export interface Practice {
  readonly setup: PracticeSetup;
  readonly starter: Seat;
  readonly deck: readonly StatusCard[];
  readonly state: State;
  readonly acts: readonly PracticeAct[];
  readonly events: readonly PracticeEvent[];
  readonly memories: readonly Memory[];
}

/** @param at in milliseconds since 1970 */
export function beginPractice(setup: PracticeSetup, at: number): Practice {
  const entropies = practiceEntropies(setup).map(({ entropy }) => entropy);
  const { starter, deck } = dealFrom(setup.seed, entropies);
  const { state, events } = deal({ seats: setup.seats, variants: [], starter, deck });
  const memories = entropies.map(() => startMemory(setup.seats, []));
  const undealt = { setup, starter, deck, state, acts: [], events: [], memories };
  return told(undealt, events, at, null);
}

/** Nobody gives entropy of his own: there is nobody to distrust but this device. */
export function practiceEntropies({
  seed,
  seats,
}: PracticeSetup): ReturnType<typeof entropiesFor> {
  const none = Array.from({ length: seats }, () => null);
  return entropiesFor(seed, none);
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

/** Whether the next action comes without the person: a bot's, or a pass that is no choice (5.4). */
export function playsItself({ state }: Practice): boolean {
  const [seat] = seatsDue(state);
  return seat !== undefined && (seat !== PERSON || hasNoChoice(state));
}

/** The action that comes by itself; undefined where the person is awaited or the game is over. */
export function ownMove(practice: Practice, at: number, random: Random): PracticeAct | undefined {
  const { state, setup, memories } = practice;
  const [seat] = seatsDue(state);
  if (seat === undefined || !playsItself(practice)) return undefined;
  if (seat === PERSON) return { seat, action: { type: "pass" }, at, by: "forced" };
  const memory = memories[seat] ?? startMemory(setup.seats, []);
  const { action } = decide({
    level: setup.level,
    memory,
    view: viewFor(state, { seat }),
    budget: BROWSER_BUDGET,
    random,
  });
  return { seat, action, at, by: "bot" };
}

function hasNoChoice(state: State): boolean {
  const { actions } = legalFor(state, PERSON);
  return actions.length === 1 && actions[0] === "pass";
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
