import { defaultAction, seatsDue } from "../../shared/engine/index.ts";
import { playOn } from "./automatic.ts";
import { deadlineOf } from "./clock.ts";
import type { Draft } from "./decision.ts";
import { statusOf, type GameRecord } from "./game-record.ts";

/** Missed this often in a row, of any kind, and the seat is away. */
const MISSES = 2;

/**
 * Plays the default (Q67) for every seat whose time is out, once: what was received before the
 * deadline counts, what comes in the same millisecond does not. The next clocks begin now.
 */
export function settleOverdue(draft: Draft, now: number): void {
  for (const seat of overdueSeats(draft.record, now)) {
    const { play, chairs } = draft.record;
    const sitter = chairs[seat];
    const action = play && defaultAction(play.state, seat);
    // In the sealed step the last envelope ends it for all.
    if (!action || !sitter) continue;
    draft.add({ type: "acted", seat, action, by: "clock" });
    if (sitter.missed + 1 >= MISSES) draft.add({ type: "went-away", place: sitter.place });
  }
  if (draft.changes.length > 0) playOn(draft);
}

function overdueSeats(record: GameRecord, now: number): readonly number[] {
  const { play } = record;
  if (play === null || statusOf(record) !== "running") return [];
  return seatsDue(play.state).filter((seat) => {
    const deadline = deadlineOf(record, seat);
    return deadline !== null && deadline <= now;
  });
}
