declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff" | "woff2";
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** `font`'s glyphs for the letters of `text`, as a font of its own. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
