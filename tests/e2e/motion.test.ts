import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { engineTable } from "../support/engine-table.ts";
import { holdFilms } from "./page-time.ts";
import { openScripted, type ScriptedPage } from "./scripted-page.ts";
import { openStage, type Stage } from "./stage.ts";

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

type Wish = "reduce" | "no-preference";

/** Ana opens with 3 and 6; then Béla and Chloé can pass and the Scandale comes, green and black. */
async function openTable(reducedMotion: Wish, motion = "full"): Promise<ScriptedPage> {
  const context = await stage.person({ reducedMotion });
  await context.addInitScript((wish) => {
    // The empty page that every tab begins with has no store.
    if (location.protocol !== "about:") {
      localStorage.setItem("settings", JSON.stringify({ motion: wish }));
      // The hint on a device's first disgrace would come later, above the lot.
      localStorage.setItem("hint/disgrace", "another lot");
    }
  }, motion);
  const table = engineTable({ seats: 3, deck: ["L7", "SC"] });
  const scripted = await openScripted(stage, table, 0, { context });
  await holdFilms(scripted.page);
  return scripted;
}

async function bidNine(page: Page): Promise<void> {
  await page.check('input[value="3"]');
  await page.check('input[value="6"]');
  await page.waitForTimeout(430);
  await page.click("#bid");
  await page.waitForSelector(".turn[data-state=wait]");
}

/** Chloé's pass ends the lot: Ana wins, the next card appears, a lamp is lit. */
async function winTheLot({ page, remote }: ScriptedPage): Promise<void> {
  remote(1, { type: "pass" });
  remote(2, { type: "pass" });
  await page.waitForSelector("#lot-heading:has-text('Scandale')");
}

/** What is left that was in motion before the change ends within 400 ms: a change alone is looked at. */
async function nothingMoves(page: Page): Promise<void> {
  const left = await page.evaluate(() =>
    document.getAnimations().map(({ currentTime, effect }) => {
      return Number(effect?.getComputedTiming().endTime) - Number(currentTime);
    }),
  );
  expect(left.filter((ms) => ms > 400)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** When the last of all that moves is there, in milliseconds from the start of the film. */
async function longest(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  );
}

/** The middle of a picture, at a share of its way, measured from the middle of a place. */
async function distance(
  page: Page,
  picture: string,
  share: number,
  place: string,
): Promise<number> {
  return page.evaluate(
    ([what, at, where]) => {
      const target = document.querySelector(what);
      const [animation] = target?.getAnimations() ?? [];
      const timing = animation?.effect?.getComputedTiming();
      if (target === null || animation === undefined || timing === undefined) return Infinity;
      animation.currentTime = (timing.delay ?? 0) + at * Number(timing.duration);
      const middle = (element: Element): readonly [number, number] => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const goal = document.querySelector(where);
      if (goal === null) return Infinity;
      const [x, y] = middle(target);
      const [toX, toY] = middle(goal);
      return Math.hypot(x - toX, y - toY);
    },
    [picture, share, place] as const,
  );
}

describe("check 25: motion leads the eye, and only as long as one wants", () => {
  test("25: laid notes rise from their places to the lot, and a key ends it", async () => {
    const { page } = await openTable("no-preference");
    await bidNine(page);
    await page.waitForSelector(".film .note", { state: "attached" });
    expect(await page.locator(".film .note").allTextContents()).toEqual(["3", "6"]);
    const note = ".film .note:first-child";
    expect(await distance(page, note, 0.01, '[data-note="3"]')).toBeLessThan(8);
    expect(await distance(page, note, 0.99, "[data-spot=lot]")).toBeLessThan(8);
    const whole = await longest(page);
    expect(whole).toBeGreaterThan(240);
    expect(whole).toBeLessThanOrEqual(1200);
    await page.keyboard.press("Shift");
    expect(await page.locator(".film").count()).toBe(0);
    await nothingMoves(page);
  });

  test("25: a lot that is won shrinks to its owner; a disgrace draws its border, a lamp glows", async () => {
    const scripted = await openTable("no-preference");
    const { page } = scripted;
    await bidNine(page);
    await page.waitForSelector(".film .note", { state: "attached" });
    await page.keyboard.press("Shift");
    await winTheLot(scripted);
    await page.waitForSelector(".film .glow", { state: "attached" });
    const card = ".film .picture:has(.luxury)";
    expect(await distance(page, card, 0, "[data-spot=lot]")).toBeLessThan(8);
    expect(await distance(page, card, 0.99, ".mine .chip")).toBeLessThan(8);
    expect(await page.locator(".film .mourning").count()).toBe(1);
    expect(await distance(page, ".film .glow", 0.5, "[data-spot=lamps] use")).toBeLessThan(8);
    expect(await longest(page)).toBeLessThanOrEqual(1200);
    await page.locator("#lot-heading").click();
    expect(await page.locator(".film").count()).toBe(0);
    await nothingMoves(page);
  });

  test("25: with reduced motion nothing moves after a bid, a win and a lamp", async () => {
    const scripted = await openTable("reduce");
    const { page } = scripted;
    await bidNine(page);
    await nothingMoves(page);
    await winTheLot(scripted);
    await nothingMoves(page);
    expect(await page.locator(".film").count()).toBe(0);
  });

  test("D6: with calm motion things fade and nothing travels", async () => {
    const scripted = await openTable("no-preference", "calm");
    const { page } = scripted;
    await bidNine(page);
    await winTheLot(scripted);
    await page.waitForFunction(() => document.getAnimations().length > 0);
    expect(await page.locator(".film .flying").count()).toBe(0);
    const travels = await page.evaluate(() =>
      document
        .getAnimations()
        .some(({ effect }) =>
          (effect as KeyframeEffect).getKeyframes().some((frame) => "transform" in frame),
        ),
    );
    expect(travels).toBe(false);
  });
});
