import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LOCALES } from "../../shared/contract/notifications.ts";
import { plainPath } from "../../web/plain-path.ts";
import { findings } from "./page-faults.ts";
import { openScripted } from "./scripted-page.ts";
import { engineTable } from "../support/engine-table.ts";
import { openStage, SMALL_PHONE, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => {
  expect(stage.faults()).toEqual([]);
});
afterAll(async () => {
  await stage.close();
});

test("what is kept is read in the language of the table, and in any other by one press", async () => {
  const context = await stage.person({ locale: "de-DE" });
  const { page } = await openScripted(stage, engineTable({ seats: 3, deck: ["L7"] }), 0, {
    context,
  });
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("button", { name: "Benachrichtigungen" }).click();
  const [privacy] = await Promise.all([
    context.waitForEvent("page"),
    page.click("dialog a[target=_blank]"),
  ]);
  await privacy.waitForSelector("html[lang=de] h1:has-text('Datenschutz')");
  await privacy.click("nav a:has-text('Română')");
  await privacy.waitForSelector("html[lang=ro] h1:has-text('Confidențialitate')");
  expect(await privacy.locator("nav [aria-current=page]").innerText()).toBe("Română");
  await context.close();
});

test("check 2: without JavaScript the rules are there in every language", async () => {
  const context = await stage.person({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stage.url);
  await page.click("noscript a[lang=fr], main.plain a[lang=fr]");
  await page.waitForSelector("html[lang=fr] h1:has-text('Règles')");
  await page.click("nav a:has-text('English')");
  await page.waitForSelector("html[lang=en] h1:has-text('Rules')");
  expect(await page.locator("main").innerText()).toContain("The first to pass");
  await context.close();
});

test.each(["rulebook", "privacy"] as const)(
  "check 3: %s, in each language, on the smallest phone",
  async (name) => {
    const context = await stage.person({ viewport: SMALL_PHONE });
    const page = await context.newPage();
    for (const code of LOCALES) {
      await page.goto(stage.url + plainPath(name, code));
      expect(await page.locator("html").getAttribute("lang")).toBe(code);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await context.close();
  },
);
