import type { GameRecord, TableEvent } from "./game-record.ts";
import { versionOf } from "./game-record.ts";

/**
 * Appends to the history what happened around the table. The lobby and the deal have version 0;
 * later it stands at the version at which it happened.
 */
export function tell(record: GameRecord, event: TableEvent, at: number): GameRecord {
  const version = versionOf(record);
  const index = nextIndex(record.history, version);
  const history = record.history.with({ version, index, at, told: "table", event });
  return { ...record, history };
}

/** Where the next event of this version stands: after the last one, without a gap. */
export function nextIndex(history: GameRecord["history"], version: number): number {
  const last = history.at(-1);
  return last?.version === version ? last.index + 1 : 0;
}
