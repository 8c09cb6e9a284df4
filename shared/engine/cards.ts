/** The money and status cards of the game (rules.md 1). */

export const MONEY_CARDS = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25] as const;
/** A money card's value, in thousands of francs (rules.md 1.1). */
export type MoneyCard = (typeof MONEY_CARDS)[number];

export const LUXURIES = ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10"] as const;
export type Luxury = (typeof LUXURIES)[number];

export const PRESTIGES = ["AG", "BV", "JV"] as const;
export type Prestige = (typeof PRESTIGES)[number];

export const DISGRACES = ["FP", "PS", "SC"] as const;
/** FP discards a luxury, PS takes five, SC halves (rules.md 1.2). */
export type Disgrace = (typeof DISGRACES)[number];

export type StatusCard = Luxury | Prestige | Disgrace;
/** In the order in which a setup adds the cards that it does not name. */
export const STATUS_CARDS: readonly StatusCard[] = [...LUXURIES, "FP", "PS", ...PRESTIGES, "SC"];

const LUXURY_VALUES: ReadonlyMap<string, number> = new Map(
  LUXURIES.map((card, index) => [card, index + 1]),
);

export function isStatusCard(word: string): word is StatusCard {
  const known: readonly string[] = STATUS_CARDS;
  return known.includes(word);
}

export function isLuxury(card: string): card is Luxury {
  return LUXURY_VALUES.has(card);
}

export function isPrestige(card: StatusCard): card is Prestige {
  return card === "AG" || card === "BV" || card === "JV";
}

export function isDisgrace(card: StatusCard): card is Disgrace {
  return card === "FP" || card === "PS" || card === "SC";
}

/** Green cards count towards the end: the three prestiges and Scandale (1.2, 4.2). */
export function isGreen(card: StatusCard): boolean {
  return isPrestige(card) || card === "SC";
}

/** The printed value of a luxury, 1 to 10; 0 for every other card. */
export function luxuryValue(card: StatusCard): number {
  return LUXURY_VALUES.get(card) ?? 0;
}
