import type { Luxury, StatusCard } from "../../../shared/contract/cards.ts";
import { pluralIn } from "../plural.ts";

const counted = pluralIn("en", "one");

/** Somebody at the table, as a sentence names him; `you` is the reader. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** "Béla bids" and "You bid": the verb follows its subject. */
export const does = (who: Who, verb: string, third = `${verb}s`): string =>
  who.you ? `You ${verb}` : `${who.name} ${third}`;
export const plural = (count: number, one: string, other: string): string =>
  counted(count, { one, other });
export const luxury = (card: Luxury): string => cards[card].name;

/** The cards' names (ux.md B4) and what each does, as it follows the name. */
export const cards: Readonly<
  Record<StatusCard, { readonly name: string; readonly effect: string }>
> = {
  L1: { name: "Orchid", effect: "worth 1" },
  L2: { name: "Opera glasses", effect: "worth 2" },
  L3: { name: "Fan", effect: "worth 3" },
  L4: { name: "Chronometer", effect: "worth 4" },
  L5: { name: "Parasol", effect: "worth 5" },
  L6: { name: "Thoroughbred", effect: "worth 6" },
  L7: { name: "Motor-car", effect: "worth 7" },
  L8: { name: "Portrait in oils", effect: "worth 8" },
  L9: { name: "Steam yacht", effect: "worth 9" },
  L10: { name: "Private island", effect: "worth 10" },
  AG: { name: "Avant Garde", effect: "doubles your score" },
  BV: { name: "Bon Vivant", effect: "doubles your score" },
  JV: { name: "Joie de Vivre", effect: "doubles your score" },
  FP: { name: "Faux Pas", effect: "costs a luxury" },
  PS: { name: "Passé", effect: "takes 5 points" },
  SC: { name: "Scandale", effect: "halves your score" },
};
