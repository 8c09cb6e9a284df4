import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { seatLink } from "../../shared/contract/links.ts";
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

/** A page whose files are kept: it was open long enough once. */
async function keptPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(stage.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
}

describe("check 26: the app without a network", () => {
  test("26: home, rules, lesson and practice open, and practice plays", async () => {
    const context = await stage.person();
    const page = await keptPage(context);
    await context.setOffline(true);
    await page.goto(`${stage.url}/rules`);
    await page.waitForSelector("h1:has-text('Rules')");
    await page.goto(`${stage.url}/lesson`);
    await page.waitForSelector(".coach");
    await page.goto(`${stage.url}/practice`);
    await page.click("button:has-text('Deal')");
    await page.waitForSelector(".turn:is([data-state=mine], [data-state=peril])");
    await page.goto(stage.url);
    await page.waitForSelector("h1:has-text('High Society')");
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await context.close();
  });

  test("26: home and the rules open, also for whoever has only been at a table", async () => {
    const house = new HighSociety(stage.url);
    const bots = [{ level: "gentle" }, { level: "gentle" }] as const;
    const { view, token } = valueOf(await house.openTable({ player: "Ana", seats: 3, bots }));
    valueOf(await house.game(view.id, token).start());
    const context = await stage.person();
    const page = await context.newPage();
    await page.goto(seatLink(stage.url, view.id, token));
    await page.waitForSelector(".hand");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto(`${stage.url}/rules`);
    await page.waitForSelector("h1:has-text('Rules')");
    await page.goto(stage.url);
    await page.waitForSelector("#offline:has-text('your list as of')");
    expect(await page.locator(".tables h3").innerText()).toBe(view.name);
    await context.close();
  });

  test("26: a table that was seen opens as of then", async () => {
    const context = await stage.person();
    const page = await keptPage(context);
    await page.goto(`${stage.url}/new`);
    await page.fill("#player", "Ana");
    await page.click("text=Keen");
    await page.click("button:has-text('Create table')");
    await page.click("button:has-text('Start the game')");
    // Bots may end a lot by themselves, until it is her turn.
    await page.waitForSelector(".turn:is([data-state=mine], [data-state=peril])");
    const lot = await page.locator("#lot-heading").innerText();
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector("#offline");
    expect(await page.locator("#lot-heading").innerText()).toBe(lot);
    expect(await page.locator("#offline").innerText()).toMatch(/as of .*\d/u);
    await page.goto(stage.url);
    await page.waitForSelector("#offline:has-text('your list as of')");
    expect(await page.locator(".tables h3").innerText()).not.toBe("");
    // Going back shows no kept answer as if it were the table.
    await page.goBack();
    await page.waitForSelector("#offline:has-text('the table as of')");
    await context.setOffline(false);
    await page.waitForSelector("#offline", { state: "detached" });
    await context.close();
  });

  test("an address that leads nowhere says so, with a network and without one", async () => {
    const context = await stage.person();
    const page = await keptPage(context);
    expect((await page.goto(`${stage.url}/nothing`))?.status()).toBe(404);
    await page.waitForSelector("h1:has-text('There is nothing here')");
    await context.setOffline(true);
    await page.goto(`${stage.url}/rulebooks`);
    await page.waitForSelector("h1:has-text('There is nothing here')");
    await context.close();
  });

  test("without the worker nothing is kept: a first visit takes no one's place", async () => {
    const context = await stage.person({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(stage.url);
    await page.waitForTimeout(4_500);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await context.close();
  });
});

describe("versions", () => {
  test("a newer one is told, and a reload keeps the selection", async () => {
    const context = await stage.person();
    const page = await context.newPage();
    // The page asks some seconds after its opening, and then not for an hour.
    await page.route("**/version.json", (route) =>
      route.fulfill({ json: { version: "newer", worker: "on", files: ["/"], languages: {} } }),
    );
    await page.goto(`${stage.url}/lesson`);
    await page.check('input[value="6"]');
    await page.waitForSelector("#update:has-text('A newer version is ready')");
    await page.unroute("**/version.json");
    await page.click("#update button");
    await page.waitForSelector(".coach");
    expect(await page.isChecked('input[value="6"]')).toBe(true);
    await context.close();
  });

  test("a server that ends its workers ends this one, with what it has kept", async () => {
    const context = await stage.person();
    const page = await keptPage(context);
    expect(await kept(page)).toEqual({ workers: 1, caches: 1 });
    await page.route("**/version.json", (route) =>
      route.fulfill({ json: { version: "any", worker: "off", files: [], languages: {} } }),
    );
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: 0 });
    await context.close();
  });
});

async function kept(page: Page): Promise<{ readonly workers: number; readonly caches: number }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
}
