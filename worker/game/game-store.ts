import * as z from "zod/mini";
import { Memo } from "../memo.ts";
import { changeSchema, type Change, type Entry } from "./entry.ts";
import { fold } from "./evolve.ts";
import type { GameRecord } from "./game-record.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * The rows of one game. The number of a row is its place in the fold; an entry is one row and one
 * write. The schema is made by the first write, so that looking at a game that never was, or is
 * deleted, leaves nothing behind. STRICT: what a column holds is checked once, by SQLite.
 */
const SCHEMA = `CREATE TABLE entry (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  place INTEGER,
  key TEXT,
  request TEXT,
  changes TEXT NOT NULL
) STRICT`;

/** As the columns are selected: an array a row, as objects cost more than twice as much. */
type Row = [
  number: number,
  at: number,
  place: number | null,
  key: string | null,
  request: string | null,
  changes: string,
];

const COLUMNS = "number, at, place, key, request, changes";
const changesSchema = z.array(changeSchema);
/** The last millisecond that a date can name. */
const END_OF_TIME = 8.64e15;

export class GameStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The fold of all rows, or of the first `last` of them; undefined where there is no game. */
  load(last = Number.MAX_SAFE_INTEGER): GameRecord | undefined {
    if (!this.exists()) return undefined;
    const entries = this.#select("<= ? ORDER BY number", last).map((row, index) => {
      if (row[0] !== index + 1) throw new Unreadable("game-damaged", `no row ${index + 1}`);
      return entryOf(row);
    });
    try {
      return fold(entries);
    } catch (error) {
      throw new Unreadable("game-damaged", "the rows do not fit together", error);
    }
  }

  /** The entry of one row: what an exact retry is answered from. */
  entry(number: number): Entry {
    const [row] = this.#select("= ?", number);
    if (row === undefined) throw new Error(`No row ${number}.`);
    return entryOf(row);
  }

  #select(which: string, number: number): readonly Row[] {
    try {
      const query = `SELECT ${COLUMNS} FROM entry WHERE number ${which}`;
      return [...this.#sql.exec(query, number).raw<Row>()];
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("no such column"))) throw error;
      throw new Unreadable("game-of-later-release", "other columns", error);
    }
  }

  /** Writes the entry with this number; the first one makes the table. */
  append(number: number, { at, place, retry, changes }: Entry): void {
    if (number === 1 && !this.exists()) this.#sql.exec(SCHEMA);
    this.#sql.exec(
      "INSERT INTO entry (number, at, place, key, request, changes) VALUES (?, ?, ?, ?, ?, ?)",
      number,
      at,
      place,
      retry?.key ?? null,
      retry?.request ?? null,
      JSON.stringify(changes),
    );
  }

  exists(): boolean {
    const found = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'entry'").toArray();
    return found.length > 0;
  }
}

function entryOf([number, at, place, key, request, changes]: Row): Entry {
  const retry = key === null || request === null ? null : { key, request };
  // A table of another make may hold anything here.
  if (!Number.isInteger(at) || at < 0 || at > END_OF_TIME)
    throw new Unreadable("game-damaged", `time of row ${number}`);
  return { at, place, retry, changes: changesOf(changes, number) };
}

/**
 * What was played, parsed once an isolate: a seat's pass is the same text in every game. Anything
 * else may name people or hold a seed, and is not remembered.
 */
const plays = new Memo<readonly Change[]>(2000);

function changesOf(text: string, number: number): readonly Change[] {
  const known = plays.get(text);
  if (known !== undefined) return known;
  const read = changesSchema.safeParse(parse(text, number));
  // Whatever this release writes it can read: another one wrote this.
  if (!read.success) throw new Unreadable("game-of-later-release", `row ${number}`, read.error);
  const changes = read.data;
  if (changes.every(({ type }) => type === "acted")) plays.set(text, changes);
  return changes;
}

function parse(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable("game-damaged", `row ${number} is no JSON`, error);
  }
}
