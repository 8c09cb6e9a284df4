import { beforeEach, expect, test, vi } from "vitest";
import { later as germanPages } from "../../web/i18n/de/later.ts";
import { seldom as german } from "../../web/i18n/de/seldom.ts";
import { later as frenchPages } from "../../web/i18n/fr/later.ts";
import { seldom as french } from "../../web/i18n/fr/seldom.ts";

/** Words that do not come before the test says so. */
const slow = vi.hoisted(() => {
  const late = (): { readonly until: Promise<void>; readonly come: () => void } => {
    let come = (): void => {};
    const until = new Promise<void>((resolve) => {
      come = resolve;
    });
    return { until, come };
  };
  return { englishPages: late(), english: late(), french: late(), romanian: late() };
});
vi.mock("../../web/i18n/en/later.ts", async (original) => {
  await slow.englishPages.until;
  return original();
});
vi.mock("../../web/i18n/en/seldom.ts", async (original) => {
  await slow.english.until;
  return original();
});
vi.mock("../../web/i18n/fr/table.ts", async (original) => {
  await slow.french.until;
  return original();
});
vi.mock("../../web/i18n/ro/table.ts", async (original) => {
  await slow.romanian.until;
  return original();
});

const choice = await import("../../web/i18n/choose-language.ts");
const shown = await import("../../web/i18n/language.ts");

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  shown.pageTexts.value = null;
  shown.seldomTexts.value = null;
});

test("words that come after another language was chosen are asked for again, in that one", async () => {
  const opening = choice.loadSeldomTexts();
  await choice.chooseLanguage("de");
  slow.englishPages.come();
  slow.english.come();
  await opening;
  expect(shown.tableTexts.value.code).toBe("de");
  expect(shown.pageTexts.value).toBe(germanPages);
  expect(shown.seldomTexts.value).toBe(german);
});

test("what opens while another language is on its way is not left without words", async () => {
  const choosing = choice.chooseLanguage("fr");
  await choice.loadSeldomTexts();
  expect(shown.seldomTexts.value).toBe(german);
  slow.french.come();
  await choosing;
  expect(shown.tableTexts.value.code).toBe("fr");
  expect(shown.pageTexts.value).toBe(frenchPages);
  expect(shown.seldomTexts.value).toBe(french);
});

test("of two choices the later one stays, whichever comes first", async () => {
  const first = choice.chooseLanguage("ro");
  await choice.chooseLanguage("de");
  slow.romanian.come();
  await first;
  expect(shown.tableTexts.value.code).toBe("de");
  expect(document.documentElement.lang).toBe("de");
});
