import type { Fairness, GameRecord, RecordedAction } from "../../shared/contract/record.ts";
import type { DeviceTable } from "./device-table.ts";
import { hexOf, practiceEntropies, type PracticeSetup } from "./practice-deal.ts";
import type { Practice } from "./practice-game.ts";

/** A finished practice game as `high-society-record/1`: it opens, replays and verifies like any other. */
export function practiceRecord(
  { starter, deck, acts, state }: Practice,
  setup: PracticeSetup,
  table: DeviceTable,
): GameRecord {
  return {
    format: "high-society-record/1",
    rules: 1,
    seats: table.seats.map(({ name }) => ({ name })),
    variants: [],
    starter,
    deck,
    actions: acts.map(({ seat, action, at, by }): RecordedAction => {
      const place = { seat, at: new Date(at).toISOString() };
      return by === null ? { ...place, ...action } : { ...place, by, ...action };
    }),
    fairness: fairnessOf(setup, table),
    result: state.result,
    complete: true,
  };
}

function fairnessOf(setup: PracticeSetup, { commitment }: DeviceTable): Fairness {
  const entropies = practiceEntropies(setup).map(({ entropy, by }) => {
    return { entropy: hexOf(entropy), by };
  });
  return { commitment, seed: hexOf(setup.seed), entropies };
}
