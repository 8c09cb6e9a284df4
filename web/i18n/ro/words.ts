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

const doubles = "îți dublează scorul";

export const cards: Readonly<Record<StatusCard, CardWords>> = {
  L1: { name: "Orhidee", effect: "valoare 1", named: "orhideea" },
  L2: { name: "Binoclu de operă", effect: "valoare 2", named: "binoclul de operă" },
  L3: { name: "Evantai", effect: "valoare 3", named: "evantaiul" },
  L4: { name: "Cronometru", effect: "valoare 4", named: "cronometrul" },
  L5: { name: "Umbrelă de soare", effect: "valoare 5", named: "umbrela de soare" },
  L6: { name: "Pursânge", effect: "valoare 6", named: "pursângele" },
  L7: { name: "Automobil", effect: "valoare 7", named: "automobilul" },
  L8: { name: "Portret în ulei", effect: "valoare 8", named: "portretul în ulei" },
  L9: { name: "Iaht cu aburi", effect: "valoare 9", named: "iahtul cu aburi" },
  L10: { name: "Insulă privată", effect: "valoare 10", named: "insula privată" },
  AG: { name: "Avant Garde", effect: doubles, named: "Avant Garde" },
  BV: { name: "Bon Vivant", effect: doubles, named: "Bon Vivant" },
  JV: { name: "Joie de Vivre", effect: doubles, named: "Joie de Vivre" },
  FP: { name: "Faux Pas", effect: "costă un lux", named: "Faux Pas" },
  PS: { name: "Passé", effect: "ia 5 puncte", named: "Passé" },
  SC: { name: "Scandale", effect: "jumătate din scor", named: "Scandale" },
};
