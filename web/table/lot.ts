import { isGreen, isLuxury, isPrestige, type StatusCard } from "../../shared/contract/cards.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Language } from "../i18n/texts.ts";
import { whoIs } from "./sentence.ts";

export interface Lot {
  readonly card: StatusCard;
  readonly disgrace: boolean;
  readonly heading: string;
  /** What the card is, for ears: "Luxury, Motor-car, worth 7". */
  readonly spoken: string;
  /** "Under the hammer, lot 6 · 9 cards left" */
  readonly place: string;
  readonly rule: string;
  readonly high: number;
  /** Whose that is; empty before the first bid. */
  readonly by: string;
  readonly lamps: number;
  readonly lampsText: string;
  /** That the next green card is the last, once it is. */
  readonly warning: string;
  /** Whether there is something to beat. */
  readonly bidding: boolean;
  readonly lampsSpoken: string;
  /** 11.B: what comes next, where the table plays with a forecast. */
  readonly next: {
    readonly card: StatusCard;
    readonly text: string;
    readonly note: string;
  } | null;
}

/** What is for sale, what must be beaten and who leads. Null once the game is over. */
export function lotOf(view: DealtView, language: Language): Lot | null {
  const { auction } = view;
  if (auction === null) return null;
  const words = language.texts.table.lot;
  const disgrace = auction.kind === "disgrace";
  const number = disgrace ? words.disgrace(auction.number) : words.hammer(auction.number);
  return {
    card: auction.card,
    disgrace,
    heading: words.heading(auction.card),
    spoken: `${family(auction.card, language)}, ${words.heading(auction.card)}`,
    place: `${number} · ${words.deck(view.deckCount)}`,
    rule: disgrace ? words.ruleDisgrace : words.ruleLuxury,
    high: auction.high,
    by: leaderText(view, language),
    lamps: view.greens,
    lampsText: words.lamps(view.greens),
    warning: view.greens === 3 ? words.lampsThree : "",
    bidding: view.phase === "bidding" || view.phase === "sealed",
    lampsSpoken: words.lampsLong(view.greens),
    next: nextOf(view.forecast, language),
  };
}

function family(card: StatusCard, { texts }: Language): string {
  if (isLuxury(card)) return texts.table.family.luxury;
  return isPrestige(card) ? texts.table.family.prestige : texts.table.family.disgrace;
}

function leaderText(view: DealtView, language: Language): string {
  const words = language.texts.table.lot;
  const leader = view.auction?.leader ?? null;
  if (leader !== null) return words.by(whoIs(view, leader));
  return (view.auction?.high ?? 0) > 0 ? words.tied : "";
}

function nextOf(card: StatusCard | null, { texts }: Language): Lot["next"] {
  if (card === null) return null;
  const { lot } = texts.table;
  return { card, text: lot.next(card), note: isGreen(card) ? lot.nextGreen : "" };
}
