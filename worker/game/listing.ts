import type { ListedGame } from "../../shared/contract/answers.ts";
import { statusOf, type GameRecord } from "./game-record.ts";

/** What the public list should say of a table; a newer revision wins over an older one. */
export interface Listing {
  readonly revision: number;
  /** Null where the table is to be taken out. */
  readonly game: ListedGame | null;
}

/** Undefined where the list need not hear of a change: most tables are never listed. */
export function listingOf(before: GameRecord | undefined, after: GameRecord): Listing | undefined {
  const listed = listedGame(after);
  if (before === undefined) return listed && { revision: after.revision, game: listed };
  if (before.revision === after.revision) return undefined;
  if (listed === undefined && listedGame(before) === undefined) return undefined;
  return { revision: after.revision, game: listed ?? null };
}

/** Listed: a lobby whose host wants it, with a chair free for a stranger. */
export function listedGame(record: GameRecord): ListedGame | undefined {
  const { id, name, options, invitation, chairs } = record;
  const freeSeats = chairs.filter((sitter) => sitter === null).length;
  if (!options.listed || statusOf(record) !== "lobby" || freeSeats === 0) return undefined;
  const host = chairs.find((sitter) => sitter?.place === record.host)?.name ?? null;
  return { id, name, host, options, freeSeats, invitation };
}
