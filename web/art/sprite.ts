import { CARD_FACES, flowerRadius, type FaceCard } from "./card-faces.ts";
import { BACK, FRAMES, WHIPLASH } from "./frames.ts";
import { rosette } from "./geometry.ts";
import { ICONS } from "./icons.ts";
import { LAMP_DARK, LAMP_LIT } from "./lamps.ts";
import { island, motorCar, portrait, steamYacht, thoroughbred } from "./motifs-grand.ts";
import { chronometer, fan, operaGlasses, orchid, parasol } from "./motifs-small.ts";
import { butterfly, coupe, glove, peacock, quill, wilted } from "./motifs-special.ts";
import { LIVERY_ART, sealArt, type LiveryName } from "./seals.ts";

export const MOTIFS: Readonly<Record<FaceCard, string>> = {
  L1: orchid,
  L2: operaGlasses,
  L3: fan,
  L4: chronometer,
  L5: parasol,
  L6: thoroughbred,
  L7: motorCar,
  L8: portrait,
  L9: steamYacht,
  L10: island,
  AG: peacock,
  BV: coupe,
  JV: butterfly,
  FP: glove,
  PS: wilted,
  SC: quill,
};

/** The struck-out luxury stands where other cards have their value. */
const STRUCK =
  '<path d="M64 178V159Q65 148 75 148Q85 148 86 159V178Z" fill="none" stroke="var(--t)" stroke-width="3"/><path d="M58 180L92 148" stroke="var(--t)" stroke-width="4" stroke-linecap="round"/>';

/**
 * All art in one file: the page refers to its parts by `<use>` and colours
 * them by inheritance, so that a card costs no script.
 */
export function sprite(): string {
  const lobes = [...new Set(Object.values(CARD_FACES).map((face) => face.lobes))];
  const parts: readonly (readonly [id: string, art: string])[] = [
    ...Object.entries(FRAMES).map(([family, art]) => [`frame-${family}`, art] as const),
    ["whiplash", WHIPLASH],
    ["back", BACK],
    ...lobes.map(
      (count) =>
        [`rosette-${count}`, `<path d="${rosette(flowerRadius(count), count, 0.25)}"/>`] as const,
    ),
    ...Object.entries(MOTIFS).map(
      ([card, art]) =>
        [
          card,
          `<g transform="translate(75 91) scale(.84)">${art}</g>${card === "FP" ? STRUCK : ""}`,
        ] as const,
    ),
    ...Object.keys(LIVERY_ART).map(
      (name) => [`seal-${name}`, sealArt(name as LiveryName)] as const,
    ),
    ["lamp-lit", LAMP_LIT],
    ["lamp-dark", LAMP_DARK],
    ...Object.entries(ICONS).map(([name, d]) => [`i-${name}`, `<path d="${d}"/>`] as const),
  ];
  const body = parts.map(([id, art]) => `<g id="${id}">${art}</g>`).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${body}\n</defs></svg>\n`;
}
