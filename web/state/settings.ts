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
  const pick = <S extends Setting>(name: S): Settings[S] => {
    const known: readonly Settings[S][] = CHOICES[name];
    return known.find((choice) => choice === stored[name]) ?? CHOICES[name][0];
  };
  return {
    theme: pick("theme"),
    motion: pick("motion"),
    sound: pick("sound"),
    haptics: pick("haptics"),
    textSize: pick("textSize"),
    confirm: pick("confirm"),
    shortcuts: pick("shortcuts"),
    contrast: pick("contrast"),
  };
}

export const settings = signal<Settings>(parseSettings(readJson(onDevice, KEY)));

export function choose<S extends Setting>(name: S, choice: Settings[S]): void {
  settings.value = { ...settings.value, [name]: choice };
  onDevice.write(KEY, JSON.stringify(settings.value));
}

/** Whether things may move: the person's switch, or the system's wish. */
export function movesAllowed(): boolean {
  return settings.value.motion === "full" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows the settings on the page: the style sheets read these attributes of <html>. */
export function showSettings(page: HTMLElement): () => void {
  return effect(() => {
    const { theme, motion, textSize, contrast } = settings.value;
    page.dataset["theme"] = theme;
    page.dataset["motion"] = motion;
    page.dataset["text"] = textSize;
    page.dataset["contrast"] = contrast;
  });
}
