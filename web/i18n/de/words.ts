import type { Luxury, StatusCard } from "../../../shared/contract/cards.ts";
import type { Who } from "../en/words.ts";
import { pluralIn } from "../plural.ts";

/** „Béla bietet“ und „Du bietest“. */
export const does = (who: Who, you: string, third: string): string =>
  who.you ? `Du ${you}` : `${who.name} ${third}`;
export const plural = pluralIn("de", "one");
export const luxury = (card: Luxury): string => cards[card].accusative;

interface CardWords {
  readonly name: string;
  readonly effect: string;
  /** Wie die Karte genommen wird: „den Fächer“. */
  readonly accusative: string;
}

const card = (accusative: string, effect: string): CardWords => ({
  name: accusative.slice(4),
  effect,
  accusative,
});
const doubles = "verdoppelt die Punkte";

export const cards: Readonly<Record<StatusCard, CardWords>> = {
  L1: card("die Orchidee", "Wert 1"),
  L2: card("das Opernglas", "Wert 2"),
  L3: card("den Fächer", "Wert 3"),
  L4: card("das Chronometer", "Wert 4"),
  L5: card("den Sonnenschirm", "Wert 5"),
  L6: card("das Vollblut", "Wert 6"),
  L7: card("das Automobil", "Wert 7"),
  L8: card("das Ölporträt", "Wert 8"),
  L9: card("die Dampfyacht", "Wert 9"),
  L10: card("die Privatinsel", "Wert 10"),
  AG: card("die Avant Garde", doubles),
  BV: card("den Bon Vivant", doubles),
  JV: card("die Joie de Vivre", doubles),
  FP: card("den Faux Pas", "kostet einen Luxus"),
  PS: card("das Passé", "nimmt 5 Punkte"),
  SC: card("den Scandale", "halbiert die Punkte"),
};
