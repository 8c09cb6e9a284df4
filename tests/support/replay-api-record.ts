import type { GameRecord, RecordedAction } from "../../shared/contract/record.ts";
import { deal, replay, SEAT_COUNTS, type Action, type Result } from "../../shared/engine/index.ts";

/** The result of a finished game, as the engine finds it from the record's deck and actions. */
export function replayRecord(record: GameRecord): Result {
  const seats = SEAT_COUNTS.find((count) => count === record.seats.length);
  if (seats === undefined) throw new Error(`${record.seats.length} seats`);
  const start = deal({
    seats,
    variants: record.variants,
    starter: record.starter,
    deck: record.deck,
  });
  const end = replay(
    start,
    record.actions.map((each) => ({ seat: each.seat, action: recordedAction(each) })),
  );
  if (!end.ok) throw new Error(`Action ${end.index}: ${end.refusal.code}`);
  if (end.state.result === null) throw new Error("The record is not of a finished game.");
  return end.state.result;
}

/** A recorded action as the engine takes it. */
export function recordedAction(recorded: RecordedAction): Action {
  switch (recorded.type) {
    case "pass":
      return { type: "pass" };
    case "discard":
      return { type: "discard", luxury: recorded.luxury };
    case "bid":
    case "seal":
      if (recorded.cards === null) throw new Error("A withheld bid in a finished game.");
      return { type: recorded.type, cards: recorded.cards };
    case "exit":
      if (recorded.recover === null) throw new Error("A withheld card in a finished game.");
      return { type: "exit", luxury: recorded.luxury, recover: recorded.recover };
  }
}
