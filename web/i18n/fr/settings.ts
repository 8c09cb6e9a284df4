import type { SettingsTexts } from "../texts.ts";

export const settings: SettingsTexts = {
  title: "Réglages",
  device: "Cet appareil",
  language: "Langue",
  theme: "Lumière",
  themes: { system: "Système", day: "Jour", gaslight: "Lampe à gaz" },
  motion: "Mouvement",
  motions: { full: "Complet", calm: "Calme", none: "Aucun" },
  sound: "Son",
  haptics: "Vibration",
  text: "Taille du texte",
  textSizes: { normal: "Normale", large: "Grande", larger: "Plus grande" },
  confirm: "Demander avant de passer",
  confirms: { costly: "Si cela coûte", always: "Toujours", never: "Jamais" },
  keys: "Raccourcis clavier",
  contrast: "Contraste élevé",
};
