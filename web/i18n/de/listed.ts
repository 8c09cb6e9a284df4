import type { ListedTexts } from "../texts.ts";

export const listed: ListedTexts = {
  none: "Kein Tisch sucht gerade Mitspieler.",
  host: (name) => `Am Tisch von ${name}`,
  more: "Weitere Tische",
};
