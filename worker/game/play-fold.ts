import { observe, startMemory, teaches, type Memory } from "../../shared/bots/index.ts";
import { apply, deal, eventFor, type State } from "../../shared/engine/index.ts";
import type { Actor } from "../../shared/contract/event-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { GameEvent } from "../../shared/engine/event.ts";
import type { Ledger } from "../../shared/engine/ledger.ts";
import { AppendOnly } from "./append-only.ts";
import { startTiming } from "./clock.ts";
import type { ChangeOf } from "./entry.ts";
import type { Act, GameRecord, HistoryEvent, Play } from "./game-record.ts";
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
  const play = {
    starter,
    deck,
    startedAt: at,
    state,
    acts: AppendOnly.of<Act>(),
    memories,
    timing,
  };
  const told = happened(announced.history, events, { version: 0, at, by: null });
  return { ...announced, play, history: announced.history.with(...told) };
}

/** One applied action. */
export function act(record: GameRecord, change: ChangeOf<"acted">, at: number): GameRecord {
  const { play } = record;
  if (play === null) throw new Error("An action before the deal.");
  const { state, memories, done, told } = playedOn(record, play, change, at);
  const acted: GameRecord = {
    ...countMiss(record, done.seat, done.by),
    play: { ...play, state, memories, acts: play.acts.with(done) },
    history: record.history.with(...told),
  };
  // Nobody votes about a turn that is over.
  const place = record.chairs[done.seat]?.place;
  return dropProposals(acted, (motion) => motion.kind === "bot" && motion.place === place);
}

/** What one action adds to a play. */
interface Played extends Pick<Play, "state" | "memories"> {
  readonly done: Act;
  readonly told: readonly HistoryEvent[];
}

/** What an action comes to. The row was written because the rules allowed it, so they still do. */
export function playedOn(
  { history, options }: Pick<GameRecord, "history" | "options">,
  { state: before, memories }: Pick<Play, "state" | "memories">,
  change: ChangeOf<"acted">,
  at: number,
): Played {
  const { seat, action } = change;
  const by = change.by ?? null;
  const applied = apply(before, seat, action);
  if (!applied.ok) throw new Error(`A stored action is refused: ${applied.refusal.code}.`);
  const { state, events } = applied;
  return {
    state,
    memories: remember(memories, events, state, options.ledger),
    done: { seat, action, at, by, firstEvent: history.length },
    told: happened(history, events, { version: state.version, at, by }),
  };
}

/** The first event is the action itself; what follows from it nobody played. */
function happened(
  history: GameRecord["history"],
  events: readonly GameEvent[],
  { version, at, by }: Pick<Extract<HistoryEvent, { told: "game" }>, "version" | "at" | "by">,
): readonly HistoryEvent[] {
  const first = nextIndex(history, version);
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
