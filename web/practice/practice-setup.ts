import { LEVELS, type Level } from "../../shared/bots/level.ts";
import type { GameId } from "../../shared/contract/ids.ts";
import type { Fairness } from "../../shared/contract/record.ts";
import { SEAT_COUNTS, STATUS_CARDS, VARIANTS } from "../../shared/engine/index.ts";
import { isGameId, isHex32 } from "../state/ids.ts";
import type { DeviceTable } from "./device-table.ts";
import type { Dealt } from "./practice-game.ts";

/** How a practice game begins. Everything else follows from it and from what is played. */
export interface PracticeSetup extends Dealt {
  readonly level: Level;
  readonly fairness: Fairness;
}

/** What the page calls things, in the language of the moment the game is opened. */
export interface TableNames {
  readonly table: string;
  readonly person: string;
}

/** Guests of the period, as the house's own bots are called. */
const RIVALS = ["Odette", "Anatole", "Séraphine", "Hippolyte"];

export function practiceTable(
  { seats, level, variants, fairness }: PracticeSetup,
  names: TableNames,
): DeviceTable {
  const rivals = RIVALS.slice(0, seats - 1).map((name) => ({ name, level }));
  return {
    id: idFrom(fairness.commitment),
    name: names.table,
    seats: [{ name: names.person, level: null }, ...rivals],
    variants,
    commitment: fairness.commitment,
  };
}

/** Whether something that was kept on the device can still be dealt. */
export function isPracticeSetup(value: unknown): value is PracticeSetup {
  if (typeof value !== "object" || value === null) return false;
  const setup = value as Partial<PracticeSetup>;
  const { deck, variants, starter = -1 } = setup;
  return (
    SEAT_COUNTS.some((count) => count === setup.seats && starter >= 0 && starter < count) &&
    LEVELS.some((level) => level === setup.level) &&
    Array.isArray(variants) &&
    VARIANTS.filter((variant) => variants.includes(variant)).length === variants.length &&
    Array.isArray(deck) &&
    deck.length === STATUS_CARDS.length &&
    STATUS_CARDS.every((card) => deck.includes(card)) &&
    isHex32(setup.fairness?.commitment)
  );
}

const HEX = "0123456789abcdef";
const LETTERS = "abcdefghijklmnop";

/** Each game has an id of its own, so that nothing kept for one is taken for another's. */
function idFrom(commitment: string): GameId {
  const letters = commitment
    .slice(0, 16)
    .replace(/./gu, (digit) => LETTERS[HEX.indexOf(digit)] ?? "");
  const id = `practice${letters}`;
  if (!isGameId(id)) throw new TypeError("a commitment is 64 lower-case hex digits");
  return id;
}
