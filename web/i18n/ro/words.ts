import type { Luxury, StatusCard } from "../../../shared/contract/cards.ts";
import type { Who } from "../en/words.ts";
import { pluralIn } from "../plural.ts";

/** „Béla licitează” și „Tu licitezi”. */
export const does = (who: Who, you: string, third: string): string =>
  who.you ? `Tu ${you}` : `${who.name} ${third}`;
export const plural = pluralIn("ro", "one", "few");
export const luxury = (card: Luxury): string => cards[card].named;

interface CardWords {
  readonly name: string;
  readonly effect: string;
  /** Numele articulat, cum este luată cartea: „evantaiul”. */
  readonly named: string;
}

const card = (name: string, effect: string, named = name): CardWords => ({ name, effect, named });
const doubles = "îți dublează scorul";

export const cards: Readonly<Record<StatusCard, CardWords>> = {
  L1: card("Orhidee", "valoare 1", "orhideea"),
  L2: card("Binoclu de operă", "valoare 2", "binoclul de operă"),
  L3: card("Evantai", "valoare 3", "evantaiul"),
  L4: card("Cronometru", "valoare 4", "cronometrul"),
  L5: card("Umbrelă de soare", "valoare 5", "umbrela de soare"),
  L6: card("Pursânge", "valoare 6", "pursângele"),
  L7: card("Automobil", "valoare 7", "automobilul"),
  L8: card("Portret în ulei", "valoare 8", "portretul în ulei"),
  L9: card("Iaht cu aburi", "valoare 9", "iahtul cu aburi"),
  L10: card("Insulă privată", "valoare 10", "insula privată"),
  AG: card("Avant Garde", doubles),
  BV: card("Bon Vivant", doubles),
  JV: card("Joie de Vivre", doubles),
  FP: card("Faux Pas", "costă un lux"),
  PS: card("Passé", "ia 5 puncte"),
  SC: card("Scandale", "jumătate din scor"),
};
