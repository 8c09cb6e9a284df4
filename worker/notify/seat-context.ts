import { tablePath } from "../../shared/contract/links.ts";
import { isDealt, type View } from "../../shared/contract/view-schema.ts";
import { seatOfPlace, type GameRecord, type Sitter } from "../game/game-record.ts";
import { viewOf } from "../game/game-view.ts";
import { eventsAfter } from "../game/served-events.ts";
import type { TableSeen } from "./mail-blocks.ts";
import type { SeatNotices } from "./seat-notices.ts";
import { situationOf } from "./seat-situation.ts";
import type { Situation } from "./situation.ts";
import { noticeTexts } from "./texts/index.ts";
import type { NoticeTexts } from "./texts/notice-texts.ts";

/** All that notices to one seat are made of: what the seat itself may see, and its wishes. */
export interface SeatContext {
  readonly record: GameRecord;
  readonly place: number;
  readonly seat: number;
  readonly sitter: Sitter;
  readonly notices: SeatNotices;
  readonly situation: Situation;
  readonly view: View;
  readonly texts: NoticeTexts;
  /** Null before the deal. */
  readonly seen: TableSeen | null;
}

/** Undefined for a place that sits at this table no longer. */
export function seatContext(
  record: GameRecord,
  place: number,
  notices: SeatNotices,
  lastSeen: number | null,
  now: number,
): SeatContext | undefined {
  const seat = seatOfPlace(record, place);
  const sitter = seat === undefined ? null : (record.chairs[seat] ?? null);
  if (seat === undefined || sitter === null) return undefined;
  const view = viewOf(record, { seat }, now);
  const { you } = view;
  const { timeZone } = notices;
  const events = eventsAfter(record, { seat }, undefined);
  const seen = you !== null && isDealt(view) ? { view, you, events, timeZone } : null;
  const situation = situationOf(record, place, lastSeen, now);
  const texts = noticeTexts(notices.locale);
  return { record, place, seat, sitter, notices, situation, view, texts, seen };
}

/** The name of one message: `GAME-PLACE-KIND-…`, no secret and no full stop. */
export function idOf({ record, place }: SeatContext, kind: string, ...numbers: number[]): string {
  return [record.id, place, kind, ...numbers].join("-");
}

/** The page of the table, without a key: pushes and webhooks never carry one. */
export function tableLink({ record, notices }: SeatContext): string {
  return notices.origin + tablePath(record.id);
}
