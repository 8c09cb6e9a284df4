import type { GameId } from "../../shared/contract/ids.ts";
import { commitmentOf } from "../../shared/deal/index.ts";
import type { DeviceTable } from "./device-table.ts";
import type { PracticeSetup } from "./practice-game.ts";
import { hexOf } from "./practice-record.ts";

/** Guests of the period, as the house's own bots are called. */
const RIVALS = ["Odette", "Anatole", "Séraphine", "Hippolyte"];

/** What the page calls things, in the language of the moment the game is opened. */
export interface TableNames {
  readonly table: string;
  readonly person: string;
}

export function practiceTable(
  { seed, seats, level }: PracticeSetup,
  names: TableNames,
): DeviceTable {
  const rivals = RIVALS.slice(0, seats - 1).map((name) => ({ name, level }));
  return {
    id: idFrom(seed),
    name: names.table,
    seats: [{ name: names.person, level: null }, ...rivals],
    commitment: hexOf(commitmentOf(seed)),
  };
}

const LETTERS = "abcdefghijklmnop";

/** Each game has an id of its own, so that nothing kept for one is taken for another's. */
function idFrom(seed: string): GameId {
  const letters = [...seed.slice(0, 16)].map((digit) => LETTERS[Number.parseInt(digit, 16)]);
  const id = `practice${letters.join("")}`;
  if (!isGameId(id)) throw new TypeError("a seed is 64 lower-case hex digits");
  return id;
}

function isGameId(id: string): id is GameId {
  return /^practice[a-p]{16}$/u.test(id);
}
