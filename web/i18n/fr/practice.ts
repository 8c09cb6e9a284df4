import type { PracticeTexts } from "../texts.ts";

export const practice: PracticeTexts = {
  title: "Entraînement",
  lead: "Vous contre des robots, sur cet appareil seul : ni pendule, ni réseau, rien ne quitte cette page.",
  you: "Vous",
  rivals: "Rivaux",
  level: "Leur jeu",
  levels: {
    gentle: "Ils montent pour ce qui leur plaît et lâchent vite.",
    keen: "Ils savent ce qu’un lot vaut pour eux.",
    sharp: "Ils pèsent bien des dénouements avant de poser une carte.",
  },
  deal: "Distribuer",
  failed: "L’entraînement ne peut pas se jouer dans ce navigateur.",
  other: "Un autre entraînement",
  share: "Partager la partie",
  copied: "Partie copiée. La page qui ouvre les parties la prend comme texte.",
  notCopied: "La copie est bloquée ici. Enregistrez plutôt la partie.",
};
