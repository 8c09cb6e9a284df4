import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { STATUS_CARDS, VARIANTS, type StatusCard } from "../../shared/engine/index.ts";
import { dealtSetup } from "../../web/practice/practice-deal.ts";
import { findings, smallControls } from "./page-faults.ts";
import {
  layDearest,
  leaveEarly,
  MINE,
  passOnce,
  passToTheEnd,
  SETTLED_MS,
  storedGame,
} from "./practice-play.ts";
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

/** Two luxuries, then the four greens: the shortest evening with something to win and to leave. */
const FIRST: readonly StatusCard[] = ["L9", "L8", "L7", "AG", "BV", "JV", "SC"];

/** A device on which a game of this deck is about to begin. */
async function dealt(context: BrowserContext): Promise<Page> {
  const choice = { seats: 3, level: "gentle", variants: VARIANTS } as const;
  const deck = [...FIRST, ...STATUS_CARDS.filter((card) => !FIRST.includes(card))];
  const setup = { ...dealtSetup("5e".repeat(32), choice), deck, starter: 0 };
  const page = await context.newPage();
  await page.goto(`${stage.url}/privacy/`);
  await page.evaluate(
    (text) => localStorage.setItem("practice", text),
    JSON.stringify({ setup, begun: Date.now(), acts: [] }),
  );
  return page;
}

describe("practice with every house twist", () => {
  test("the form offers them all, in any combination", async () => {
    const context = await stage.person();
    const page = await context.newPage();
    await page.goto(`${stage.url}/practice`);
    await page.click("summary");
    const boxes = page.locator("input[name=variants]");
    expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("value")))).toEqual([
      ...VARIANTS,
    ]);
    await boxes.nth(1).check();
    await boxes.nth(3).check();
    await page.click("button:has-text('Deal')");
    // A disgrace has no envelopes (11.D); which lot comes first is chance.
    await page.waitForSelector("#bid");
    expect(await page.locator("#bid").innerText()).toMatch(/^(?:Seal|Lay)/);
    expect(await storedGame(page)).toMatchObject({
      setup: { variants: ["forecast", "sealed"], seats: 4, level: "keen" },
    });
    await context.close();
  });

  test("sealed, left early and looked back at: a whole game, as at a real table", async () => {
    const context = await stage.person({ reducedMotion: "reduce" });
    const page = await dealt(context);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/v1/")) calls.push(request.url());
    });
    await page.goto(`${stage.url}/practice`);
    // What only a server can keep is not offered here: no instructions, nobody to tell.
    await page.click(".bar button >> nth=-1");
    await page.waitForSelector("dialog .menu");
    expect(await page.locator("dialog").innerText()).not.toMatch(/Notifications|another device/u);
    await page.keyboard.press("Escape");
    await winAndLeave(page);
    await passToTheEnd(page);
    const { acts } = await storedGame(page);
    const own = new Set(acts.filter(({ seat }) => seat === 0).map(({ action }) => action.type));
    expect([...own]).toEqual(expect.arrayContaining(["seal", "exit", "pass"]));

    // Their words come by themselves.
    await page.waitForSelector(".figure");
    expect(await page.locator(".figure").count()).toBe(4);
    await lookBack(page);
    await page.click("text=To the result");
    await page.waitForSelector("#result-heading");
    expect(calls).toEqual([]);
    await context.close();
  });
});

/** Bids the dearest card until a lot is won, then leaves the first one that may be left. */
async function winAndLeave(page: Page): Promise<void> {
  while (true) {
    await page.waitForSelector(MINE);
    // The table may still show the step before.
    await page.waitForTimeout(SETTLED_MS);
    if ((await page.locator(".mine .link").count()) > 0) break;
    if ((await page.locator(".mine .chip").count()) === 0) await layDearest(page);
    else await passOnce(page);
  }
  await leaveEarly(page);
}

/** Perspectives, what Sharp would have done, the replay of any table. */
async function lookBack(page: Page): Promise<void> {
  await page.click("text=Replay");
  await page.waitForSelector("#moment b:text-is('0')");
  expect(new URL(page.url()).pathname).toBe("/practice/replay");
  await page.click("label:has-text('all hands open')");
  expect(await page.locator(".holdings .money").count()).toBe(3);
  // The first decisions are envelopes, one of them the person's own.
  while ((await page.locator(".review").count()) === 0) {
    await page.click("button[aria-label='One move on']");
  }
  await page.waitForSelector(".review output span:not(.k)", { timeout: 120_000 });
  expect(await page.locator(".review").innerText()).toMatch(/Sharp|enough/u);
  expect(await page.locator("text=Share this moment").count()).toBe(0);
}

describe("after a practice game", () => {
  test("its record is saved, handed on, checked and opened; then it is dealt anew", async () => {
    const context = await stage.person({ viewport: SMALL_PHONE, reducedMotion: "reduce" });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    await page.goto(`${stage.url}/practice`);
    await page.click("label:has-text('Gentle')");
    await page.click("label:has-text('2')");
    await page.click("button:has-text('Deal')");
    await passToTheEnd(page);
    await page.waitForSelector("#figure-bill");
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    const before = await storedGame(page);

    const saving = page.waitForEvent("download");
    await page.click("button:has-text('Save record')");
    expect((await saving).suggestedFilename()).toBe("Practice.json");
    await page.click("button:has-text('Share record')");
    await page.waitForSelector("output:has-text('Record copied')");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await page.click("text=Check the deal");
    await page.waitForSelector("#verdict:has-text('Fair')");
    const told = await page.locator("section:has(#verdict)").innerText();
    expect(told).toContain("For You (derived by this device)");
    expect(told).not.toMatch(/server|0 of them/u);
    const other = await context.newPage();
    await other.goto(`${stage.url}/record`);
    await other.fill("textarea", text);
    await other.click("button[type=submit]");
    await other.waitForSelector("#verdict:has-text('Fair')");
    // Whoever opens the file elsewhere cannot know who dealt: it says what the digits are.
    expect(await other.locator("section:has(#verdict)").innerText()).not.toContain("server");

    await page.click("text=To the result");
    await page.click("button:has-text('Play again')");
    await page.waitForSelector("#lot-heading");
    const after = await storedGame(page);
    expect(after.setup).toMatchObject({ seats: 3, level: "gentle", variants: [] });
    expect(after.setup).not.toEqual(before.setup);
    await context.close();
  });

  test("without a kept game its addresses say so", async () => {
    const context = await stage.person();
    const page = await context.newPage();
    await page.goto(`${stage.url}/practice/replay`);
    await page.waitForSelector("[role=alert]:has-text('Nothing has been dealt')");
    await page.goto(`${stage.url}/practice/record`);
    await page.waitForSelector("textarea");
    expect(await page.locator("#verdict").count()).toBe(0);
    await context.close();
  });
});
