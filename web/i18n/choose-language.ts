import type { Locale } from "../../shared/contract/notifications.ts";
import { onDevice } from "../state/device-storage.ts";
import { en } from "./en.ts";
import { texts } from "./language.ts";
import type { Texts } from "./texts.ts";

/** The languages there are, each by its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  ro: "Română",
};

const KEY = "language";

/** Every language but English comes when somebody reads it. */
const LOADERS: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => en,
  de: async () => (await import("./de.ts")).de,
  fr: async () => (await import("./fr.ts")).fr,
  ro: async () => (await import("./ro.ts")).ro,
};

/**
 * The person's own choice, else the first of the browser's languages that there is.
 *
 * @param wishes language tags in order of preference, as in `navigator.languages`
 */
export function preferredLanguage(wishes: readonly string[], chosen: string | null): Locale {
  return [chosen ?? "", ...wishes].map(known).find((code) => code !== undefined) ?? "en";
}

/** Shows the page in the language that this device wants; resolves when it is shown. */
export async function startLanguage(): Promise<void> {
  await showLanguage(preferredLanguage(navigator.languages, onDevice.read(KEY)));
}

export async function chooseLanguage(code: Locale): Promise<void> {
  onDevice.write(KEY, code);
  await showLanguage(code);
}

async function showLanguage(code: Locale): Promise<void> {
  // Without a connection the language may not come: English is better than nothing.
  texts.value = await LOADERS[code]().catch(() => en);
  document.documentElement.lang = texts.value.code;
}

function known(tag: string): Locale | undefined {
  const code = tag.toLowerCase().split("-")[0] ?? "";
  return isLocale(code) ? code : undefined;
}

function isLocale(code: string): code is Locale {
  return Object.hasOwn(LANGUAGES, code);
}
