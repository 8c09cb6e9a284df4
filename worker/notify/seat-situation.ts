import type { View } from "../../shared/contract/view-schema.ts";
import { seatOfPlace, statusOf, versionOf, type GameRecord } from "../game/game-record.ts";
import { viewOf } from "../game/game-view.ts";
import type { Situation, Turn } from "./situation.ts";

/** What decides a seat's notices, read off its own view and the table's history. */
export function situationOf(
  record: GameRecord,
  place: number,
  lastSeen: number | null,
  now: number,
): Situation {
  const seat = seatOfPlace(record, place);
  const over = statusOf(record) === "over" ? { at: endedAt(record) } : null;
  if (seat === undefined) return { turn: null, settled: null, over, rematch: null, lastSeen };
  const view = viewOf(record, { seat }, now);
  return {
    turn: turnOf(record, view, seat),
    settled: settledOf(record),
    over,
    rematch: over === null || !isAskedToRematch(view) ? null : over,
    lastSeen,
  };
}

/** The table plays for a seat that is away, and nobody is called to a table that pauses. */
function turnOf(record: GameRecord, view: View, seat: number): Turn | null {
  const own = view.seats[seat];
  if (view.status !== "running" || own === undefined || own.away) return null;
  if (view.pausedUntil !== null || (view.you?.legal.actions.length ?? 0) === 0) return null;
  const deadlineAt = own.deadlineAt === null ? null : Date.parse(own.deadlineAt);
  return { ...fellDue(record, view), deadlineAt };
}

/** In the sealed step a seat is due since the card was revealed; else since the last action. */
function fellDue(
  record: GameRecord,
  view: View,
): { readonly version: number; readonly since: number } {
  const version = versionOf(record);
  const since = record.play?.acts.at(-1)?.at ?? record.play?.startedAt ?? record.openedAt;
  if (view.phase !== "sealed") return { version, since };
  const revealed = record.history.findLast(
    (item) => item.told === "game" && item.event.type === "card-revealed",
  );
  return revealed === undefined
    ? { version, since }
    : { version: revealed.version, since: revealed.at };
}

function settledOf(record: GameRecord): Situation["settled"] {
  const number = record.play?.state.lastAuction?.number;
  if (number === undefined) return null;
  const award = record.history.findLast(
    (item) =>
      item.told === "game" &&
      (item.event.type === "card-won" || item.event.type === "disgrace-taken"),
  );
  return { number, at: award?.at ?? record.changedAt };
}

function endedAt(record: GameRecord): number {
  return record.history.at(-1)?.at ?? record.changedAt;
}

/** Somebody opened the next game, and this seat has not come to it yet. */
function isAskedToRematch(view: View): boolean {
  return view.rematch !== null;
}
