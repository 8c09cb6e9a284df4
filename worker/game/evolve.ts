import { hex32Schema } from "../../shared/contract/ids.ts";
import { commitmentOf } from "../../shared/deal/index.ts";
import { seatsDue } from "../../shared/engine/index.ts";
import { AppendOnly } from "./append-only.ts";
import { isPrivate, type Change, type ChangeOf, type Entry } from "./entry.ts";
import { agree, declinePause, dropProposals } from "./proposals.ts";
import { keepTime } from "./clock.ts";
import {
  retryName,
  statusOf,
  type GameRecord,
  type HistoryEvent,
  type Sitter,
} from "./game-record.ts";
import { tell } from "./history.ts";
import { act, start } from "./play-fold.ts";
import { isPlay, RunOfPlays } from "./run-of-plays.ts";
import { changeSeat, changeTable, closeUp, sitDown, standUp, withSitter } from "./seating.ts";

/** The record after one more entry: pure, so that waking up and having stayed awake agree. */
export function evolve(record: GameRecord | undefined, entry: Entry): GameRecord {
  let next = record;
  for (const change of entry.changes) next = applyChange(next, change, entry.at);
  if (next === undefined) throw new Error("The first row of a game does not open it.");
  return entered(next, entry);
}

/** The record that an entry leaves, of the one with its changes. */
export function entered(changed: GameRecord, entry: Entry): GameRecord {
  const { place, at } = entry;
  const entries = changed.entries + 1;
  const retries = remember(changed, entry, entries);
  // Any own request ends the count of missed deadlines.
  const { chairs } =
    place === null
      ? changed
      : withSitter(changed, place, (sitter) =>
          sitter.missed === 0 ? sitter : { ...sitter, missed: 0 },
        );
  return { ...changed, chairs, entries, changedAt: at, retries };
}

/** The fold of many entries: runs of plays at once, everything else one by one. */
export function fold(entries: Iterable<Entry>): GameRecord | undefined {
  let record: GameRecord | undefined;
  let run: RunOfPlays | undefined;
  for (const entry of entries) {
    if (isPlay(entry)) {
      run ??= record && RunOfPlays.after(record);
      run?.add(entry);
      if (run !== undefined) continue;
    }
    record = evolve(run?.end() ?? record, entry);
    run = undefined;
  }
  return run?.end() ?? record;
}

/** One change of an entry; commands use it to look ahead while they put an entry together. */
export function applyChange(
  record: GameRecord | undefined,
  change: Change,
  at: number,
): GameRecord {
  if (change.type === "opened") return open(change, at);
  if (record === undefined) throw new Error("The first row of a game does not open it.");
  const changed = settle(record, changeRecord(record, change, at), change, at);
  const quiet = isPrivate(change) || change.type === "acted";
  return quiet ? changed : { ...changed, revision: changed.revision + 1 };
}

/** What follows from any change: the clocks, instructions that have ended, the end itself. */
function settle(before: GameRecord, changed: GameRecord, change: Change, at: number): GameRecord {
  const due = changed.play && changed.ended === null ? seatsDue(changed.play.state) : [];
  const play = changed.play && {
    ...changed.play,
    timing: keepTime(before, changed.play.timing, due, change, at),
  };
  const chairs = change.type === "acted" ? chairsInstructed(changed) : changed.chairs;
  const isOver = changed.overAt === null && statusOf(changed) === "over";
  return isOver
    ? { ...changed, play, chairs, overAt: at, proposals: [] }
    : { ...changed, play, chairs };
}

/** An instruction ends with its auction. */
function chairsInstructed({ chairs, play }: GameRecord): GameRecord["chairs"] {
  const { auction, phase } = play?.state ?? { auction: null, phase: "over" };
  const running = phase === "discard" ? null : (auction?.number ?? null);
  const isOld = (sitter: Sitter | null): sitter is Sitter =>
    sitter !== null && sitter.instruction !== null && sitter.instruction.auction !== running;
  if (!chairs.some(isOld)) return chairs;
  return chairs.map((sitter) => (isOld(sitter) ? { ...sitter, instruction: null } : sitter));
}

function open(change: ChangeOf<"opened">, at: number): GameRecord {
  const { id, name, options, seed, invitation, keepDays } = change;
  const record: GameRecord = {
    id,
    openedAt: at,
    changedAt: at,
    name,
    options,
    seed,
    commitment: hex32Schema.parse(commitmentOf(seed)),
    invitation,
    chairs: Array.from({ length: options.seats }, () => null),
    host: 0,
    nextPlace: 0,
    revision: 0,
    rematch: null,
    proposals: [],
    keepDays,
    overAt: null,
    play: null,
    history: AppendOnly.of<HistoryEvent>(),
    ended: null,
    entries: 0,
    retries: new Map(),
  };
  return tell(record, { type: "game-opened", name }, at);
}

function changeRecord(
  record: GameRecord,
  change: Exclude<Change, { type: "opened" }>,
  at: number,
): GameRecord {
  switch (change.type) {
    case "seated":
      return sitDown(record, change.seat, change.who, at);
    case "left":
      return standUp(record, change.place, at);
    case "invitation-renewed":
      return { ...record, invitation: change.invitation };
    case "table-changed":
      return changeTable(record, change);
    case "reseated":
      return { ...record, chairs: change.order.map((seat) => record.chairs[seat] ?? null) };
    case "host-changed":
      return { ...record, host: change.place };
    case "seat-changed":
      return changeSeat(record, change);
    case "entropy-given":
      return withSitter(record, change.place, (sitter) => ({ ...sitter, entropy: change.entropy }));
    case "forced-pass-chosen":
      return withSitter(record, change.place, (sitter) => ({
        ...sitter,
        forcedPass: change.forcedPass,
      }));
    case "token-renewed":
      return withSitter(record, change.place, (sitter) => ({
        ...sitter,
        generation: sitter.generation + 1,
        tokenUsed: false,
      }));
    case "token-used":
      return withSitter(record, change.place, (sitter) => ({ ...sitter, tokenUsed: true }));
    case "started":
      return start(closeUp(record), change, at);
    case "acted":
      return act(record, change, at);
    case "instructed":
      return withSitter(record, change.place, (sitter) => ({
        ...sitter,
        instruction: change.instruction,
      }));
    case "uninstructed":
      return withSitter(record, change.place, (sitter) => ({ ...sitter, instruction: null }));
    case "agreed":
      return agree(record, change.place, change.to);
    case "pause-declined":
      return declinePause(record, change.place);
    case "paused":
      return dropProposals(record, ({ kind }) => kind === "pause");
    case "pause-ended":
      return record;
    case "handed-to-bot":
      return dropProposals(
        withSitter(record, change.place, (sitter) => ({
          ...sitter,
          away: true,
          handedToBot: true,
        })),
        (motion) => motion.kind === "bot" && motion.place === change.place,
      );
    case "went-away":
      return withSitter(record, change.place, (sitter) => ({ ...sitter, away: true }));
    case "came-back":
      return withSitter(record, change.place, (sitter) => ({
        ...sitter,
        away: false,
        handedToBot: false,
        missed: 0,
      }));
    case "rematch-opened":
      return { ...record, rematch: change.next };
    case "ended":
      return {
        ...tell(record, { type: "game-ended", endedBy: change.endedBy }, at),
        ended: change.endedBy,
      };
  }
}

function remember(record: GameRecord, entry: Entry, number: number): GameRecord["retries"] {
  if (entry.retry === null) return record.retries;
  const name = retryName(entry.place, entry.retry.key);
  return new Map(record.retries).set(name, { ...entry.retry, entry: number });
}
