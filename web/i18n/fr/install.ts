import type { InstallTexts } from "../texts.ts";

export const install: InstallTexts = {
  share: "Touchez Partager dans la barre de Safari.",
  add: "Choisissez « Sur l’écran d’accueil ».",
  open: "Ouvrez High Society de là et collez le lien de votre place : l’app ne sait rien de Safari.",
};
