import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Language, LessonTexts } from "../i18n/texts.ts";
import { sentenceFor } from "../table/sentence.ts";

/** What the teacher says now, first what has just happened; the lesson has no other state than the table. */
export function coachOf(
  view: DealtView,
  events: readonly ApiEvent[],
  words: LessonTexts,
  language: Language,
): readonly string[] {
  const due = (view.you?.legal.actions.length ?? 0) > 0;
  const said = (types: readonly ApiEvent["type"][]): readonly string[] => {
    const event = events.findLast(({ type }) => types.includes(type));
    const sentence = event === undefined ? null : sentenceFor(event, view, language);
    return sentence === null ? [] : [sentence];
  };
  const own = view.you === null ? undefined : view.seats[view.you.seat];
  const untouched = view.seats.every(({ bid }) => bid.length === 0);
  if (view.auctionsDone === 0) {
    if (untouched) return [words.money];
    return due ? [...said(["bid-raised"]), words.raise] : [words.watch];
  }
  if (own !== undefined && own.bid.length > 0) {
    return due ? [...said(["bid-raised"]), words.tryPass] : [words.watch];
  }
  const sold = [...said(["card-won"]), words.won, words.disgrace];
  if (!due) return sold;
  return [...sold, untouched ? words.layLeast : words.tryPass];
}

/** How the last lot of the lesson went, in the table's own sentence. */
export function lastLotSentence(
  view: DealtView,
  events: readonly ApiEvent[],
  language: Language,
): string {
  const taken = events.findLast(({ type }) => type === "disgrace-taken");
  return taken === undefined ? "" : (sentenceFor(taken, view, language) ?? "");
}
