import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { drawsFrom, nextDue, seatThree } from "./players.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Tabs on until the focused control says this. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let keys = 0; keys < 40; keys += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? "");
    if (text.includes(words)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No way by Tab to “${words}”.`);
}

/** Tabs on to the choice of a luxury, wherever the focus is when the sheet has opened, and makes it. */
async function chooseLuxury(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "Give up one luxury" }).waitFor();
  for (let keys = 0; keys < 10; keys += 1) {
    const isChoice = await page.evaluate(
      () => document.activeElement?.matches("input[type=radio]:enabled") === true,
    );
    if (isChoice) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
}

/** One turn with keys alone: the shortcuts, and Tab, Space and Enter inside dialogs. */
async function turnByKeys(page: Page, draw: () => number): Promise<void> {
  const heading = await page.locator("h1").textContent();
  await page.waitForTimeout(430);
  if (heading === "Give up one luxury") {
    await chooseLuxury(page);
    await tabTo(page, "Give up the");
    await page.keyboard.press("Enter");
  } else if (draw() < 0.35 && (await page.locator("[data-tool=least]").isVisible())) {
    await page.keyboard.press("h");
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("b");
  } else {
    await page.keyboard.press("p");
    if (heading?.includes("avoid this card")) {
      await page.getByRole("dialog").waitFor();
      await tabTo(page, "Take it");
      await page.keyboard.press("Enter");
    }
  }
  await page.waitForFunction(() => document.querySelector("form[aria-busy=true]") === null);
}

test("D2: a whole game is played by keyboard alone, and its end is read out", async () => {
  const pages = await seatThree(stage, []);
  const draw = drawsFrom(11);
  for (;;) {
    const due = await nextDue(pages);
    if (due === "over") break;
    await turnByKeys(due, draw);
  }
  for (const page of pages) {
    // The evening ends with a scene of its own before the result takes the heading.
    await expect
      .poll(() => page.locator("h1").textContent())
      .toMatch(/win|second|third|cast out|poor/);
    await expect.poll(() => page.locator("#say").textContent()).not.toBe("");
  }
  expect(stage.faults()).toEqual([]);
});
