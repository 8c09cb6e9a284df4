import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { engineTable } from "../support/engine-table.ts";
import { openScripted } from "./scripted-page.ts";
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

const CHOICE = 430;

async function pass(page: Page): Promise<void> {
  await page.waitForTimeout(CHOICE);
  await page.click("#pass");
}

test("A5: what the lamps mean is read by a tap on the card", async () => {
  const table = engineTable({ seats: 3, deck: ["L7"], greens: 2 });
  const { page } = await openScripted(stage, table, 0, { seen: 0 });
  await page.click(".lot .art");
  expect(await page.locator("dialog #lamps").innerText()).toBe(
    "2 of 4 lamps lit; the game ends when the fourth is lit.",
  );
  await page.context().close();
});

describe("A5: how a lot ended, for whoever acted before its end", () => {
  test("A5: who took what, for how much, stands above the next lot until the next own move", async () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"] });
    const context = await stage.person({ viewport: SMALL_PHONE });
    const { page, remote } = await openScripted(stage, table, 0, { context, seen: 0 });
    const recap = page.locator("#recap");
    await pass(page);
    await page.waitForSelector(".turn[data-state=wait]");
    remote(1, { type: "bid", cards: [8] });
    await page.waitForSelector(".high:has-text('8')");
    // What is seen as it happens is not told again.
    expect(await recap.count()).toBe(0);
    remote(2, { type: "pass" });
    await page.waitForSelector("#lot-heading:has-text('Fan')");
    expect(await recap.innerText()).toBe("Just now: Béla takes the Motor-car for 8.");
    const [line, lot] = [await recap.boundingBox(), await page.locator(".lot").boundingBox()];
    expect(lot?.y ?? 0).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    remote(1, { type: "pass" });
    remote(2, { type: "bid", cards: [2] });
    await page.waitForSelector(".turn[data-state=mine]");
    expect(await recap.innerText()).toBe("Just now: Béla takes the Motor-car for 8.");
    await page.check('input[value="3"]');
    await page.waitForTimeout(CHOICE);
    await page.click("#bid");
    await recap.waitFor({ state: "detached" });
    await context.close();
  });

  test("A5: a pass of one's own that ends the lot is told by its result", async () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"], starter: 1 })
      .play(1, { type: "bid", cards: [12] })
      .play(2, { type: "pass" });
    const { page } = await openScripted(stage, table, 0, { seen: 1 });
    await pass(page);
    await page.waitForSelector("#lot-heading:has-text('Fan')");
    // The page hears of the pass by its line, perhaps before its own answer.
    await expect
      .poll(() => page.locator("#recap").innerText())
      .toBe("Just now: Béla takes the Motor-car for 12.");
    await page.context().close();
  });

  test("A7: who has paid to stay out reads who took the card, and why he paid", async () => {
    const table = engineTable({ seats: 3, deck: ["PS", "L3"] });
    const { page, remote } = await openScripted(stage, table, 0, { seen: 0 });
    await page.check('input[value="4"]');
    await page.waitForTimeout(CHOICE);
    await page.click("#bid");
    await page.waitForSelector(".turn[data-state=wait]");
    remote(1, { type: "pass" });
    await page.waitForSelector("#lot-heading:has-text('Fan')");
    await expect
      .poll(() => page.locator("#recap").innerText())
      .toMatch(
        /^Just now: Béla passes first and takes the Passé\. You lose 4\.\s+Why did I pay\?$/u,
      );
    await page.context().close();
  });
});
