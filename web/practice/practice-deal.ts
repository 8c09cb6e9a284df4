import type { Level } from "../../shared/bots/index.ts";
import type { GameId, Hex32 } from "../../shared/contract/ids.ts";
import { commitmentOf, dealFrom, entropiesFor } from "../../shared/deal/index.ts";
import type { SeatCount } from "../../shared/engine/index.ts";
import { isGameId, isHex32 } from "../state/ids.ts";
import type { DeviceTable } from "./device-table.ts";
import { beginPractice, type Practice } from "./practice-game.ts";

/** How a practice game begins. Everything else follows from it and from what is played. */
export interface PracticeSetup {
  /** 32 bytes as hex: the deal comes from it as a server's would (docs/fair-deal.md). */
  readonly seed: string;
  readonly seats: SeatCount;
  readonly level: Level;
}

/** What the page calls things, in the language of the moment the game is opened. */
export interface TableNames {
  readonly table: string;
  readonly person: string;
}

/** Guests of the period, as the house's own bots are called. */
const RIVALS = ["Odette", "Anatole", "Séraphine", "Hippolyte"];

/** @param at in milliseconds since 1970 */
export function dealPractice(setup: PracticeSetup, at: number): Practice {
  const entropies = practiceEntropies(setup).map(({ entropy }) => entropy);
  return beginPractice({ seats: setup.seats, ...dealFrom(setup.seed, entropies) }, at);
}

/** Nobody gives entropy of his own: there is nobody to distrust but this device. */
export function practiceEntropies({
  seed,
  seats,
}: PracticeSetup): ReturnType<typeof entropiesFor> {
  const none = Array.from({ length: seats }, () => null);
  return entropiesFor(seed, none);
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

/** 32 bytes as the contract names them. */
export function hexOf(text: string): Hex32 {
  if (!isHex32(text)) throw new TypeError("32 bytes are 64 lower-case hex digits");
  return text;
}

const LETTERS = "abcdefghijklmnop";

/** Each game has an id of its own, so that nothing kept for one is taken for another's. */
function idFrom(seed: string): GameId {
  const letters = [...seed.slice(0, 16)].map((digit) => LETTERS[Number.parseInt(digit, 16)]);
  const id = `practice${letters.join("")}`;
  if (!isGameId(id)) throw new TypeError("a seed is 64 lower-case hex digits");
  return id;
}
