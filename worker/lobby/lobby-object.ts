import { DurableObject } from "cloudflare:workers";
import {
  listedGameSchema,
  type ListedGame,
  type ListedGames,
} from "../../shared/contract/answers.ts";
import type { GameId } from "../../shared/contract/ids.ts";
import type { Env } from "../env.ts";
import type { Listing } from "../game/listing.ts";
import { readCursor, writeCursor } from "./cursor.ts";

const PAGE = 20;
/** Listed lobbies live for a day; what a lost message left behind goes a little later. */
const KEPT_FOR = 25 * 60 * 60 * 1000;

/** A row that stays as null remembers that its table was taken out, against messages that came late. */
const SCHEMA = `CREATE TABLE IF NOT EXISTS listed (
  number INTEGER PRIMARY KEY,
  game TEXT NOT NULL UNIQUE,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT
)`;

/** The public list: one object, which hears of listed lobbies alone. */
export class LobbyObject extends DurableObject<Env> {
  /** What is to be said of a table from now on; an older revision changes nothing. */
  async put(game: GameId, { revision, game: listed }: Listing): Promise<void> {
    const { sql } = this.ctx.storage;
    const now = Date.now();
    sql.exec(SCHEMA);
    sql.exec("DELETE FROM listed WHERE at < ?", now - KEPT_FOR);
    sql.exec(
      `INSERT INTO listed (game, revision, at, body) VALUES (?, ?, ?, ?)
       ON CONFLICT (game) DO UPDATE SET revision = excluded.revision, body = excluded.body
       WHERE excluded.revision > revision`,
      game,
      revision,
      now,
      listed === null ? null : JSON.stringify(listed),
    );
  }

  /** One page, the newest first; null for a cursor that this list did not give. */
  async page(cursor: string | null): Promise<ListedGames | null> {
    const before = cursor === null ? Number.MAX_SAFE_INTEGER : readCursor(cursor);
    if (before === undefined) return null;
    const { sql } = this.ctx.storage;
    sql.exec(SCHEMA);
    const rows = sql
      .exec<{ number: number; body: string }>(
        `SELECT number, body FROM listed
         WHERE body IS NOT NULL AND number < ? AND at >= ? ORDER BY number DESC LIMIT ?`,
        before,
        Date.now() - KEPT_FOR,
        PAGE + 1,
      )
      .toArray();
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      games: shown.flatMap(({ body }) => readListed(body)),
      next: last === undefined ? null : writeCursor(last.number),
    };
  }
}

/** What a later release has listed is for that release to show; the others are shown as ever. */
function readListed(body: string): readonly ListedGame[] {
  try {
    return [listedGameSchema.parse(JSON.parse(body))];
  } catch {
    return [];
  }
}
