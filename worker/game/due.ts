import { nextAutomatic } from "./automatic.ts";
import type { GameRecord } from "./game-record.ts";

/** When the object must wake by itself, as Unix time in milliseconds; undefined for never. */
export function nextDueAt(record: GameRecord): number | undefined {
  // More moves play themselves than one entry takes: go on at once.
  return nextAutomatic(record) === undefined ? undefined : record.changedAt;
}
