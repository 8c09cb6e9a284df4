import { VARIANTS } from "../../shared/contract/game-words.ts";
import type { Fairness, GameRecord, RecordedAction } from "../../shared/contract/record.ts";
import { isHex32 } from "../state/ids.ts";
import { isLuxury, MONEY_CARDS, STATUS_CARDS } from "../../shared/engine/index.ts";

const FORMAT: GameRecord["format"] = "high-society-record/1";
const BY = ["bot", "clock", "instruction", "forced"] as const;

/**
 * A parsed file as a record, field by field, without the contract's validator: it would
 * weigh more than this whole page (decision 0031). Undefined unless everything that is
 * used is what it must be. tests/web hold it against the contract's schema.
 */
export function parseRecord(value: unknown): GameRecord | undefined {
  const { format, seats, variants, starter, deck, actions, fairness, result, complete } =
    fieldsOf(value);
  const names = listOf(seats, (seat) => {
    const { name } = fieldsOf(seat);
    return typeof name === "string" ? { name } : undefined;
  });
  const played = listOf(variants, oneOf(VARIANTS));
  const cards = listOf(deck, oneOf(STATUS_CARDS));
  const moves = listOf(actions, parseAction);
  const fair = fairness === undefined ? null : parseFairness(fairness);
  if (format !== FORMAT || names === undefined || played === undefined) return undefined;
  if (cards === undefined || moves === undefined || fair === undefined) return undefined;
  if (!isSeat(starter) || (complete !== undefined && typeof complete !== "boolean")) {
    return undefined;
  }
  return {
    format,
    seats: names,
    variants: played,
    starter,
    deck: cards,
    actions: moves,
    ...(fair === null ? {} : { fairness: fair }),
    ...(complete === undefined ? {} : { complete }),
    // Only compared with what the moves give, so its shape need not be known.
    ...(result === undefined || result === null ? {} : { result: result as GameRecord["result"] }),
  };
}

function parseAction(value: unknown): RecordedAction | undefined {
  const { seat, at, by, type, cards, luxury, recover } = fieldsOf(value);
  const actor = by === undefined ? null : oneOf(BY)(by);
  if (!isSeat(seat) || actor === undefined) return undefined;
  if (at !== undefined && typeof at !== "string") return undefined;
  const move = {
    seat,
    ...(at === undefined ? {} : { at }),
    ...(actor === null ? {} : { by: actor }),
  };
  const given = luxury !== undefined && typeof luxury === "string" && isLuxury(luxury);
  switch (type) {
    case "pass":
      return { ...move, type };
    case "bid":
    case "seal": {
      const laid = cards === null ? null : listOf(cards, oneOf(MONEY_CARDS));
      return laid === undefined ? undefined : { ...move, type, cards: laid };
    }
    case "discard":
      return given ? { ...move, type, luxury } : undefined;
    case "exit": {
      const back = recover === null ? null : oneOf(MONEY_CARDS)(recover);
      return given && back !== undefined ? { ...move, type, luxury, recover: back } : undefined;
    }
    default:
      return undefined;
  }
}

function parseFairness(value: unknown): Fairness | undefined {
  const { commitment, seed, entropies } = fieldsOf(value);
  const added = listOf(entropies, (each) => {
    const { entropy, by } = fieldsOf(each);
    const giver = oneOf(["client", "server"] as const)(by);
    return isHex32(entropy) && giver !== undefined ? { entropy, by: giver } : undefined;
  });
  if (!isHex32(commitment) || (seed !== null && !isHex32(seed)) || added === undefined) {
    return undefined;
  }
  return { commitment, seed, entropies: added };
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function listOf<T>(value: unknown, parse: (each: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const parsed = value.map(parse).filter((each) => each !== undefined);
  return parsed.length === value.length ? parsed : undefined;
}

function oneOf<T>(known: readonly T[]): (value: unknown) => T | undefined {
  return (value) => known.find((each) => each === value);
}

function isSeat(value: unknown): value is number {
  return typeof value === "number" && [0, 1, 2, 3, 4].includes(value);
}
