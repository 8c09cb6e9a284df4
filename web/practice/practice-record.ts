import type { Hex32 } from "../../shared/contract/ids.ts";
import type { Fairness, GameRecord, RecordedAction } from "../../shared/contract/record.ts";
import type { DeviceTable } from "./device-table.ts";
import { practiceEntropies, type Practice } from "./practice-game.ts";

/** A finished practice game as `high-society-record/1`: it opens, replays and verifies like any other. */
export function practiceRecord(practice: Practice, table: DeviceTable): GameRecord {
  const { starter, deck, acts, state } = practice;
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
    fairness: fairnessOf(practice, table),
    result: state.result,
    complete: true,
  };
}

function fairnessOf({ setup }: Practice, { commitment }: DeviceTable): Fairness {
  const entropies = practiceEntropies(setup).map(({ entropy, by }) => {
    return { entropy: hexOf(entropy), by };
  });
  return { commitment, seed: hexOf(setup.seed), entropies };
}

/** 32 bytes as the contract names them. */
export function hexOf(text: string): Hex32 {
  if (!isHex32(text)) throw new TypeError("32 bytes are 64 lower-case hex digits");
  return text;
}

function isHex32(text: string): text is Hex32 {
  return /^[0-9a-f]{64}$/u.test(text);
}
