import type { SettingsTexts } from "../texts.ts";

export const settings: SettingsTexts = {
  title: "Einstellungen",
  device: "Dieses Gerät",
  language: "Sprache",
  theme: "Licht",
  themes: { system: "Wie das System", day: "Tag", gaslight: "Gaslicht" },
  motion: "Bewegung",
  motions: { full: "Voll", calm: "Ruhig", none: "Keine" },
  sound: "Ton",
  haptics: "Vibration",
  text: "Schriftgröße",
  textSizes: { normal: "Normal", large: "Groß", larger: "Größer" },
  confirm: "Vor dem Passen fragen",
  confirms: { costly: "Wenn es etwas kostet", always: "Immer", never: "Nie" },
  keys: "Tastenkürzel",
  contrast: "Hoher Kontrast",
};
