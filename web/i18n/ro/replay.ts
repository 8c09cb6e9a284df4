import type { ReplayTexts } from "../texts.ts";

export const replay: ReplayTexts = {
  title: "Reluare",
  at: (lot, move) => `Vezi lotul ${lot}, mutarea ${move}.`,
  now: "Înapoi în prezent",
  first: "La început",
  prev: "O mutare înapoi",
  next: "O mutare înainte",
  last: "La sfârșit",
  play: "Redă",
  pause: "Pauză",
  speed: "Viteză",
  byLot: "Lot cu lot",
  view: "Văzut de la",
  mySeat: "locul meu",
  table: "masă",
  open: "toate mâinile deschise",
  share: "Trimite acest moment",
  move: "Mutare",
};
