import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { nextDue, seatThree } from "./players.ts";
import { openStage, type Stage } from "./stage.ts";

/** Seats are taken in the order of the pages. */
const NAMES = ["Ana", "Béla", "Chloé"];

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

interface Table {
  /** The three pages in the order in which they act in the first lot. */
  readonly order: readonly [Page, Page, Page];
  readonly names: readonly string[];
  readonly game: ReturnType<HighSociety["game"]>;
}

/** A new table whose first lot is no disgrace: most are. */
async function openLuxury(): Promise<Table> {
  for (;;) {
    const pages = await seatThree(stage, []);
    const first = await nextDue(pages);
    if (first === "over") throw new Error("over before it began");
    const id = new URL(first.url()).pathname.split("/").at(-1) ?? "";
    const game = new HighSociety(stage.url).game(id);
    const { starter, auction } = valueOf(await game.view());
    if (auction?.kind !== "positive" || starter === null) continue;
    const [a, b, c] = [0, 1, 2].map((step) => pages[(starter + step) % 3]);
    if (a === undefined || b === undefined || c === undefined) throw new Error("no rivals");
    const names = [0, 1, 2].map((step) => NAMES[(starter + step) % 3] ?? "–");
    return { order: [a, b, c], names, game };
  }
}

async function bid(page: Page, cards: readonly number[]): Promise<void> {
  await page.waitForSelector(".turn[data-state=mine]");
  for (const card of cards) await page.check(`.hand input[value="${card}"]`);
  await page.waitForTimeout(430);
  await page.click("#bid");
  await page.waitForSelector(".turn[data-state=wait]");
}

async function pass(page: Page): Promise<void> {
  await page.waitForSelector(".turn[data-state=mine]");
  await page.waitForTimeout(430);
  await page.click("#pass");
  await page.waitForFunction(() => document.querySelector("form[aria-busy=true]") === null);
}

async function instruct(page: Page, choice: string, total?: number): Promise<void> {
  await page.waitForTimeout(430);
  await page.click("#bid");
  await page.locator(`dialog input[value="${choice}"]`).check();
  if (total !== undefined) await page.locator("dialog .inline-number").first().fill(String(total));
  await page.click("dialog button[type=submit]");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.waitForSelector("#bid:has-text('Change instructions')");
}

describe("check 18: instructions", () => {
  test("18: “pass at 15”: 14 wakes", async () => {
    const { order, game } = await openLuxury();
    const [first, second, third] = order;
    await instruct(third, "pass-at", 15);
    await bid(first, [12]);
    await bid(second, [2, 12]);
    await third.waitForSelector(".turn[data-state=mine]");
    const { events } = valueOf(await game.events());
    expect(events.filter(({ type }) => type === "passed")).toEqual([]);
  });

  test("18: “pass at 15”: 15 passes, the ledger tells no difference, and it ends with the lot", async () => {
    const { order, names, game } = await openLuxury();
    const [first, second, third] = order;
    await instruct(third, "pass-at", 15);
    await bid(first, [12]);
    await bid(second, [15]);
    // The third was passed by its instruction: the first is asked again.
    await pass(first);
    const { events } = valueOf(await game.events());
    const passed = events.filter(({ type }) => type === "passed");
    // As others see it: a pass is a pass, whoever pressed it.
    expect(passed.map(({ type, by }) => ({ type, by }))).toEqual([
      { type: "passed", by: undefined },
      { type: "passed", by: undefined },
    ]);
    await first.click("button[aria-label^=Ledger]");
    await first.waitForSelector("dialog .ledger li");
    const lines = (await first.locator("dialog .ledger").innerText()).split("\n");
    expect(lines).toContain(`${names[2]} passes.`);
    expect(lines).toContain("You pass and take back 12.");
    // The next lot knows nothing of it.
    await third.waitForFunction(() => document.querySelector(".k.kx")?.textContent?.includes("2"));
    expect(await third.locator("#bid").innerText()).not.toContain("Change instructions");
    expect(await third.locator(".sum").innerText()).not.toContain("pass at");
  });

  test("18: “pass, whatever happens” never passes the leader", async () => {
    const { order, game } = await openLuxury();
    const [first, second, third] = order;
    await bid(first, [12]);
    await instruct(first, "pass");
    await pass(second);
    await pass(third);
    await first.waitForSelector(".mine .chip");
    const { events } = valueOf(await game.events());
    const won = events.find(({ type }) => type === "card-won");
    expect(won).toMatchObject({ paid: 12 });
    expect(events.filter(({ type }) => type === "passed")).toHaveLength(2);
  });
});
