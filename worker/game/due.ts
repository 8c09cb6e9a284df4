import { isAutomaticDue, playOn } from "./automatic.ts";
import { earliestDeadline } from "./clock.ts";
import { Draft } from "./decision.ts";
import type { Change } from "./entry.ts";
import type { GameRecord } from "./game-record.ts";
import { expiresAt, keptUntil } from "./life.ts";
import { settleOverdue } from "./overdue.ts";

/** When the object must wake by itself, as Unix time in milliseconds; undefined for never. */
export function nextDueAt(record: GameRecord): number | undefined {
  // More moves play themselves than one entry takes: go on at once.
  if (isAutomaticDue(record)) return record.changedAt;
  return earliestDeadline(record) ?? expiresAt(record) ?? keptUntil(record) ?? undefined;
}

/** What time alone has brought about by now: played defaults, moves that were left, an expiry. */
export function settleTime(record: GameRecord, now: number): readonly Change[] {
  const draft = new Draft(record, now);
  const expiry = expiresAt(record);
  if (expiry !== null && expiry <= now) draft.add({ type: "ended", endedBy: "expired" });
  settleOverdue(draft, now);
  playOn(draft);
  return draft.changes;
}

/** Whether the table has been kept for as long as was promised. */
export function isToBeDeleted(record: GameRecord, now: number): boolean {
  const until = keptUntil(record);
  return until !== null && until <= now;
}
