import { CARD_FACES, flowerRadius, type FaceCard } from "./card-faces.ts";
import { FRAMES, WHIPLASH } from "./frames.ts";
import { rosette } from "./geometry.ts";
import { LAMP_LIT } from "./lamps.ts";
import { MOTIFS } from "./sprite.ts";

/*
 * Pictures that stand alone, outside any page: they carry their colours
 * themselves, as the programs that draw them know no variables.
 */
const AUBERGINE = "#5A1E4B";
const NIGHT = "#3A1431";
const GILT = "#E6BC63";
const PAPER = "#F6EFE0";

/** The face that draws the words of the share image, and all that it has to draw. */
export const TITLE_FACE = "Old Standard TT";
export const TITLE_LETTERS = "High Society0123456789½×−";

const PAPERS = {
  luxury: { c: "#FBF3DF", f: "#7A5A1A", g: "#CDB47A", m: "#5A1E4B", a: "#B98A2C", t: "#3A1431" },
  prestige: { c: "#E6F1E6", f: "#1B5E47", g: "#9CC5AC", m: "#1B5E47", a: "#B98A2C", t: "#123D2F" },
  disgrace: { c: "#F3EEEA", f: "#1E1A2B", g: "#CDBFC2", m: "#96192B", a: "#1E1A2B", t: "#7A1222" },
} as const;

function coloured(art: string, colours: Readonly<Record<string, string>>): string {
  return art.replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => colours[name] ?? GILT);
}

/** The lamp on its ground: `mine` burns on brass, so that a tab tells whose turn it is. */
export function icon(mine: boolean, bleed = false): string {
  const [ground, lamp, flame] = mine ? [GILT, NIGHT, PAPER] : [AUBERGINE, GILT, NIGHT];
  const shape = bleed
    ? `<rect width="64" height="64" fill="${ground}"/>`
    : `<rect width="64" height="64" rx="14" fill="${ground}"/>`;
  const scale = bleed ? 1.45 : 1.75;
  const flower = [0, 1, 2]
    .map(
      (copy) =>
        `<path d="${rosette(30, 8, 0.25, 3)}" transform="rotate(${copy * 7}) scale(${1 - copy * 0.07})"/>`,
    )
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shape}` +
    `<g transform="translate(32 32)" fill="none" stroke="${lamp}" stroke-opacity=".35" stroke-width=".8">${flower}</g>` +
    `<g transform="translate(32 32) scale(${scale})">${coloured(LAMP_LIT, { lamp, flame })}</g></svg>`
  );
}

function card(face: FaceCard, place: string): string {
  const { family, lobes, value } = CARD_FACES[face];
  const flower = [0, 1, 2, 3, 4, 5]
    .map(
      (copy) =>
        `<path d="${rosette(flowerRadius(lobes), lobes, 0.25, 3)}" transform="rotate(${(60 / lobes) * copy}) scale(${1 - copy * 0.07})"/>`,
    )
    .join("");
  const art =
    FRAMES[family] +
    (family === "luxury" ? WHIPLASH : "") +
    `<g transform="translate(75 91)" fill="none" stroke="var(--g)" stroke-width=".8">${flower}</g>` +
    `<g transform="translate(75 89) scale(.84)">${MOTIFS[face]}</g>` +
    `<text x="75" y="184" text-anchor="middle" font-family="${TITLE_FACE}" font-weight="700" font-size="44" fill="var(--t)">${value}</text>`;
  return `<g transform="${place}">${coloured(art, { ...PAPERS[family], gilt: "#B98A2C", edge: "#8A7A5C" })}</g>`;
}

/** The picture that goes with an invitation, 1200 × 630; no names and no state in it. */
export function shareImage(): string {
  const flower = [0, 1, 2, 3, 4, 5, 6, 7]
    .map(
      (copy) =>
        `<path d="${rosette(520, 18, 0.22, 4)}" transform="rotate(${copy * 2.5}) scale(${1 - copy * 0.06})"/>`,
    )
    .join("");
  const cards =
    card("L1", "translate(196 226) rotate(-11) scale(1.62)") +
    card("SC", "translate(762 178) rotate(11) scale(1.62)") +
    card("L9", "translate(470 172) scale(1.74)");
  const lantern = coloured(LAMP_LIT, { lamp: GILT, flame: NIGHT });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#2A1026"/>` +
    `<g transform="translate(600 360)" fill="none" stroke="#7A4A2C" stroke-opacity=".55" stroke-width="1.2">${flower}</g>` +
    `<path d="M20 20H1180V610H20Z" fill="none" stroke="${GILT}" stroke-width="3"/><path d="M30 30H1170V600H30Z" fill="none" stroke="${GILT}" stroke-width="1"/>` +
    `<text x="600" y="130" text-anchor="middle" font-family="${TITLE_FACE}" font-weight="700" font-size="92" fill="${GILT}">High Society</text>` +
    `${cards}<g transform="translate(130 112) scale(4)">${lantern}</g><g transform="translate(1070 112) scale(4)">${lantern}</g></svg>`
  );
}
