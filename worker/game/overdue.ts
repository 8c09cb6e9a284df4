import { defaultAction } from "../../shared/engine/index.ts";
import { deadlineOf } from "./clock.ts";
import type { Draft } from "./decision.ts";
import type { GameRecord } from "./game-record.ts";

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
}

function overdueSeats(record: GameRecord, now: number): readonly number[] {
  if (record.options.clock === null) return [];
  return [...record.chairs.keys()].filter((seat) => {
    const deadline = deadlineOf(record, seat);
    return deadline !== null && deadline <= now;
  });
}
