import { statusOf, type GameRecord } from "./game-record.ts";
import { sitting } from "./seating.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** When a table that nobody touches is given up; null where it goes on by itself, or is over. */
export function expiresAt(record: GameRecord): number | null {
  switch (statusOf(record)) {
    case "lobby":
      return record.changedAt + lobbyLife(record);
    case "running":
      // With a clock the game comes to its end by itself.
      return record.options.clock === null ? record.changedAt + 90 * DAY : null;
    case "over":
      return null;
  }
}

/** When a table that is over is deleted with all that belongs to it; null before it is over. */
export function keptUntil(record: GameRecord): number | null {
  return record.overAt === null ? null : record.overAt + record.keepDays * DAY;
}

/** A public list is for tables that are about to play. */
function lobbyLife(record: GameRecord): number {
  if (!record.options.listed) return 14 * DAY;
  const people = sitting(record).filter(({ kind }) => kind === "person");
  return people.length > 1 ? DAY : HOUR;
}
