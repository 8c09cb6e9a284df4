import type { DealtView } from "../../shared/contract/view-schema.ts";
import { isLuxury, luxuryValue, type StatusCard } from "../../shared/engine/cards.ts";
import type { Lot, NoticeTexts } from "./texts/notice-texts.ts";

/** A card as sentences name it: "Motor-car (7)" and "the Motor-car (7)", "Scandale". */
export function lotOf(card: StatusCard, texts: NoticeTexts): Lot {
  const { name, named } = texts.cards[card];
  if (!isLuxury(card)) return { name, named };
  const value = luxuryValue(card);
  return { name: `${name} (${value})`, named: `${named} (${value})` };
}

/**
 * What is due from the viewer, in a line: "Your turn: 12 to beat for the Motor-car (7)". It names
 * nothing but what lies open on the table, since phones show it to whoever looks.
 */
export function turnHeadline(view: DealtView, texts: NoticeTexts): string {
  const { headline } = texts;
  if (view.phase === "discard") return headline.discard;
  const { auction } = view;
  if (auction === null) return headline.turn;
  const lot = lotOf(auction.card, texts);
  if (view.phase === "sealed") return headline.seal(lot);
  if (auction.kind === "positive") {
    return auction.high > 0 ? headline.beat(auction.high, lot) : headline.open(lot);
  }
  return auction.high > 0 ? headline.avoidAbove(auction.high, lot) : headline.avoid(lot);
}

/** What taking a card means, in words; null for a luxury, whose value says it. */
export function effectOf(card: StatusCard, texts: NoticeTexts): string | null {
  if (isLuxury(card)) return null;
  switch (card) {
    case "AG":
    case "BV":
    case "JV":
      return texts.effect.prestige;
    case "FP":
      return texts.effect.discard;
    case "PS":
      return texts.effect.minus;
    case "SC":
      return texts.effect.halve;
  }
}
