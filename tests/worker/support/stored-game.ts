import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import type { Entry } from "../../../worker/game/entry.ts";

/** A row as a release wrote it to the disk; `changes` is JSON as text. */
export const storedRowSchema = z.strictObject({
  number: z.int(),
  at: z.int(),
  place: z.nullable(z.int()),
  key: z.nullable(z.string()),
  request: z.nullable(z.string()),
  changes: z.string(),
});
export type StoredRow = z.infer<typeof storedRowSchema>;

/** The table as release 1 made it: written out, so that it stays what it was. */
const SCHEMA_1 = `CREATE TABLE IF NOT EXISTS entry (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  place INTEGER,
  key TEXT,
  request TEXT,
  changes TEXT NOT NULL
)`;

export function rowsAsStored(entries: readonly Entry[]): readonly StoredRow[] {
  return entries.map(({ at, place, retry, changes }, index) => ({
    number: index + 1,
    at,
    place,
    key: retry?.key ?? null,
    request: retry?.request ?? null,
    changes: JSON.stringify(changes),
  }));
}

/** Puts rows on the disk of an object that has not been awake, as if another release had. */
export async function storeRows(game: string, rows: readonly StoredRow[]): Promise<void> {
  const stub = env.GAMES.getByName(game);
  await runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec(SCHEMA_1);
    for (const { number, at, place, key, request, changes } of rows)
      storage.sql.exec(
        "INSERT INTO entry (number, at, place, key, request, changes) VALUES (?, ?, ?, ?, ?, ?)",
        number,
        at,
        place,
        key,
        request,
        changes,
      );
  });
  await evictDurableObject(stub);
}
