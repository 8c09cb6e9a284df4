/** What a card's face says and which flower lies behind its motif. */
export type Family = "luxury" | "prestige" | "disgrace";

interface Face {
  readonly family: Family;
  /** Printed large; empty where the motif itself says it (Faux Pas). */
  readonly value: string;
  /** Petals of the rosette: of a luxury its value and four. */
  readonly lobes: number;
  /** Counts towards the end of the evening: a lamp at the top. */
  readonly green: boolean;
}

const luxury = (value: number): Face => ({
  family: "luxury",
  value: String(value),
  lobes: value + 4,
  green: false,
});
const prestige: Face = { family: "prestige", value: "×2", lobes: 16, green: true };
const disgrace = (value: string, green: boolean): Face => ({
  family: "disgrace",
  value,
  lobes: 3,
  green,
});

export const CARD_FACES = {
  L1: luxury(1),
  L2: luxury(2),
  L3: luxury(3),
  L4: luxury(4),
  L5: luxury(5),
  L6: luxury(6),
  L7: luxury(7),
  L8: luxury(8),
  L9: luxury(9),
  L10: luxury(10),
  AG: prestige,
  BV: prestige,
  JV: prestige,
  FP: disgrace("", false),
  PS: disgrace("−5", false),
  SC: disgrace("½", true),
} as const satisfies Record<string, Face>;

/** How far a card's flower reaches; the sheet of a disgrace is narrower than an arch. */
export const flowerRadius = (lobes: number): number => (lobes === 3 ? 54 : 64);

export type FaceCard = keyof typeof CARD_FACES;
