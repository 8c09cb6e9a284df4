import { mkdir, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { TITLE_LETTERS } from "../../web/art/emblem.ts";
import { sprite } from "../../web/art/sprite.ts";
import { docsStyles } from "./docs-styles.ts";
import { licencesPage } from "./licences-page.ts";
import { pictures } from "./pictures.ts";
import { plainPages } from "./plain-pages.ts";
import { privacyPages } from "./privacy-page.ts";
import { rulebooks } from "./rulebook.ts";
import { subsetFonts, titleFont } from "./subset-fonts.ts";

const GENERATED = new URL("../../web/generated/", import.meta.url);
const TITLE_FONT = new URL("title.ttf", GENERATED);

/**
 * Makes what the client's page refers to and no one draws by hand: the art
 * sprite and the subset fonts before the build, icons and the share image
 * beside it.
 */
export function clientAssets(): Plugin {
  return {
    name: "client-assets",
    async config() {
      await mkdir(GENERATED, { recursive: true });
      const fonts = await subsetFonts();
      await Promise.all([
        writeFile(new URL("art.svg", GENERATED), sprite()),
        writeFile(TITLE_FONT, await titleFont(TITLE_LETTERS)),
        ...fonts.map((font) => writeFile(new URL(font.fileName, GENERATED), font.data)),
      ]);
    },
    generateBundle(_, bundle) {
      for (const picture of pictures(TITLE_FONT)) this.emitFile({ type: "asset", ...picture });
      const styles = Object.keys(bundle).find((file) => file.endsWith(".css"));
      if (styles === undefined) this.error("The build has made no style sheet.");
      const docs = docsStyles(Object.keys(bundle));
      this.emitFile({ type: "asset", fileName: "docs.css", source: docs });
      const plain = [
        ...plainPages("rulebook", `/${styles}`, rulebooks()),
        ...plainPages("privacy", `/${styles}`, privacyPages()),
        licencesPage(`/${styles}`),
      ];
      for (const page of plain) this.emitFile({ type: "asset", ...page });
    },
  };
}
