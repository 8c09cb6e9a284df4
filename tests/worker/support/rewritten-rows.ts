import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import * as z from "zod/mini";
import { storedRowSchema, type StoredRow } from "./stored-game.ts";
import type { Table } from "./table.ts";

/** A row as anybody might leave it: nothing is promised of its columns. */
export type AnyRow = { readonly [Column in keyof StoredRow]: string | number | null };

/** The rows of a table as they are on its disk. */
export async function rowsOf(table: Table): Promise<readonly StoredRow[]> {
  return runInDurableObject(table.stub, (_, { storage }) =>
    z
      .array(storedRowSchema)
      .parse(storage.sql.exec("SELECT * FROM entry ORDER BY number").toArray()),
  );
}

/** Everything on the disk but the time of the alarm, to be compared. */
export async function diskOf(table: Table): Promise<unknown> {
  return runInDurableObject(table.stub, (_, { storage }) => {
    const names = storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
      )
      .toArray();
    return names.map(({ name }) => [name, storage.sql.exec(`SELECT * FROM ${name}`).toArray()]);
  });
}

/** Other rows instead of a table's own, in columns that take anything; the object sleeps then. */
export async function rewrite(table: Table, rows: readonly AnyRow[]): Promise<void> {
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec("DROP TABLE entry");
    storage.sql.exec(
      "CREATE TABLE entry (number INTEGER PRIMARY KEY, at, place, key, request, changes)",
    );
    for (const { number, at, place, key, request, changes } of rows)
      storage.sql.exec(
        "INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?, ?)",
        number,
        at,
        place,
        key,
        request,
        changes,
      );
  });
  await evictDurableObject(table.stub);
}

/** One row more, as a release to come might have written it. */
export async function addRow(table: Table, changes: string): Promise<void> {
  const rows = await rowsOf(table);
  const row = { at: 0, place: null, key: null, request: null, changes };
  await rewrite(table, [...rows, { ...row, number: rows.length + 1 }]);
}
