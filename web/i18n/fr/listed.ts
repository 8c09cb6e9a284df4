import type { ListedTexts } from "../texts.ts";

export const listed: ListedTexts = {
  none: "Aucune table ne cherche de joueurs.",
  host: (name) => `Chez ${name}`,
  more: "D’autres tables",
};
