import { turnHeadline } from "./headline.ts";
import type { Due } from "./outbox.ts";
import { resultLine } from "./result-line.ts";
import { idOf, type SeatContext, tableLink } from "./seat-context.ts";
import type { PushNotice } from "./web-push.ts";

/** Longest that a push service keeps a notice for a phone that is off. */
const A_DAY_SECONDS = 24 * 3600;

/** What a phone is to show of a notice: the table's name, and one line. */
export function pushNotice(context: SeatContext, due: Due): PushNotice {
  const { record, view, texts, seen } = context;
  const { headline } = texts;
  const title = (() => {
    switch (due.kind) {
      case "turn":
        return seen === null ? headline.turn : turnHeadline(seen.view, texts);
      case "reminder":
        return headline.reminder(seen === null ? headline.turn : turnHeadline(seen.view, texts));
      case "game-over":
        return seen === null ? headline.ended : resultLine(seen, texts);
      case "rematch":
        return headline.rematch;
      case "digest":
      case "auction-settled":
        return headline.waiting;
    }
  })();
  return {
    title: view.name,
    body: title,
    url: tableLink(context),
    locale: texts.locale,
    tag: record.id,
    ringAgain: due.kind === "reminder",
    id: noticeId(context, due),
  };
}

/** The same for every attempt to tell this very thing. */
export function noticeId(context: SeatContext, due: Due): string {
  switch (due.kind) {
    case "turn":
    case "reminder":
      return idOf(context, due.kind, due.turn, due.stage);
    case "digest":
      return idOf(context, due.kind, due.turn ?? 0, due.settled);
    case "auction-settled":
      return idOf(context, due.kind, due.auction);
    case "game-over":
    case "rematch":
      return idOf(context, due.kind);
  }
}

/** After its deadline a turn's notice is worth nothing. */
export function secondsOfUse({ situation }: SeatContext, now: number): number {
  const { turn } = situation;
  if (turn === null || turn.deadlineAt === null) return A_DAY_SECONDS;
  return Math.min(A_DAY_SECONDS, (turn.deadlineAt - now) / 1_000);
}
