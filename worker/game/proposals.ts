import type { Proposal } from "../../shared/contract/proposal.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Motion } from "./entry.ts";
import { seatOfPlace, type GameRecord, type Sitter } from "./game-record.ts";
import { sitting } from "./seating.ts";

/** The fold of one agreement: other hours are another pause, to which all must agree anew. */
export function agree(record: GameRecord, place: number, to: Motion): GameRecord {
  const known = record.proposals.find(({ motion }) => isSame(motion, to));
  if (known?.by.includes(place)) return record;
  const others = record.proposals.filter(
    ({ motion }) => motion !== known?.motion && !(to.kind === "pause" && motion.kind === "pause"),
  );
  return { ...record, proposals: [...others, { motion: to, by: [...(known?.by ?? []), place] }] };
}

export function declinePause(record: GameRecord, place: number): GameRecord {
  const proposals = record.proposals.map(({ motion, by }) => ({
    motion,
    by: motion.kind === "pause" ? by.filter((other) => other !== place) : by,
  }));
  return { ...record, proposals: proposals.filter(({ by }) => by.length > 0) };
}

export function dropProposals(record: GameRecord, drop: (motion: Motion) => boolean): GameRecord {
  if (!record.proposals.some(({ motion }) => drop(motion))) return record;
  return { ...record, proposals: record.proposals.filter(({ motion }) => !drop(motion)) };
}

/** What stands in the view: who wants it, and whose word is still missing. */
export function proposalsOf(record: GameRecord): readonly Proposal[] {
  return record.proposals.map(({ motion, by }) => {
    const missing = wantedFor(record, motion).filter(({ place }) => !by.includes(place));
    const consent = {
      by: seatsOf(record, by),
      wanted: seatsOf(
        record,
        missing.map(({ place }) => place),
      ),
    };
    switch (motion.kind) {
      case "pause":
        return { kind: motion.kind, hours: motion.hours, ...consent };
      case "bot":
        return { kind: motion.kind, seat: seatOfPlace(record, motion.place) ?? 0, ...consent };
      case "end":
        return { kind: motion.kind, ...consent };
    }
  });
}

/** Everyone awake is asked, except the one whom it is about. */
export function wantedFor(record: GameRecord, motion: Motion): readonly Sitter[] {
  return sitting(record).filter(
    ({ kind, away, place }) =>
      kind === "person" && !away && !(motion.kind === "bot" && motion.place === place),
  );
}

function seatsOf(record: GameRecord, places: readonly number[]): readonly Seat[] {
  return places.flatMap((place) => seatOfPlace(record, place) ?? []).toSorted((a, b) => a - b);
}

function isSame(left: Motion, right: Motion): boolean {
  switch (left.kind) {
    case "pause":
      return right.kind === "pause" && right.hours === left.hours;
    case "bot":
      return right.kind === "bot" && right.place === left.place;
    case "end":
      return right.kind === "end";
  }
}
