import * as z from "zod/mini";
import { changeSchema, type Entry } from "./entry.ts";
import { evolve } from "./evolve.ts";
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

type Row = {
  readonly at: number;
  readonly place: number | null;
  readonly key: string | null;
  readonly request: string | null;
  readonly changes: string;
};

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
    let record: GameRecord | undefined;
    for (const row of this.#sql.exec<Row>(query, last)) record = evolve(record, entryOf(row));
    return record;
  }

  /** The entry of one row: what an exact retry is answered from. */
  entry(number: number): Entry {
    const query = `SELECT ${COLUMNS} FROM entry WHERE number = ?`;
    return entryOf(this.#sql.exec<Row>(query, number).one());
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

function entryOf({ at, place, key, request, changes }: Row): Entry {
  const retry = key === null || request === null ? null : { key, request };
  const parsed: unknown = JSON.parse(changes);
  return { at, place, retry, changes: changesSchema.parse(parsed) };
}
