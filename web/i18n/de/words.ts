import type { Luxury, StatusCard } from "../../../shared/contract/cards.ts";
import type { Who } from "../en/words.ts";
import { pluralIn } from "../plural.ts";

/** „Béla bietet“ und „Du bietest“. */
export const does = (who: Who, you: string, third: string): string =>
  who.you ? `Du ${you}` : `${who.name} ${third}`;
export const plural = pluralIn("de", "one");
export const luxury = (card: Luxury): string => cards[card].accusative;

/** Ein Punkt am Ende, auch nach „Std.“ nur einer. */
export const stop = (sentence: string): string =>
  sentence.endsWith(".") ? sentence : `${sentence}.`;

interface CardWords {
  readonly name: string;
  readonly effect: string;
  /** Wie die Karte genommen wird: „den Fächer“. */
  readonly accusative: string;
}

const doubles = "verdoppelt die Punkte";

export const cards: Readonly<Record<StatusCard, CardWords>> = {
  L1: { name: "Orchidee", effect: "Wert 1", accusative: "die Orchidee" },
  L2: { name: "Opernglas", effect: "Wert 2", accusative: "das Opernglas" },
  L3: { name: "Fächer", effect: "Wert 3", accusative: "den Fächer" },
  L4: { name: "Chronometer", effect: "Wert 4", accusative: "das Chronometer" },
  L5: { name: "Sonnenschirm", effect: "Wert 5", accusative: "den Sonnenschirm" },
  L6: { name: "Vollblut", effect: "Wert 6", accusative: "das Vollblut" },
  L7: { name: "Automobil", effect: "Wert 7", accusative: "das Automobil" },
  L8: { name: "Ölporträt", effect: "Wert 8", accusative: "das Ölporträt" },
  L9: { name: "Dampfyacht", effect: "Wert 9", accusative: "die Dampfyacht" },
  L10: { name: "Privatinsel", effect: "Wert 10", accusative: "die Privatinsel" },
  AG: { name: "Avant Garde", effect: doubles, accusative: "die Avant Garde" },
  BV: { name: "Bon Vivant", effect: doubles, accusative: "den Bon Vivant" },
  JV: { name: "Joie de Vivre", effect: doubles, accusative: "die Joie de Vivre" },
  FP: { name: "Faux Pas", effect: "kostet einen Luxus", accusative: "den Faux Pas" },
  PS: { name: "Passé", effect: "nimmt 5 Punkte", accusative: "das Passé" },
  SC: { name: "Scandale", effect: "halbiert die Punkte", accusative: "den Scandale" },
};
