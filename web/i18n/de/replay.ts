import type { ReplayTexts } from "../texts.ts";

export const replay: ReplayTexts = {
  title: "Rückschau",
  at: (lot, move) => `Du siehst Los ${lot}, Zug ${move}.`,
  now: "Zurück ins Jetzt",
  first: "Zum Anfang",
  prev: "Einen Zug zurück",
  next: "Einen Zug weiter",
  last: "Zum Ende",
  play: "Abspielen",
  pause: "Anhalten",
  speed: "Tempo",
  byLot: "Los für Los",
  view: "Gesehen von",
  mySeat: "meinem Platz",
  table: "dem Tisch",
  open: "allen Händen, offen",
  share: "Diesen Augenblick teilen",
  move: "Zug",
};
