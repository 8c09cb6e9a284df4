/** What a person chooses for one device (ux.md A16). */
export const settings = {
  title: "Settings",
  device: "This device",
  language: "Language",
  theme: "Light",
  themes: { system: "As the system", day: "Day", gaslight: "Gaslight" },
  motion: "Motion",
  motions: { full: "Full", calm: "Calm", none: "None" },
  sound: "Sound",
  haptics: "Vibration",
  text: "Text size",
  textSizes: { normal: "Normal", large: "Large", larger: "Larger" },
  confirm: "Ask before passing",
  confirms: { costly: "When it costs something", always: "Always", never: "Never" },
  keys: "Keyboard shortcuts",
  contrast: "High contrast",
};
