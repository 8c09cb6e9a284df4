import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { lotOf } from "./headline.ts";
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
  const sentence = plainSentence(event, view, texts);
  if (sentence === null || event.by === undefined || event.by === "bot") return sentence;
  return texts.events.by[event.by](sentence);
}

function plainSentence(event: ApiEvent, view: View, texts: NoticeTexts): string | null {
  const words = texts.events;
  const who = (seat: number): string | null =>
    seat === view.you?.seat ? null : (view.seats[seat]?.name ?? "–");
  switch (event.type) {
    case "bid-raised":
      return event.total === null ? null : words.bid(who(event.seat), event.total);
    case "passed":
      return words.passed(who(event.seat));
    case "exited":
      return words.exited(who(event.seat), lotOf(event.luxury, texts));
    case "envelopes-opened": {
      if (event.high === null) return null;
      if (event.leader === null) return words.opened(event.high);
      return words.openedLed(event.high, who(event.leader));
    }
    case "card-won": {
      const lot = lotOf(event.card, texts);
      if (event.paid === null) return words.wonHidden(who(event.seat), lot);
      if (event.paid === 0) return words.wonFree(who(event.seat), lot);
      return words.won(who(event.seat), lot, event.paid);
    }
    case "disgrace-taken":
      return words.took(who(event.seat), lotOf(event.card, texts));
    case "luxury-lost":
      return words.lost(who(event.seat), lotOf(event.luxury, texts));
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
