import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { LATIN, LATIN_EXT } from "../../web/fonts/letters.ts";

const PACKAGES = new URL("../../node_modules/@fontsource/", import.meta.url);

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

/** The title's face as a plain font file, for the program that draws the share image. */
export async function titleFont(letters: string): Promise<Uint8Array> {
  const source = await readFile(
    new URL("old-standard-tt/files/old-standard-tt-latin-700-normal.woff2", PACKAGES),
  );
  return subsetFont(source, letters, { targetFormat: "sfnt", keepFeatures: ["kern"] });
}

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
