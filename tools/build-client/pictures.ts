import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { icon, shareImage, TITLE_FACE } from "../../web/art/emblem.ts";

interface Picture {
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

/**
 * Favicons, app icons and the share image, drawn by the card art's generator.
 *
 * @param titleFont the font file for the words of the share image
 */
export function pictures(titleFont: URL): readonly Picture[] {
  const other = icon(false);
  const bleed = icon(false, true);
  return [
    { fileName: "icon.svg", source: other },
    { fileName: "icon-mine.svg", source: icon(true) },
    { fileName: "icon-192.png", source: png(other, 192) },
    { fileName: "icon-512.png", source: png(other, 512) },
    { fileName: "icon-maskable-512.png", source: png(bleed, 512) },
    { fileName: "icon-180.png", source: png(bleed, 180) },
    { fileName: "og.png", source: png(shareImage(), 1200, titleFont) },
  ];
}

function png(svg: string, width: number, font?: URL): Uint8Array {
  const fontFiles = font === undefined ? [] : [fileURLToPath(font)];
  return new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: TITLE_FACE },
  })
    .render()
    .asPng();
}
