import * as z from "zod/mini";
import { Memo } from "../memo.ts";
import { changeSchema, type Change, type Entry } from "./entry.ts";
import { fold } from "./evolve.ts";
import type { GameRecord } from "./game-record.ts";

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
  at: number,
  place: number | null,
  key: string | null,
  request: string | null,
  changes: string,
];

const COLUMNS = "at, place, key, request, changes";
const changesSchema = z.array(changeSchema);

export class GameStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The fold of all rows, or of the first `last` of them; undefined where there is no game. */
  load(last = Number.MAX_SAFE_INTEGER): GameRecord | undefined {
    if (!this.exists()) return undefined;
    const query = `SELECT ${COLUMNS} FROM entry WHERE number <= ? ORDER BY number`;
    return fold(Array.from(this.#sql.exec(query, last).raw<Row>(), entryOf));
  }

  /** The entry of one row: what an exact retry is answered from. */
  entry(number: number): Entry {
    const query = `SELECT ${COLUMNS} FROM entry WHERE number = ?`;
    const [row] = this.#sql.exec(query, number).raw<Row>();
    if (row === undefined) throw new Error(`No row ${number}.`);
    return entryOf(row);
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

function entryOf([at, place, key, request, changes]: Row): Entry {
  const retry = key === null || request === null ? null : { key, request };
  return { at, place, retry, changes: changesOf(changes) };
}

/**
 * What was played, parsed once an isolate: a seat's pass is the same text in every game. Anything
 * else may name people or hold a seed, and is not remembered.
 */
const plays = new Memo<readonly Change[]>(2000);

function changesOf(text: string): readonly Change[] {
  const known = plays.get(text);
  if (known !== undefined) return known;
  const parsed: unknown = JSON.parse(text);
  const changes = changesSchema.parse(parsed);
  if (changes.every(({ type }) => type === "acted")) plays.set(text, changes);
  return changes;
}
