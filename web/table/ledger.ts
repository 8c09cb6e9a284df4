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
  /** It happened after the reader's last visit. */
  readonly fresh: boolean;
}
export interface LedgerLot {
  readonly number: number;
  readonly card: StatusCard | null;
  readonly lines: readonly LedgerLine[];
}

/**
 * The history by lot, the newest first, its lines too (ux.md A15). Prices are named as far as
 * the events carry them: the server withholds what the closed ledger closes.
 *
 * @param seen the version that the reader had seen when he came; null: he was never here
 */
export function ledgerOf(
  events: readonly ApiEvent[],
  seen: number | null,
  view: View,
  language: Language,
): readonly LedgerLot[] {
  const lots = new Map<number, { card: StatusCard | null; lines: LedgerLine[] }>();
  let number = 0;
  for (const event of toldOnce(events, view)) {
    if ("auction" in event) number = event.auction;
    const text = sentenceFor(event, view, language);
    if (text === null) continue;
    const lot = lots.get(number) ?? { card: null, lines: [] };
    lots.set(number, lot);
    if (event.type === "card-revealed") lot.card = event.card;
    lot.lines.unshift({
      key: `${event.version}/${event.index}`,
      text,
      won: event.type === "card-won" || event.type === "disgrace-taken",
      mine: "seat" in event && event.seat === view.you?.seat,
      fresh: seen !== null && event.version > seen,
    });
  }
  return [...lots]
    .map(([lot, { card, lines }]) => ({ number: lot, card, lines }))
    .sort((a, b) => b.number - a.number);
}

/** The first line that the reader knows already, below what is new to him; null without news. */
export function firstKnown(lots: readonly LedgerLot[]): LedgerLine | null {
  const lines = lots.flatMap((lot) => lot.lines);
  return lines[0]?.fresh === true ? (lines.find(({ fresh }) => !fresh) ?? null) : null;
}
