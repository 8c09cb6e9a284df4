import type { ListedTexts } from "../texts.ts";

export const listed: ListedTexts = {
  none: "Nicio masă nu caută jucători.",
  host: (name) => `Gazda: ${name}`,
  more: "Alte mese",
};
