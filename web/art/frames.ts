import { around, fixed, onCircle, rosette } from "./geometry.ts";
import type { Family } from "./card-faces.ts";

/** A card is 150 × 214 units; its outline alone tells the family. */
export const FRAMES: Readonly<Record<Family, string>> = {
  luxury:
    '<path d="M8 206V74Q8 10 75 8Q142 10 142 74V206Z" fill="var(--c)" stroke="var(--f)" stroke-width="3.4"/>' +
    '<path d="M14 200V76Q15 16 75 14Q135 16 136 76V200Z" fill="none" stroke="var(--f)" stroke-width="1"/>',
  prestige:
    '<rect x="8" y="8" width="134" height="198" rx="66" fill="var(--c)" stroke="var(--f)" stroke-width="3.4"/>' +
    '<rect x="14" y="14" width="122" height="186" rx="60" fill="none" stroke="var(--f)" stroke-width="1"/>' +
    '<rect x="17.5" y="17.5" width="115" height="179" rx="56" fill="none" stroke="var(--a)" stroke-width="1.6" stroke-dasharray="0 5" stroke-linecap="round"/>',
  disgrace:
    '<path d="M4.5 4.5H120.3L145.5 29.7V209.5H4.5Z" fill="none" stroke="var(--edge)" stroke-width="1.6"/>' +
    '<path d="M10 10H118L140 32V204H10Z" fill="var(--c)" stroke="var(--f)" stroke-width="11" stroke-linejoin="miter"/>' +
    '<path d="M116 8V34H142Z" fill="var(--f)"/><path d="M118 13V32H137Z" fill="var(--g)"/>' +
    '<path d="M20 20H112V38H130V194H20Z" fill="none" stroke="var(--f)" stroke-width="1"/>',
};

/** Whiplash curves in a luxury's corners; they make room where the name is printed. */
export const WHIPLASH = (() => {
  const curve =
    "M14 200C40 197 48 180 43 158C41 149 33 150 35 157M14 200C26 190 29 178 26 164C25 158 19 159 21 164";
  const drawn = `<path d="${curve}" fill="none" stroke="var(--f)" stroke-width="1.7" stroke-linecap="round"/>`;
  return `${drawn}<g transform="translate(150 0) scale(-1 1)">${drawn}</g>`;
})();

/** The back of a turned-down card and of the deck. */
export const BACK = (() => {
  const flower = (scale: number, turn: number) =>
    `<path d="${rosette(58, 12, 0.24)}" transform="translate(75 107) rotate(${turn}) scale(${scale})"/>`;
  const stars = around(8, (degrees) => {
    const [x, y] = onCircle(26, degrees);
    return `<circle cx="${fixed(75 + x)}" cy="${fixed(107 + y)}" r="1.6" fill="var(--gilt)"/>`;
  });
  return (
    '<rect x="8" y="8" width="134" height="198" rx="10" fill="#5A1E4B" stroke="#3A1431" stroke-width="3"/>' +
    '<rect x="15" y="15" width="120" height="184" rx="5" fill="none" stroke="var(--gilt)" stroke-width="1.4"/>' +
    '<rect x="19" y="19" width="112" height="176" rx="3" fill="none" stroke="var(--gilt)" stroke-width=".6"/>' +
    `<g fill="none" stroke="#C9A25A" stroke-width=".7">${[0, 1, 2, 3, 4].map((step) => flower(1 - step * 0.1, step * 6)).join("")}</g>` +
    `<circle cx="75" cy="107" r="21" fill="#5A1E4B" stroke="var(--gilt)" stroke-width="1.2"/>${stars}` +
    '<path d="M67 98V116M67 107H75M75 98V116" fill="none" stroke="#E9D5A0" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M87 101Q81 96 80 102Q80 106 84 107Q88 109 86 113Q83 118 78 113" fill="none" stroke="#E9D5A0" stroke-width="2.4" stroke-linecap="round" transform="translate(1 0)"/>'
  );
})();
