import { effect, signal } from "@preact/signals";
import { onDevice, readJson } from "./device-storage.ts";

/** What a person chooses for this device (ux.md A16). The first value of each is the default. */
export const CHOICES = {
  theme: ["system", "day", "gaslight"],
  motion: ["full", "calm", "none"],
  sound: ["off", "on"],
  haptics: ["off", "on"],
  textSize: ["normal", "large", "larger"],
  confirm: ["costly", "always", "never"],
  shortcuts: ["on", "off"],
  contrast: ["normal", "high"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Settings = { readonly [S in Setting]: (typeof CHOICES)[S][number] };

const KEY = "settings";

/** The stored settings; what is missing or unknown falls back to its default. */
export function parseSettings(value: unknown): Settings {
  const stored: Partial<Record<string, unknown>> =
    typeof value === "object" && value !== null ? { ...value } : {};
  const pick = <T>(name: Setting, known: readonly [T, ...(readonly T[])]): T =>
    known.find((choice) => choice === stored[name]) ?? known[0];
  return {
    theme: pick("theme", CHOICES.theme),
    motion: pick("motion", CHOICES.motion),
    sound: pick("sound", CHOICES.sound),
    haptics: pick("haptics", CHOICES.haptics),
    textSize: pick("textSize", CHOICES.textSize),
    confirm: pick("confirm", CHOICES.confirm),
    shortcuts: pick("shortcuts", CHOICES.shortcuts),
    contrast: pick("contrast", CHOICES.contrast),
  };
}

export const settings = signal<Settings>(parseSettings(readJson(onDevice, KEY)));

export function choose<S extends Setting>(name: S, choice: Settings[S]): void {
  settings.value = { ...settings.value, [name]: choice };
  onDevice.write(KEY, JSON.stringify(settings.value));
}

/** How things may move: the person's switch, unless the system wishes for stillness. */
export function motionStyle(): Settings["motion"] {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : settings.value.motion;
}

/** Whether one is to be told of keys: a phone has none to press. */
export function hasShortcuts(): boolean {
  return settings.peek().shortcuts === "on" && matchMedia("(any-pointer: fine)").matches;
}

/** Shows the settings on the page: the style sheets read these attributes of <html>. */
export function showSettings(page: HTMLElement): () => void {
  return effect(() => {
    const { theme, motion, textSize, contrast } = settings.value;
    // Without the attribute the style sheets follow the system.
    if (theme === "system") delete page.dataset["theme"];
    else page.dataset["theme"] = theme;
    page.dataset["motion"] = motion;
    page.dataset["text"] = textSize;
    page.dataset["contrast"] = contrast;
  });
}
