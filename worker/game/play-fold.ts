import { observe, startMemory, teaches, type Memory } from "../../shared/bots/index.ts";
import { apply, deal, eventFor, type State } from "../../shared/engine/index.ts";
import type { Actor } from "../../shared/contract/event-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { GameEvent } from "../../shared/engine/event.ts";
import type { Ledger } from "../../shared/engine/ledger.ts";
import { startTiming } from "./clock.ts";
import type { ChangeOf } from "./entry.ts";
import type { GameRecord, HistoryEvent } from "./game-record.ts";
import { nextIndex, tell } from "./history.ts";
import { dropProposals } from "./proposals.ts";
import { sitting, withSitter } from "./seating.ts";

/** The deal (2): its events have version 0. */
export function start(record: GameRecord, change: ChangeOf<"started">, at: number): GameRecord {
  const { starter, deck } = change;
  const { seats, variants } = record.options;
  const names = sitting(record).map(({ name, kind }, seat) => ({ seat, name, kind }));
  const announced = tell(record, { type: "game-started", starter, seats: names }, at);
  const { state, events } = deal({ seats, variants, starter, deck });
  const memories = names.map(() => startMemory(seats, variants));
  const timing = startTiming(announced);
  const play = { starter, deck, startedAt: at, state, acts: [], memories, timing };
  const told = happened(announced, events, { version: 0, at, by: null });
  return { ...announced, play, history: [...announced.history, ...told] };
}

/** One applied action. The row was written because the rules allowed it, so they still do. */
export function act(record: GameRecord, change: ChangeOf<"acted">, at: number): GameRecord {
  const { play } = record;
  if (play === null) throw new Error("An action before the deal.");
  const applied = apply(play.state, change.seat, change.action);
  if (!applied.ok) throw new Error(`A stored action is refused: ${applied.refusal.code}.`);
  const { state, events } = applied;
  const by = change.by ?? null;
  const { seat, action } = change;
  const done = { seat, action, at, by, firstEvent: record.history.length };
  const told = happened(record, events, { version: state.version, at, by });
  const acted: GameRecord = {
    ...countMiss(record, seat, by),
    play: {
      ...play,
      state,
      acts: [...play.acts, done],
      memories: remember(play.memories, events, state, record.options.ledger),
    },
    history: [...record.history, ...told],
  };
  // Nobody votes about a turn that is over.
  const place = record.chairs[seat]?.place;
  return dropProposals(acted, (motion) => motion.kind === "bot" && motion.place === place);
}

/** The first event is the action itself; what follows from it nobody played. */
function happened(
  record: GameRecord,
  events: readonly GameEvent[],
  { version, at, by }: Pick<Extract<HistoryEvent, { told: "game" }>, "version" | "at" | "by">,
): readonly HistoryEvent[] {
  const first = nextIndex(record, version);
  return events.map((event, offset) => ({
    version,
    index: first + offset,
    at,
    by: offset === 0 ? by : null,
    told: "game",
    event,
  }));
}

/** What the clock plays for a seat that is there is a deadline missed. */
function countMiss(record: GameRecord, seat: Seat, by: Actor | null): GameRecord {
  const sitter = record.chairs[seat];
  if (!sitter || sitter.away || by !== "clock") return record;
  return withSitter(record, sitter.place, (own) => ({ ...own, missed: own.missed + 1 }));
}

/** Each seat's memory of what it is shown now; later the cards of this auction are withheld. */
function remember(
  memories: readonly Memory[],
  events: readonly GameEvent[],
  state: State,
  ledger: Ledger,
): readonly Memory[] {
  let known = memories;
  for (const event of events) {
    if (!known.some((memory) => teaches(memory, event))) continue;
    known = known.map((memory, seat) => observe(memory, eventFor(event, { seat }, state, ledger)));
  }
  return known;
}
