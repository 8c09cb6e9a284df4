import { LIVERIES, type Livery } from "../../shared/contract/livery.ts";
import { SEAT_COUNTS, type Seat } from "../../shared/engine/seat.ts";
import type { ChangeOf, Newcomer } from "./entry.ts";
import type { GameRecord, Sitter } from "./game-record.ts";
import { tell } from "./history.ts";

/** Someone takes an empty chair, and the first livery that nobody wears. */
export function sitDown(record: GameRecord, seat: Seat, who: Newcomer, at: number): GameRecord {
  const sitter: Sitter = {
    kind: who.kind,
    level: who.kind === "bot" ? who.level : null,
    place: who.place,
    name: who.name,
    livery: freeLiveries(record)[0] ?? "azure",
    entropy: who.kind === "person" ? who.entropy : null,
    generation: 0,
    tokenUsed: false,
    forcedPass: null,
    keptFor: who.kind === "person" ? (who.keptFor ?? null) : null,
    handedToBot: false,
    missed: 0,
    instruction: null,
    // Whoever a seat is kept for has yet to come.
    away: who.kind === "person" && who.keptFor !== undefined,
  };
  const seated = {
    ...record,
    chairs: record.chairs.with(seat, sitter),
    nextPlace: Math.max(record.nextPlace, who.place + 1),
  };
  const { kind, name, level } = sitter;
  return tell(seated, { type: "seat-taken", seat, name, kind, level }, at);
}

/** The chair is empty; where it was the host's, the next person clockwise is the host. */
export function standUp(record: GameRecord, place: number, at: number): GameRecord {
  const seat = record.chairs.findIndex((sitter) => sitter?.place === place);
  const name = record.chairs[seat]?.name ?? "";
  const chairs = record.chairs.with(seat, null);
  const clockwise = [...chairs.slice(seat), ...chairs];
  const heir = clockwise.find((sitter) => sitter?.kind === "person");
  const host = place === record.host && heir ? heir.place : record.host;
  return tell({ ...record, chairs, host }, { type: "seat-left", seat, name }, at);
}

/** Other options, another name; with fewer seats those who sit move up. */
export function changeTable(record: GameRecord, change: ChangeOf<"table-changed">): GameRecord {
  const options = change.options ?? record.options;
  const name = change.name ?? record.name;
  const chairs = record.chairs.length > options.seats ? sitting(record) : record.chairs;
  const empty = Array.from({ length: Math.max(0, options.seats - chairs.length) }, () => null);
  return { ...record, name, options, chairs: [...chairs, ...empty] };
}

/** A new name or livery. Two seats never wear the same: whoever had it takes the other. */
export function changeSeat(record: GameRecord, change: ChangeOf<"seat-changed">): GameRecord {
  const own = record.chairs.find((sitter) => sitter?.place === change.place);
  if (!own) return record;
  const livery = change.livery ?? own.livery;
  const chairs = record.chairs.map((sitter) => {
    if (sitter === own) return { ...own, name: change.name ?? own.name, livery };
    return sitter?.livery === livery ? { ...sitter, livery: own.livery } : sitter;
  });
  return { ...record, chairs };
}

/** Before the deal the empty chairs are taken away. */
export function closeUp(record: GameRecord): GameRecord {
  const chairs = sitting(record);
  const seats = SEAT_COUNTS.find((count) => count === chairs.length);
  if (seats === undefined) throw new Error(`A game cannot start with ${chairs.length} seats.`);
  return { ...record, chairs, options: { ...record.options, seats } };
}

export function withSitter(
  record: GameRecord,
  place: number,
  change: (sitter: Sitter) => Sitter,
): GameRecord {
  const seat = record.chairs.findIndex((sitter) => sitter?.place === place);
  const before = record.chairs[seat];
  const after = before && change(before);
  return !after || after === before
    ? record
    : { ...record, chairs: record.chairs.with(seat, after) };
}

/** Those who sit, in seat order. */
export function sitting(record: GameRecord): readonly Sitter[] {
  return record.chairs.filter((sitter) => sitter !== null);
}

/** The liveries that nobody wears, in their order. */
export function freeLiveries(record: GameRecord): readonly Livery[] {
  return LIVERIES.filter((livery) => !record.chairs.some((sitter) => sitter?.livery === livery));
}
