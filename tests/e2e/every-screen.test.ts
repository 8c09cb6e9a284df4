import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { EDGE_SCENES } from "./edge-scenes.ts";
import { LOBBY_SCREENS } from "./lobby-screens.ts";
import { LOT_SCENES } from "./lot-scenes.ts";
import { contrastFindings, findings, smallControls } from "./page-faults.ts";
import { openScene, PAGES, TABLE_SCENES } from "./scenes.ts";
import { openStage, SMALL_PHONE, type Stage } from "./stage.ts";

const SCENES = { ...TABLE_SCENES, ...LOT_SCENES, ...EDGE_SCENES };

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

const options = {
  viewport: SMALL_PHONE,
  reducedMotion: "reduce",
  colorScheme: "light",
} as const;

/**
 * What axe finds, controls that are too small, a page that is too wide. By gaslight only colours
 * are others, so of axe contrast alone is asked again; sizes cost nothing and are.
 */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found = [...(await findings(page)), ...(await smallControls(page))];
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = [...(await contrastFindings(page)), ...(await smallControls(page))];
  found.push(...dark.map((finding) => `dark ${finding}`));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return wide > 0 ? [...found, `too wide by ${wide}`] : found;
}

describe("check 3: every screen, by day and by gaslight", () => {
  test.each(Object.keys(SCENES))("3: the table, %s", async (name) => {
    const context = await stage.person(options);
    expect(await faultsOf(await openScene(stage, name, context, SCENES))).toEqual([]);
    await context.close();
  });

  test.each(Object.entries(PAGES))("3: %s", async (_, path) => {
    const context = await stage.person(options);
    const page = await context.newPage();
    await page.goto(stage.url + path);
    await page.waitForSelector("h1:not(:empty)");
    expect(await faultsOf(page)).toEqual([]);
    await context.close();
  });

  test.each(["no table to find", "tables to find", "tables not found"])(
    "3: home, %s",
    async (name) => {
      const context = await stage.person(options);
      const page = await LOBBY_SCREENS[`home, ${name}`]?.(stage, context);
      if (page === undefined) throw new Error(`no screen ${name}`);
      expect(await faultsOf(page)).toEqual([]);
      await context.close();
    },
  );

  test("3: the lobby, for its host and for a guest", async () => {
    const context = await stage.person(options);
    const host = await context.newPage();
    await host.goto(`${stage.url}/new`);
    await host.fill("#player", "Ana");
    await host.click("button:has-text('Create table')");
    const invitation = await host.locator("input[aria-label='Invitation link']").inputValue();
    expect(await faultsOf(host)).toEqual([]);
    const guests = await stage.person(options);
    const guest = await guests.newPage();
    await guest.goto(invitation);
    await guest.waitForSelector("#claim-name");
    expect(await faultsOf(guest)).toEqual([]);
    await context.close();
    await guests.close();
  });
});

describe("check 2: without JavaScript", () => {
  test("2: the page says that it needs it, and leads to the rules", async () => {
    const context = await stage.person({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stage.url}/t/${"a".repeat(24)}`);
    expect(await page.locator("body").innerText()).toContain("needs JavaScript");
    const rules = await page.getByRole("link", { name: "read the rules" }).getAttribute("href");
    const answer = await fetch(new URL(rules ?? "", stage.url));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("The first to pass");
    await context.close();
  });
});
