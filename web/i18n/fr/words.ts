import type { Luxury, StatusCard } from "../../../shared/contract/cards.ts";
import type { Who } from "../en/words.ts";
import { pluralIn } from "../plural.ts";

/** « Béla mise » et « Vous misez ». */
export const does = (who: Who, you: string, third: string): string =>
  who.you ? `Vous ${you}` : `${who.name} ${third}`;
export const plural = pluralIn("fr", "one");
export const luxury = (card: Luxury): string => cards[card].named;

interface CardWords {
  readonly name: string;
  readonly effect: string;
  /** Le nom avec son article : « l’éventail ». */
  readonly named: string;
}

const doubles = "double votre score";

export const cards: Readonly<Record<StatusCard, CardWords>> = {
  L1: { name: "Orchidée", effect: "vaut 1", named: "l’orchidée" },
  L2: { name: "Jumelles", effect: "vaut 2", named: "les jumelles" },
  L3: { name: "Éventail", effect: "vaut 3", named: "l’éventail" },
  L4: { name: "Chronomètre", effect: "vaut 4", named: "le chronomètre" },
  L5: { name: "Ombrelle", effect: "vaut 5", named: "l’ombrelle" },
  L6: { name: "Pur-sang", effect: "vaut 6", named: "le pur-sang" },
  L7: { name: "Automobile", effect: "vaut 7", named: "l’automobile" },
  L8: { name: "Portrait à l’huile", effect: "vaut 8", named: "le portrait à l’huile" },
  L9: { name: "Yacht à vapeur", effect: "vaut 9", named: "le yacht à vapeur" },
  L10: { name: "Île privée", effect: "vaut 10", named: "l’île privée" },
  AG: { name: "Avant Garde", effect: doubles, named: "l’Avant Garde" },
  BV: { name: "Bon Vivant", effect: doubles, named: "le Bon Vivant" },
  JV: { name: "Joie de Vivre", effect: doubles, named: "la Joie de Vivre" },
  FP: { name: "Faux Pas", effect: "coûte un luxe", named: "le Faux Pas" },
  PS: { name: "Passé", effect: "retire 5 points", named: "le Passé" },
  SC: { name: "Scandale", effect: "moitié du score", named: "le Scandale" },
};
