import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Language } from "../i18n/texts.ts";
import { sentenceFor, toldOnce } from "./sentence.ts";

/** More would be a log, and more than two lines on a phone; the ledger has the rest. */
const MOST_SENTENCES = 3;
const MOST_LETTERS = 90;

/**
 * What happened since the viewer was last here, without what he did himself
 * (ux.md check 21). Where it was much: how the lots ended and the last move, and how
 * many more there were. Null where nothing happened.
 *
 * @param seen the version up to which this person has seen the game
 */
export function recapOf(
  events: readonly ApiEvent[],
  seen: number,
  view: View,
  language: Language,
): string | null {
  const told = toldOnce(events, view)
    .filter((event) => event.version > seen && isNews(event, view))
    .flatMap((event) => {
      const sentence = sentenceFor(event, view, language);
      return sentence === null ? [] : [{ event, sentence }];
    });
  if (told.length === 0) return null;
  if (told.length <= MOST_SENTENCES) return told.map(({ sentence }) => sentence).join(" ");
  const kept = mostTelling(told);
  const rest = told.length - kept.length;
  const more = rest === 0 ? [] : [language.texts.table.recap.more(rest)];
  return [...kept.map(({ sentence }) => sentence), ...more].join(" ");
}

interface Told {
  readonly event: ApiEvent;
  readonly sentence: string;
}

/** How the last lots ended, then as many of the latest moves as there is room for. */
function mostTelling(told: readonly Told[]): readonly Told[] {
  const ends = told.filter(({ event }) => isEnd(event)).slice(-(MOST_SENTENCES - 1));
  const kept = new Set(ends);
  let letters = ends.reduce((sum, { sentence }) => sum + sentence.length, 0);
  for (const each of told.toReversed()) {
    letters += each.sentence.length;
    if (kept.size > 0 && letters > MOST_LETTERS) break;
    kept.add(each);
  }
  return told.filter((each) => kept.has(each));
}

/** Told in the recap: what others decided, and what happened to the viewer's own cards. */
function isNews(event: ApiEvent, view: View): boolean {
  switch (event.type) {
    case "game-opened":
    case "seat-taken":
    case "seat-left":
    case "game-started":
    case "card-revealed":
    case "sealed":
      return false;
    case "bid-raised":
    case "passed":
    case "exited":
      return event.seat !== view.you?.seat || event.by !== undefined;
    case "card-won":
    case "disgrace-taken":
    case "luxury-lost":
    case "envelopes-opened":
    case "reserve-released":
    case "game-over":
    case "game-ended":
      return true;
  }
}

/** A lot has found its owner. */
export function isEnd(event: ApiEvent): boolean {
  return event.type === "card-won" || event.type === "disgrace-taken";
}
