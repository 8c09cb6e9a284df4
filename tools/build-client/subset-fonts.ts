import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGES = new URL("../../node_modules/@fontsource/", import.meta.url);

/** Basic Latin, Latin-1, typographic marks, arrows and fractions that the texts use. */
const LATIN = span(0x20, 0x7e) + span(0xa0, 0xff) + "ŒœŠšŽž–—‘’‚“”„†•…‹›€™−×÷½¼¾ⁿ←↑→↓✓";

/** Latin Extended-A and Romanian's comma letters: names come from everywhere. */
const LATIN_EXT = span(0x100, 0x17f) + span(0x218, 0x21b) + "ẞ";

const FACES = [
  { family: "old-standard-tt", name: "old-standard", weight: 700 },
  { family: "alegreya-sans", name: "alegreya-sans", weight: 500 },
  { family: "alegreya-sans", name: "alegreya-sans", weight: 700 },
] as const;

const RANGES = [
  { subset: "latin", text: LATIN },
  { subset: "latin-ext", text: LATIN_EXT },
] as const;

/** What the letters need; small capitals, alternates and old forms go. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "locl", "mark", "mkmk", "ccmp", "case"];

interface FontFile {
  readonly fileName: string;
  readonly data: Uint8Array;
}

/** The table's three faces as woff2, each split so that English loads no extended letters. */
export async function subsetFonts(): Promise<readonly FontFile[]> {
  return Promise.all(
    FACES.flatMap(({ family, name, weight }) =>
      RANGES.map(async ({ subset, text }) => {
        const source = await readFile(
          new URL(`${family}/files/${family}-${subset}-${weight}-normal.woff2`, PACKAGES),
        );
        const data = await subsetFont(source, text, {
          targetFormat: "woff2",
          keepFeatures: FEATURES,
          noHinting: true,
        });
        return { fileName: `${name}-${weight}-${subset}.woff2`, data };
      }),
    ),
  );
}

function span(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
