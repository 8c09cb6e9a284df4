import { batch } from "@preact/signals";
import type { Locale } from "../../shared/contract/notifications.ts";
import { onDevice } from "../state/device-storage.ts";
import { table } from "./en/table.ts";
import { pageTexts, refusalTexts, tableTexts } from "./language.ts";
import type { PageTexts, RefusalTexts, Texts } from "./texts.ts";

/** The languages there are, each by its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  ro: "Română",
};

const KEY = "language";
const REFUSALS_AFTER_MS = 3_000;

interface Loader {
  readonly table: () => Promise<Texts["table"]>;
  readonly later: () => Promise<PageTexts>;
  readonly refusals: () => Promise<RefusalTexts | null>;
}

/** Every language comes in two parts, when somebody reads it; English brings its first along. */
const LOADERS: Readonly<Record<Locale, Loader>> = {
  en: {
    table: async () => table,
    later: async () => (await import("./en/later.ts")).later,
    refusals: async () => null,
  },
  de: {
    table: async () => (await import("./de/table.ts")).table,
    later: async () => (await import("./de/later.ts")).later,
    refusals: async () => (await import("./de/refusals.ts")).refusals,
  },
  fr: {
    table: async () => (await import("./fr/table.ts")).table,
    later: async () => (await import("./fr/later.ts")).later,
    refusals: async () => (await import("./fr/refusals.ts")).refusals,
  },
  ro: {
    table: async () => (await import("./ro/table.ts")).table,
    later: async () => (await import("./ro/later.ts")).later,
    refusals: async () => (await import("./ro/refusals.ts")).refusals,
  },
};

let shown: Locale = "en";

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

/** Brings the words that the lazy parts of the page use; once for each language. */
export async function loadPageTexts(): Promise<void> {
  if (pageTexts.peek() === null) pageTexts.value = await LOADERS[shown].later();
}

async function showLanguage(code: Locale): Promise<void> {
  const { table: load, later } = LOADERS[code];
  try {
    const [words, pages] = await Promise.all([load(), pageTexts.peek() === null ? null : later()]);
    batch(() => {
      tableTexts.value = { code, table: words };
      pageTexts.value = pages;
    });
    shown = code;
    void bringRefusals(code);
  } catch {
    // Without a connection a language may not come: what is shown is better than nothing.
  }
  document.documentElement.lang = shown;
}

/** They are read after a press at the earliest: whatever the page needs to be shown goes first. */
async function bringRefusals(code: Locale): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, REFUSALS_AFTER_MS);
  });
  if (shown !== code) return;
  const words = await LOADERS[code].refusals().catch(() => null);
  if (shown === code) refusalTexts.value = words;
}

function known(tag: string): Locale | undefined {
  const code = tag.toLowerCase().split("-")[0] ?? "";
  return isLocale(code) ? code : undefined;
}

function isLocale(code: string): code is Locale {
  return Object.hasOwn(LANGUAGES, code);
}
