import type { GameRecord } from "../../shared/contract/record.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import { faultOfDeal, type DealFault, type OwnMemory } from "../../shared/deal/index.ts";
import type { State } from "../../shared/engine/index.ts";
import { parseRecord } from "./parse-record.ts";
import { EPOCH, frameOf } from "./record-frame.ts";
import { isReplayed, openEvent, replayed, type RecordFault } from "./replayed-record.ts";

/** A record that was opened: the game as a table to look at. */
export interface OpenedRecord {
  readonly kind: "opened";
  readonly record: GameRecord;
  readonly frame: DealtView;
  readonly events: readonly ApiEvent[];
  /** Whether the record's own result is that of its moves; true where it names none. */
  readonly agrees: boolean;
  /** What does not fit in its deal; null: all fits; undefined: the record tells nothing of it. */
  readonly deal: DealFault | null | undefined;
}
export type Opening = OpenedRecord | RecordFault | { readonly kind: "not-record" };

/**
 * Any text as a record; what is wrong with it is a value, never an error.
 *
 * @param own what this device remembers of the deal, to be held against the record
 */
export function openRecord(text: string, own?: OwnMemory): Opening {
  const record = parseRecord(parseJson(text));
  if (record === undefined) return { kind: "not-record" };
  const game = replayed(record);
  if (!isReplayed(game)) return game;
  const end = game.states.at(-1);
  if (end === undefined) return { kind: "not-whole" };
  const frame = frameOf(record, end);
  const events = game.events.flatMap((told, version) =>
    told.map((event, index): ApiEvent => {
      const { at = EPOCH, by } = record.actions[version - 1] ?? {};
      const place = { version, index, at, ...(by === undefined ? {} : { by }) };
      return { ...place, ...openEvent(event, end) };
    }),
  );
  return {
    kind: "opened",
    record,
    frame,
    events,
    agrees: agrees(record, end),
    deal: dealOf(record, own),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function agrees({ result }: GameRecord, end: State): boolean {
  return result === undefined || result === null || sameValue(result, end.result);
}

/** Equal in every field, in whatever order they were written. */
function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  return (
    left.size === right.size && [...left].every(([key, value]) => sameValue(value, right.get(key)))
  );
}

function dealOf(record: GameRecord, own: OwnMemory | undefined): DealFault | null | undefined {
  const { fairness, starter, deck } = record;
  if (fairness === undefined) return undefined;
  return faultOfDeal({ starter, deck, fairness }, own) ?? null;
}
