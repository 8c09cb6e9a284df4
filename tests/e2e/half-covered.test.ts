import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { EDGE_SCENES } from "./edge-scenes.ts";
import { LOT_SCENES } from "./lot-scenes.ts";
import { settled } from "./page-time.ts";
import { openScene } from "./scenes.ts";
import { openStage, PHONE, SMALL_PHONE, type Stage } from "./stage.ts";

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

/** What is shown of the table and reaches behind the dock, nothing scrolled. */
async function behindDock(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll("main .notice, main .recap, #lot-heading, .riv .tag")]
      .filter((part) => part.getBoundingClientRect().bottom > dock + 1)
      .map((part) => part.outerHTML.slice(0, 80));
  });
}

const SCENES = { ...LOT_SCENES, ...EDGE_SCENES };
const FITTING = [
  "forecast, waiting",
  "sealed, waiting",
  "waiting in a disgrace lot",
  "envelopes opened",
  "another gives up a luxury",
  "offer to be told",
  "another table waits",
  "connection lost",
  "offline",
  "moved on",
  "refused",
];
/** Those of them whose sentences grow most in another language. */
const WORDY = ["waiting in a disgrace lot", "envelopes opened", "another table waits", "moved on"];

describe.each([PHONE, SMALL_PHONE])("check 1: at $width × $height", (viewport) => {
  test.each(FITTING)("1: nothing lies half behind the dock: %s", async (name) => {
    const context = await stage.person({ viewport, reducedMotion: "reduce", locale: "en-GB" });
    const page = await openScene(stage, name, context, SCENES);
    expect(await behindDock(page)).toEqual([]);
    await context.close();
  });

  test.each(["de", "fr", "ro"])("1: nor in another language: %s", async (locale) => {
    for (const name of WORDY) {
      const context = await stage.person({ viewport, reducedMotion: "reduce", locale });
      const page = await openScene(stage, name, context, SCENES);
      expect.soft(await behindDock(page), name).toEqual([]);
      await context.close();
    }
  });

  test("9: a warning about the purse moves no card and no button", async () => {
    const context = await stage.person({ viewport, reducedMotion: "reduce" });
    const page = await openScene(stage, "too low", context, SCENES);
    const places = (): Promise<readonly (number | undefined)[]> =>
      page.evaluate(() =>
        ["#pass", "#bid", '.hand input[value="12"]', ".sum"].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().top,
        ),
      );
    await page.check('input[value="6"]');
    const before = await places();
    for (const card of ["15", "25"]) await page.check(`input[value="${card}"]`);
    await page.waitForSelector(".warn:not(:empty)");
    expect(await places()).toEqual(before);
    await context.close();
  });
});
