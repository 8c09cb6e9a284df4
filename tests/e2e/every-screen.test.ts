import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { openScene, PAGES, TABLE_SCENES } from "./scenes.ts";
import { openStage, SMALL_PHONE, type Stage } from "./stage.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const THEMES = ["light", "dark"] as const;

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

/** What axe finds: the rule, and where. */
async function findings(page: Page): Promise<readonly string[]> {
  // Motion must have ended: axe measures contrast in the moment.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: readonly { id: string; nodes: readonly { html: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: { type: "tag", values: tags },
      rules: { "target-size": { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, TAGS);
}

/** Controls smaller than 44 × 44 (SC 2.5.8 asks 24; we build to 44, D6). */
async function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    return [...root.querySelectorAll("button, a, input, select, summary")]
      .filter((control) => {
        const area = control.closest("label") ?? control;
        const { width, height } = area.getBoundingClientRect();
        const shown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
        return shown && !control.matches(".skip, .prose a") && (width < 43.5 || height < 43.5);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

describe.each(THEMES)("check 3: every screen in the %s", (colorScheme) => {
  const options = { viewport: SMALL_PHONE, colorScheme, reducedMotion: "reduce" } as const;

  test.each(Object.keys(TABLE_SCENES))("3: the table, %s", async (name) => {
    const context = await stage.person(options);
    const page = await openScene(stage, name, context);
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await context.close();
  });

  test.each(Object.entries(PAGES))("3: %s", async (_, path) => {
    const context = await stage.person(options);
    const page = await context.newPage();
    await page.goto(stage.url + path);
    await page.waitForSelector("h1:not(:empty)");
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    await context.close();
  });

  test("3: the lobby, for its host and for a guest", async () => {
    const context = await stage.person(options);
    const host = await context.newPage();
    await host.goto(`${stage.url}/new`);
    await host.fill("#player", "Ana");
    await host.click("button:has-text('Create table')");
    const invitation = await host.locator("input[aria-label='Invitation link']").inputValue();
    expect(await findings(host)).toEqual([]);
    expect(await smallControls(host)).toEqual([]);
    const guests = await stage.person(options);
    const guest = await guests.newPage();
    await guest.goto(invitation);
    await guest.waitForSelector("#claim-name");
    expect(await findings(guest)).toEqual([]);
    expect(await smallControls(guest)).toEqual([]);
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
