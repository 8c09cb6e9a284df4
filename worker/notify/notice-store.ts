import * as z from "zod/mini";
import { Unreadable } from "../game/unreadable.ts";
import { type SeatNotices, seatNoticesSchema } from "./seat-notices.ts";

const rowSchema = z.object({ place: z.int(), seat: z.string() });
const SCHEMA = `CREATE TABLE notice (place INTEGER PRIMARY KEY, seat TEXT NOT NULL)`;

/**
 * One row a seat that wants to be told, changed in place: what is taken away is gone from the disk.
 * The table is made by the first row, so that a game without channels writes nothing.
 */
export class NoticeStore {
  readonly #sql: SqlStorage;
  /** As on disk, while the object is awake. */
  #rows: Map<number, SeatNotices> | undefined;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  all(): ReadonlyMap<number, SeatNotices> {
    this.#rows ??= this.#load();
    return this.#rows;
  }

  put(place: number, seat: SeatNotices): void {
    const rows = (this.#rows ??= this.#load());
    if (!this.#exists()) this.#sql.exec(SCHEMA);
    this.#sql.exec(
      "INSERT INTO notice (place, seat) VALUES (?, ?) ON CONFLICT (place) DO UPDATE SET seat = excluded.seat",
      place,
      JSON.stringify(seat),
    );
    rows.set(place, seat);
  }

  forget(place: number): void {
    if (!this.all().has(place)) return;
    this.#sql.exec("DELETE FROM notice WHERE place = ?", place);
    this.#rows?.delete(place);
  }

  #load(): Map<number, SeatNotices> {
    const rows = new Map<number, SeatNotices>();
    if (!this.#exists()) return rows;
    for (const row of this.#sql.exec("SELECT * FROM notice")) {
      const stored = rowSchema.safeParse(row);
      const seat = seatNoticesSchema.safeParse(stored.data && parse(stored.data.seat));
      if (!stored.success || !seat.success)
        throw new Unreadable("game-of-later-release", "a seat's notices", seat.error);
      rows.set(stored.data.place, seat.data);
    }
    return rows;
  }

  #exists(): boolean {
    const found = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'notice'").toArray();
    return found.length > 0;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable("game-damaged", "a seat's notices are no JSON", error);
  }
}
