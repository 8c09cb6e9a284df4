import { accepted, answerQuery, answerTo, viewerOf } from "./answer.ts";
import { isQuery, type Call, type Command, type Query, type Reply } from "./command.ts";
import { decideCommand, firstUse, outdated } from "./commands.ts";
import { outsideGame, refuse, type Decision, type Moment } from "./decision.ts";
import { dryRun } from "./dry-run.ts";
import { settleTime } from "./due.ts";
import type { Entry } from "./entry.ts";
import { retryName, seatOfPlace, type GameRecord, type Remembered } from "./game-record.ts";
import { openTable } from "./lobby-commands.ts";
import { openRematch } from "./rematch.ts";
import { mayWatch } from "./watchers.ts";

/** What answering needs of the object: rows to read, and one place to write. */
export interface Table {
  read(): GameRecord | undefined;
  /** For how many days a finished game is kept. */
  readonly keepDays: number;
  /** The record as it was right after an entry, and the entry: what a retry is answered from. */
  readUpTo(entry: number): { readonly record: GameRecord; readonly entry: Entry };
  /** `changed` is the record with the entry's changes, where looking ahead has made it already. */
  write(entry: Entry, changed?: GameRecord): GameRecord;
}

/**
 * Answers one call. The order of the checks is api.md's: key, generation, then what the command
 * itself asks of the table.
 */
export function reply(table: Table, call: Call, now: number): Reply {
  const { command, caller } = call;
  const seen = table.read();
  if (seen === undefined) {
    const isOpening = command.type === "open" || command.type === "arrive";
    return isOpening ? open(table, command, call, now) : refused("no-such-game");
  }
  const record = settled(table, seen, now);
  if (isQuery(command)) return look(table, record, command, call, now);
  const known = remembered(record, call);
  if (known !== undefined) {
    if (known.request !== call.retry?.request) return refused("idempotency-mismatch");
    if (!isSpent(record, call)) return again(table, known, command, call);
  }
  // A made id that exists already: only its own opener, by an exact retry, gets in.
  if (command.type === "open") return refused("idempotency-mismatch");
  const stale = outdated(record, caller);
  if (stale) return problem(stale);
  const moment = momentAt(table, now);
  const decided = decideCommand(record, command, caller, moment);
  if (!decided.ok) return problem(decided);
  const { changes } = decided;
  // What changes nothing needs no row, as asking again comes to the same; but a sign of life does.
  const place = caller?.place ?? null;
  const after =
    changes.length === 0 && !hasMissed(record, place)
      ? record
      : table.write({ at: now, place, retry: call.retry, changes }, decided.record);
  return answerTo(after, command, caller, now);
}

function open(
  table: Table,
  command: Extract<Command, { type: "open" | "arrive" }>,
  call: Call,
  now: number,
): Reply {
  const moment = momentAt(table, now);
  const changes =
    command.type === "open"
      ? openTable(command, moment)
      : openRematch(command.seed, command.entropy, moment);
  const record = table.write({ at: now, place: null, retry: call.retry, changes });
  return answerTo(record, command, null, now);
}

/** What time has brought about is played before anything that comes after it. */
export function settled(table: Table, record: GameRecord, now: number): GameRecord {
  const changes = settleTime(record, now);
  if (changes.length === 0) return record;
  return table.write({ at: now, place: null, retry: null, changes });
}

function look(table: Table, before: GameRecord, query: Query, call: Call, now: number): Reply {
  const { caller } = call;
  const stale = outdated(before, caller);
  if (stale) return problem(stale);
  if (!mayWatch(before, caller)) return refused("gallery-closed");
  const used = firstUse(before, caller);
  const place = caller?.place ?? null;
  const record = used ? table.write({ at: now, place, retry: null, changes: [used] }) : before;
  const undealt = record.play === null ? outsideGame(record) : undefined;
  if (query.type === "record" && undealt) return problem(undealt);
  if (query.type !== "dry-run") return answerQuery(record, query, viewerOf(record, place), now);
  const seat = place === null ? undefined : seatOfPlace(record, place);
  if (seat === undefined) return refused("token-missing");
  const tried = dryRun(record, seat, query.request, now);
  return "legal" in tried ? accepted(JSON.stringify(tried)) : { ok: false, refused: tried };
}

/** The same answer as the first time: same status, view and events as of then. */
function again(table: Table, known: Remembered, command: Command, call: Call): Reply {
  const { record, entry } = table.readUpTo(known.entry);
  return answerTo(record, command, call.caller, entry.at);
}

/** Any own request ends the count of missed deadlines. */
function hasMissed({ chairs }: GameRecord, place: number | null): boolean {
  return chairs.some((sitter) => sitter?.place === place && sitter.missed > 0);
}

function remembered(record: GameRecord, { caller, retry }: Call): Remembered | undefined {
  if (retry === null) return undefined;
  return record.retries.get(retryName(caller?.place ?? null, retry.key));
}

/** A renewed key is granted again only until it has been used, or replaced in its turn. */
function isSpent(record: GameRecord, { command, caller }: Call): boolean {
  if (command.type !== "renew-token" || caller === null) return false;
  const sitter = record.chairs.find((other) => other?.place === caller.place);
  const later = (sitter?.generation ?? 0) - caller.generation;
  return later > 1 || (later === 1 && sitter?.tokenUsed === true);
}

type Plain = "no-such-game" | "idempotency-mismatch" | "gallery-closed" | "token-missing";

function refused(code: Plain): Reply {
  return problem(refuse(code, {}));
}

function problem(decision: Decision): Reply {
  if (decision.ok) throw new Error("Not a refusal.");
  return { ok: false, refused: decision.refused };
}

function momentAt({ keepDays }: Table, at: number): Moment {
  return { at, randomBytes, keepDays };
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
