import { batch, type Signal } from "@preact/signals";
import type { Locale } from "../../shared/contract/notifications.ts";
import { onDevice } from "../state/device-storage.ts";
import { table } from "./en/table.ts";
import { pageTexts, refusalTexts, seldomTexts, tableTexts } from "./language.ts";
import type { PageTexts, RefusalTexts, SeldomTexts, Texts } from "./texts.ts";

const KEY = "language";
const REFUSALS_AFTER_MS = 3_000;

interface Loader {
  readonly table: () => Promise<{ readonly table: Texts["table"] }>;
  readonly later: () => Promise<{ readonly later: PageTexts }>;
  readonly seldom: () => Promise<{ readonly seldom: SeldomTexts }>;
  readonly refusals: () => Promise<{ readonly refusals: RefusalTexts | null }>;
}

/** Every language comes in parts, when somebody reads it; English brings its first along. */
const LOADERS: Readonly<Record<Locale, Loader>> = {
  en: {
    table: async () => ({ table }),
    later: () => import("./en/later.ts"),
    seldom: () => import("./en/seldom.ts"),
    refusals: async () => ({ refusals: null }),
  },
  de: {
    table: () => import("./de/table.ts"),
    later: () => import("./de/later.ts"),
    seldom: () => import("./de/seldom.ts"),
    refusals: () => import("./de/refusals.ts"),
  },
  fr: {
    table: () => import("./fr/table.ts"),
    later: () => import("./fr/later.ts"),
    seldom: () => import("./fr/seldom.ts"),
    refusals: () => import("./fr/refusals.ts"),
  },
  ro: {
    table: () => import("./ro/table.ts"),
    later: () => import("./ro/later.ts"),
    seldom: () => import("./ro/seldom.ts"),
    refusals: () => import("./ro/refusals.ts"),
  },
};

let shown: Locale = "en";
/** The last choice: one that arrives after it is not shown any more. */
let wanted: Locale = "en";

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
  await bring(pageTexts, async (code) => (await LOADERS[code].later()).later);
}

/** Brings what many games never show, beside the words of all lazy parts. */
export async function loadSeldomTexts(): Promise<void> {
  const seldom = bring(seldomTexts, async (code) => (await LOADERS[code].seldom()).seldom);
  await Promise.all([loadPageTexts(), seldom]);
}

async function bring<Words>(
  place: Signal<Words | null>,
  load: (code: Locale) => Promise<Words>,
): Promise<void> {
  while (place.peek() === null) {
    const code = shown;
    const words = await load(code);
    // Where another language was chosen meanwhile, its words are brought instead.
    if (shown === code) place.value = words;
  }
}

/** Brings what the server may refuse, in the language that is shown; English has the API's words. */
export async function loadRefusalTexts(): Promise<void> {
  const code = shown;
  if (refusalTexts.peek() !== null) return;
  const words = await LOADERS[code].refusals().catch(() => null);
  if (shown === code) refusalTexts.value = words?.refusals ?? null;
}

async function showLanguage(code: Locale): Promise<void> {
  const { table: load, later, seldom } = LOADERS[code];
  wanted = code;
  const ask = async () =>
    Promise.all([
      load(),
      pageTexts.peek() === null ? null : later(),
      seldomTexts.peek() === null ? null : seldom(),
    ]);
  try {
    let [words, pages, others] = await ask();
    // What has opened meanwhile needs its words too; the rest comes again at once.
    while (
      (pages === null && pageTexts.peek() !== null) ||
      (others === null && seldomTexts.peek() !== null)
    )
      [words, pages, others] = await ask();
    if (wanted !== code) return;
    batch(() => {
      tableTexts.value = { code, table: words.table };
      pageTexts.value = pages?.later ?? null;
      seldomTexts.value = others?.seldom ?? null;
      refusalTexts.value = null;
    });
    shown = code;
    // They are read after a press at the earliest: whatever the page needs to be shown goes first.
    setTimeout(() => void loadRefusalTexts(), REFUSALS_AFTER_MS);
  } catch {
    // Without a connection a language may not come: what is shown is better than nothing.
  }
  document.documentElement.lang = shown;
}

function known(tag: string): Locale | undefined {
  const code = tag.toLowerCase().split("-")[0] ?? "";
  return isLocale(code) ? code : undefined;
}

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(LOADERS, code);
}
