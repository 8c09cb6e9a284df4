import type { ReplayTexts } from "../texts.ts";

export const replay: ReplayTexts = {
  title: "Revoir la partie",
  at: (lot, move) => `Vous voyez le lot ${lot}, coup ${move}.`,
  now: "Revenir au présent",
  first: "Au début",
  prev: "Un coup en arrière",
  next: "Un coup en avant",
  last: "À la fin",
  play: "Lire",
  pause: "Pause",
  speed: "Vitesse",
  byLot: "Lot par lot",
  view: "Vu depuis",
  mySeat: "ma place",
  table: "la table",
  open: "toutes les mains ouvertes",
  share: "Partager cet instant",
  move: "Coup",
};
