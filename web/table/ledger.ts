import type { StatusCard } from "../../shared/contract/cards.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Language } from "../i18n/texts.ts";
import { sentenceFor, toldOnce } from "./sentence.ts";

export interface LedgerLine {
  readonly key: string;
  readonly text: string;
  /** How the lot ended. */
  readonly won: boolean;
  readonly mine: boolean;
}
export interface LedgerLot {
  readonly number: number;
  readonly card: StatusCard | null;
  readonly lines: readonly LedgerLine[];
  /** Everything in it happened after the reader's last visit. */
  readonly fresh: boolean;
}

/**
 * The history by lot, the newest first (ux.md A15). Prices are named as far as the
 * events carry them: the server withholds what the closed ledger closes.
 *
 * @param seen the version that the reader had seen when he came
 */
export function ledgerOf(
  events: readonly ApiEvent[],
  seen: number,
  view: View,
  language: Language,
): readonly LedgerLot[] {
  const lots = new Map<number, { card: StatusCard | null; lines: LedgerLine[]; first: number }>();
  let number = 0;
  for (const event of toldOnce(events, view)) {
    if ("auction" in event) number = event.auction;
    const text = sentenceFor(event, view, language);
    if (text === null) continue;
    const lot = lots.get(number) ?? { card: null, lines: [], first: event.version };
    lots.set(number, lot);
    if (event.type === "card-revealed") lot.card = event.card;
    lot.lines.push({
      key: `${event.version}/${event.index}`,
      text,
      won: event.type === "card-won" || event.type === "disgrace-taken",
      mine: "seat" in event && event.seat === view.you?.seat,
    });
  }
  return [...lots]
    .map(([lot, { card, lines, first }]) => ({ number: lot, card, lines, fresh: first > seen }))
    .sort((a, b) => b.number - a.number);
}
