import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Locale } from "../../shared/contract/notifications.ts";
import { notices as german } from "../../web/i18n/de/notices.ts";
import { notices as english } from "../../web/i18n/en/notices.ts";
import { notices as french } from "../../web/i18n/fr/notices.ts";
import { notices as romanian } from "../../web/i18n/ro/notices.ts";
import type { PlainPage } from "./plain-pages.ts";

const DOCS = new URL("../../docs/", import.meta.url);

/**
 * docs/privacy.md and its translations as plain pages beside the client, so that what is promised
 * is read where it is asked for, also without JavaScript.
 */
export function privacyPages(): Readonly<Record<Locale, PlainPage>> {
  return {
    en: page("privacy.md", english.privacy),
    de: page("privacy.de.md", german.privacy),
    fr: page("privacy.fr.md", french.privacy),
    ro: page("privacy.ro.md", romanian.privacy),
  };
}

function page(file: string, about: string): PlainPage {
  const source = readFileSync(new URL(file, DOCS), "utf8");
  const title = /^# (.+)$/mu.exec(source)?.[1];
  if (title === undefined) throw new Error(`docs/${file} has no heading.`);
  return { title, about, body: named(new Marked().parse(source, { async: false })) };
}

/** Each cell with the head of its column: on a narrow screen a row is read from top to bottom. */
function named(page: string): string {
  const heads = [...page.matchAll(/<th>(.*?)<\/th>/g)].map(([, head = ""]) => head);
  return page
    .replaceAll("<table>", '<table class="facts">')
    .replaceAll(/<tr>\s*(?:<td>.*?<\/td>\s*)+<\/tr>/g, (row) => {
      const rest = heads.values();
      return row.replaceAll("<td>", () => `<td data-head="${rest.next().value ?? ""}">`);
    });
}
