import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { lotName } from "./headline.ts";
import type { NoticeTexts } from "./texts/notice-texts.ts";

/** A longer list would be a log; the table's ledger has the rest. */
const MOST_SENTENCES = 12;

/**
 * What happened since the viewer last played, one sentence each, oldest first. A mailbox cannot be
 * redacted (rules.md 10.3), so it tells of the running and of the last settled auction alone.
 * @param events as this viewer may see them now
 */
export function recapOf(
  events: readonly ApiEvent[],
  view: View,
  texts: NoticeTexts,
): readonly string[] {
  const oldest = view.lastAuction?.number ?? view.auction?.number ?? 1;
  const own = events.findLastIndex((event) => isOwnMove(event, view));
  return events
    .slice(own + 1)
    .filter((event) => "auction" in event && event.auction >= oldest)
    .flatMap((event) => sentenceOf(event, view, texts) ?? [])
    .slice(-MOST_SENTENCES);
}

/** What the seat did itself; what was played for it is news. */
function isOwnMove(event: ApiEvent, view: View): boolean {
  const moves: readonly string[] = ["bid-raised", "passed", "exited", "sealed"];
  if (event.by !== undefined || !moves.includes(event.type)) return false;
  return "seat" in event && event.seat === view.you?.seat;
}

function sentenceOf(event: ApiEvent, view: View, texts: NoticeTexts): string | null {
  const words = texts.events;
  const name = (seat: number): string => view.seats[seat]?.name ?? "–";
  switch (event.type) {
    case "bid-raised":
      return event.total === null ? null : words.bid(name(event.seat), event.total);
    case "passed":
      return words.passed(name(event.seat));
    case "exited":
      return words.exited(name(event.seat), lotName(event.luxury, texts));
    case "envelopes-opened": {
      if (event.high === null) return null;
      return words.opened(event.high, event.leader === null ? null : name(event.leader));
    }
    case "card-won": {
      const lot = lotName(event.card, texts);
      if (event.paid === null) return words.wonHidden(name(event.seat), lot);
      if (event.paid === 0) return words.wonFree(name(event.seat), lot);
      return words.won(name(event.seat), lot, event.paid);
    }
    case "disgrace-taken":
      return words.took(name(event.seat), lotName(event.card, texts));
    case "luxury-lost":
      return words.lost(name(event.seat), lotName(event.luxury, texts));
    case "card-revealed":
    case "sealed":
    case "reserve-released":
    case "game-over":
    case "game-opened":
    case "seat-taken":
    case "seat-left":
    case "game-started":
    case "game-ended":
      return null;
  }
}
