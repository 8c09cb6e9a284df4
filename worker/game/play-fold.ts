import { observe, startMemory, teaches, type Memory } from "../../shared/bots/index.ts";
import { apply, deal, eventFor } from "../../shared/engine/index.ts";
import type { Actor } from "../../shared/contract/event-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { GameEvent } from "../../shared/engine/event.ts";
import { startTiming } from "./clock.ts";
import type { ChangeOf } from "./entry.ts";
import type { GameRecord, HistoryEvent, Play } from "./game-record.ts";
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
  return append({ ...announced, play }, events, { version: 0, at, by: null });
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
  const counted = countMiss(record, seat, by);
  const acted = { ...counted, play: { ...play, state, acts: [...play.acts, done] } };
  const told = append(acted, events, { version: state.version, at, by });
  // Nobody votes about a turn that is over.
  const place = record.chairs[seat]?.place;
  return dropProposals(told, (motion) => motion.kind === "bot" && motion.place === place);
}

/** The first event is the action itself; what follows from it nobody played. */
function append(
  record: GameRecord,
  events: readonly GameEvent[],
  common: Pick<Extract<HistoryEvent, { told: "game" }>, "version" | "at" | "by">,
): GameRecord {
  const first = nextIndex(record, common.version);
  const news = events.map((event, offset) => ({
    ...common,
    by: offset === 0 ? common.by : null,
    index: first + offset,
    told: "game" as const,
    event,
  }));
  const play = record.play && { ...record.play, memories: remember(record.play, record, events) };
  return { ...record, play, history: [...record.history, ...news] };
}

/** What the clock plays for a seat that is there is a deadline missed. */
function countMiss(record: GameRecord, seat: Seat, by: Actor | null): GameRecord {
  const sitter = record.chairs[seat];
  if (!sitter || sitter.away || by !== "clock") return record;
  return withSitter(record, sitter.place, (own) => ({ ...own, missed: own.missed + 1 }));
}

/** Each seat's memory of what it is shown now; later the cards of this auction are withheld. */
function remember(
  { memories, state }: Play,
  { options }: GameRecord,
  events: readonly GameEvent[],
): readonly Memory[] {
  return memories.map((memory, seat) =>
    events.reduce(
      (known, event) =>
        teaches(known, event)
          ? observe(known, eventFor(event, { seat }, state, options.ledger))
          : known,
      memory,
    ),
  );
}
