import type { SettingsTexts } from "../texts.ts";

export const settings: SettingsTexts = {
  title: "Setări",
  device: "Acest dispozitiv",
  language: "Limbă",
  theme: "Lumină",
  themes: { system: "Ca sistemul", day: "Zi", gaslight: "Lampă cu gaz" },
  motion: "Mișcare",
  motions: { full: "Deplină", calm: "Calmă", none: "Fără" },
  sound: "Sunet",
  haptics: "Vibrații",
  text: "Mărimea textului",
  textSizes: { normal: "Normală", large: "Mare", larger: "Mai mare" },
  confirm: "Întreabă înainte de pasare",
  confirms: { costly: "Când costă ceva", always: "Mereu", never: "Niciodată" },
  keys: "Scurtături de tastatură",
  contrast: "Contrast mare",
};
