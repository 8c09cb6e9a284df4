import type { GameRecord, RecordedAction } from "../../shared/contract/record.ts";
import type { DeviceTable } from "./device-table.ts";
import type { Practice } from "./practice-game.ts";
import type { PracticeSetup } from "./practice-setup.ts";

/** A finished practice game as `high-society-record/1`: it opens, replays and verifies like any other. */
export function practiceRecord(
  { starter, deck, acts, state }: Practice,
  { variants, fairness }: PracticeSetup,
  table: DeviceTable,
): GameRecord {
  return {
    format: "high-society-record/1",
    rules: 1,
    seats: table.seats.map(({ name }) => ({ name })),
    variants,
    starter,
    deck,
    actions: acts.map(({ seat, action, at, by }): RecordedAction => {
      const place = { seat, at: new Date(at).toISOString() };
      return by === null ? { ...place, ...action } : { ...place, by, ...action };
    }),
    fairness,
    result: state.result,
    complete: true,
  };
}
