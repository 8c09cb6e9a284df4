import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Locator } from "playwright-core";
import { openPast, recordedGame } from "./past-page.ts";
import { DESKTOP, openStage, SMALL_PHONE, type Stage } from "./stage.ts";

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

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("It is not shown.");
  return box;
}

test("a lobby on a desk: seats and terms on the left, the invitation with its code on the right, the start in sight", async () => {
  const context = await stage.person({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.goto(`${stage.url}/new`);
  await page.fill("#player", "Ana");
  await page.click("button[type=submit]");
  await page.waitForSelector("main > .panel canvas");
  const seats = await boxOf(page.locator(".seats"));
  const terms = await boxOf(page.locator("#terms"));
  const invitation = await boxOf(page.locator("main > .panel"));
  const code = await boxOf(page.locator("main > .panel canvas"));
  const dock = await boxOf(page.locator(".dock"));
  expect(invitation.x).toBeGreaterThanOrEqual(seats.x + seats.width);
  expect(invitation.y - seats.y).toBeLessThan(60);
  expect(terms.y + terms.height).toBeLessThanOrEqual(dock.y);
  expect(code.y + code.height).toBeLessThanOrEqual(dock.y);
  expect(dock.y + dock.height).toBeLessThanOrEqual(DESKTOP.height);
  // The way through it by keyboard is that of a phone: the focus is never behind the dock.
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press("Tab");
    const isHidden = await page.evaluate(() => {
      const focus = document.activeElement;
      const dockBox = document.querySelector(".dock")?.getBoundingClientRect();
      if (focus === null || dockBox === undefined || focus.closest(".dock") !== null) return false;
      const { top, bottom } = focus.getBoundingClientRect();
      return focus !== document.body && top >= dockBox.top && bottom <= dockBox.bottom;
    });
    expect(isHidden).toBe(false);
  }
  await context.close();
});

test("what is kept is read from top to bottom on a small phone, each line with what it says", async () => {
  const context = await stage.person({ viewport: SMALL_PHONE });
  const page = await context.newPage();
  await page.goto(`${stage.url}/privacy/`);
  const cells = page.locator(".facts td");
  expect(await cells.count()).toBeGreaterThan(12);
  for (const cell of await cells.all()) expect((await boxOf(cell)).width).toBeGreaterThan(270);
  const until = cells.nth(2);
  expect(await until.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain(
    "until",
  );
  await page.setViewportSize(DESKTOP);
  const [what, why] = [await boxOf(cells.nth(0)), await boxOf(cells.nth(1))];
  expect(why.y).toBe(what.y);
  await context.close();
});

test.each([3, 8, 17, 42])(
  "no name in the price chart of game %i lies on a mark or on another name",
  async (game) => {
    const { page } = await openPast(stage, recordedGame(game), {});
    await page.waitForSelector("#figure-prices");
    const boxes = (selector: string) =>
      page
        .locator(`figure:has(#figure-prices) ${selector}, #figure-prices ${selector}`)
        .evaluateAll((all) =>
          all.map((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
    const names = await boxes("text.b");
    const marks = await boxes(".mark");
    expect(names.length).toBeGreaterThan(0);
    expect(marks.length).toBeGreaterThan(3);
    for (const [index, name] of names.entries()) {
      const others = [...marks, ...names.slice(index + 1)];
      const on = others.filter(
        (other) =>
          name.left < other.right - 1 &&
          other.left + 1 < name.right &&
          // A line of text is lower than its box.
          name.top + 3 < other.bottom - 1 &&
          other.top + 1 < name.bottom - 3,
      );
      expect(on).toEqual([]);
    }
    await page.context().close();
  },
);
