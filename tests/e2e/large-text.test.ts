import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clipped, findings } from "./page-faults.ts";
import { openScene, PAGES, TABLE_SCENES } from "./scenes.ts";
import { openStage, PHONE, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  // What a person sets in the browser: letters of twice the size, on the same screen.
  stage = await openStage({}, { args: ["--blink-settings=defaultFontSize=32"] });
});
afterEach(() => {
  expect(stage.faults()).toEqual([]);
});
afterAll(async () => {
  await stage.close();
});

const options = { viewport: PHONE, reducedMotion: "reduce" } as const;

describe("check 30: letters of twice the size", () => {
  test.each(Object.keys(TABLE_SCENES))("30: the table, %s: nothing is cut off", async (name) => {
    const context = await stage.person(options);
    const page = await openScene(stage, name, context);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("32px");
    expect(await clipped(page)).toEqual([]);
    await context.close();
  });

  test.each(Object.entries(PAGES))("30: %s: nothing is cut off", async (_, path) => {
    const context = await stage.person(options);
    const page = await context.newPage();
    await page.goto(stage.url + path);
    await page.waitForSelector("h1:not(:empty)");
    expect(await clipped(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await context.close();
  });
});
