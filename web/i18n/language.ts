import { computed, signal } from "@preact/signals";
import { table } from "./en/table.ts";
import { formatsOf, regionOf } from "./formats.ts";
import type { Language, PageTexts, RefusalTexts, SeldomTexts, TableTexts, Texts } from "./texts.ts";

/** What it takes to bid; English until another language has come. */
export const tableTexts = signal<TableTexts>({ code: "en", table });

/** The words of everything that is loaded later; they come with the first such part. */
export const pageTexts = signal<PageTexts | null>(null);

/** What many games never show. */
export const seldomTexts = signal<SeldomTexts | null>(null);

/** Refusals in another language; they come after everything else, and null is English. */
export const refusalTexts = signal<RefusalTexts | null>(null);

/**
 * The language that is shown. Only parts that `lazy` has loaded may ask for more than
 * the table's words: elsewhere they may not be there yet, and asking throws.
 */
export const texts = computed<Texts>(() => {
  const later = pageTexts.value;
  const seldom = seldomTexts.value;
  return {
    ...tableTexts.value,
    get pages() {
      return known(later).pages;
    },
    get sheets() {
      return known(later).sheets;
    },
    get after() {
      return known(later).after;
    },
    get seldom() {
      return known(seldom);
    },
  };
});

function known<Words>(words: Words | null): Words {
  if (words === null) throw new Error("These words come with a lazy part.");
  return words;
}

export const formats = computed(() => {
  const { code } = texts.value;
  return formatsOf(code, regionOf(code, navigator.languages));
});
export const language = computed<Language>(() => ({
  texts: texts.value,
  formats: formats.value,
}));
