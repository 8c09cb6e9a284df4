import { describe, expect, test } from "vitest";
import { LATIN, LATIN_EXT } from "../../web/fonts/letters.ts";
import { preferredLanguage } from "../../web/i18n/choose-language.ts";
import { later as germanPages } from "../../web/i18n/de/later.ts";
import { table as germanTable } from "../../web/i18n/de/table.ts";
import { plural as german } from "../../web/i18n/de/words.ts";
import { later as frenchPages } from "../../web/i18n/fr/later.ts";
import { table as frenchTable } from "../../web/i18n/fr/table.ts";
import { later as romanianPages } from "../../web/i18n/ro/later.ts";
import { table as romanianTable } from "../../web/i18n/ro/table.ts";
import { plural as romanian } from "../../web/i18n/ro/words.ts";
import { formatsOf, regionOf } from "../../web/i18n/formats.ts";
import { sentences } from "../support/sentences.ts";

const PARTS = [
  "table",
  "later",
  "agreement",
  "figures",
  "install",
  "lesson",
  "listed",
  "notices",
  "practice",
  "record",
  "replay",
  "rules",
  "seldom",
  "settings",
];
const CODES = ["en", "de", "fr", "ro"] as const;

async function wordsOf(code: string): Promise<Readonly<Record<string, unknown>>> {
  const parts = await Promise.all(
    // English has no refusals of its own: the API says them.
    [...PARTS, ...(code === "en" ? [] : ["refusals"])].map(
      async (part): Promise<[string, unknown]> => {
        const module: unknown = await import(`../../web/i18n/${code}/${part}.ts`);
        return [
          part,
          typeof module === "object" && module !== null ? Object.values(module)[0] : null,
        ];
      },
    ),
  );
  return Object.fromEntries(parts);
}

describe.each(CODES)("%s", (code) => {
  test("every text says something, to the reader and about others", async () => {
    const words = await wordsOf(code);
    const all = [...sentences(words, "", true), ...sentences(words, "", false)];
    expect(all.length).toBeGreaterThan(700);
    expect(all.filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
    expect(all.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("B3 the fonts hold every letter of every text", async () => {
    const letters = new Set(LATIN + LATIN_EXT);
    const text = sentences(await wordsOf(code), "", true)
      .map(([, said]) => said)
      .join("");
    expect([...new Set(text)].filter((letter) => !letters.has(letter))).toEqual([]);
  });

  test("A19 nobody shouts, and no sentence ends twice", async () => {
    const all = sentences(await wordsOf(code), "", true);
    expect(all.filter(([, text]) => /!|\.\.|\s{2}/.test(text))).toEqual([]);
  });

  test("B4 the special cards keep their names", async () => {
    const names = Object.fromEntries(
      sentences(await wordsOf(code), "", true).filter(([path]) =>
        /cards\.(AG|BV|JV|FP|PS|SC)\.name$/.test(path),
      ),
    );
    expect(Object.values(names)).toEqual([
      "Avant Garde",
      "Bon Vivant",
      "Joie de Vivre",
      "Faux Pas",
      "Passé",
      "Scandale",
    ]);
  });

  test("sixteen cards have sixteen names", async () => {
    const names = sentences(await wordsOf(code), "", true).filter(([path]) =>
      /table\.cards\.[A-Z0-9]+\.name$/.test(path),
    );
    expect(new Set(names.map(([, name]) => name)).size).toBe(16);
  });
});

describe("the language of the page", () => {
  test("is the first that the browser asks for and that there is", () => {
    expect(preferredLanguage(["hu-HU", "ro-RO", "en"], null)).toBe("ro");
    expect(preferredLanguage(["de-AT"], null)).toBe("de");
    expect(preferredLanguage(["FR"], null)).toBe("fr");
  });

  test("is English where there is none of them", () => {
    expect(preferredLanguage(["hu", "ja-JP"], null)).toBe("en");
    expect(preferredLanguage([], null)).toBe("en");
  });

  test("is what the person chose, if that still exists", () => {
    expect(preferredLanguage(["de"], "ro")).toBe("ro");
    expect(preferredLanguage(["de"], "klingon")).toBe("de");
    expect(preferredLanguage(["de"], "toString")).toBe("de");
  });
});

test("plurals follow each language's own rules", () => {
  const cards = { one: "carte", few: "cărți", other: "de cărți" };
  expect([1, 2, 19, 20, 101].map((count) => romanian(count, cards))).toEqual([
    "1 carte",
    "2 cărți",
    "19 cărți",
    "20 de cărți",
    "101 cărți",
  ]);
  expect([0, 1, 2].map((count) => german(count, { one: "Karte", other: "Karten" }))).toEqual([
    "0 Karten",
    "1 Karte",
    "2 Karten",
  ]);
});

test.each(CODES)("times ago are words in %s, not a bare minus", (code) => {
  const ago = formatsOf(code).ago(6 * 3600);
  expect(ago).toContain("6");
  expect(ago).not.toMatch(/[-−]/);
  expect(ago.length).toBeGreaterThan(4);
});

test("times are written as in the reader's region, where the browser names one", () => {
  const wishes = ["de-AT", "en-US@posix", "en", "en-GB", "en-US"];
  expect(["en", "de", "fr"].map((code) => regionOf(code, wishes))).toEqual([
    "en-GB",
    "de-AT",
    "fr",
  ]);
  const at = new Date(2026, 10, 30, 14, 5);
  expect(formatsOf("en", "en-GB").time(at, at)).toBe("14:05");
  expect(formatsOf("en", "en-US").time(at, at)).toMatch(/^2:05\sPM$/u);
});

test.each([
  ["de", germanTable, germanPages],
  ["fr", frenchTable, frenchPages],
  ["ro", romanianTable, romanianPages],
])("A19 in %s a sentence ends once, also behind an abbreviation", (code, table, pages) => {
  const { span, date } = formatsOf(code);
  const said = [
    table.banner.left(span(36 * 60)),
    pages.after.end.keptUntil(date(new Date("2026-02-28T12:00:00Z"))),
  ];
  expect(said.filter((sentence) => !/[^.]\.$/.test(sentence))).toEqual([]);
});

test("in French no line begins with a mark, and the space before ; ! ? is narrow", async () => {
  const loose = sentences(await wordsOf("fr"), "", true).filter(([, text]) =>
    / [;:!?»]|\u{a0}[;!?]/u.test(text),
  );
  expect(loose).toEqual([]);
});
