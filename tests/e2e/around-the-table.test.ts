import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { engineTable } from "../support/engine-table.ts";
import { holdFilms, passTime } from "./page-time.ts";
import { seatThree } from "./players.ts";
import { openScripted } from "./scripted-page.ts";
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

const gameOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** The link to a seat, as the menu of its table shows it. */
async function seatLinkOf(page: Page): Promise<string> {
  await page.click("button[aria-label=Menu]");
  await page.click("text=Play on another device");
  const link = await page.locator("dialog .address").inputValue();
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  return link;
}

/** Every request of a page that is not a reading one. */
function writesOf(context: BrowserContext): readonly string[] {
  const writes: string[] = [];
  context.on("request", (request) => {
    if (!["GET", "HEAD"].includes(request.method())) writes.push(request.url());
  });
  return writes;
}

describe("check 19: opening a link changes nothing", () => {
  test("19: an invitation and a seat link, opened by a robot that presses nothing", async () => {
    const [host] = await seatThree(stage, []);
    if (host === undefined) throw new Error("no host");
    const game = new HighSociety(stage.url).game(gameOf(host));
    const before = valueOf(await game.view());
    const robot = await stage.person();
    const writes = writesOf(robot);
    const page = await robot.newPage();
    await page.goto(await seatLinkOf(host));
    await page.waitForSelector(".riv");
    await page.goto(`${stage.url}/t/${gameOf(host)}#join=anything`);
    await page.waitForSelector(".riv");
    expect(writes).toEqual([]);
    const after = valueOf(await game.view());
    expect([after.version, after.revision]).toEqual([before.version, before.revision]);
    await robot.close();
  });
});

describe("check 20: the way to another device", () => {
  test("20: the seat link opens the same seat and is wiped from the address bar", async () => {
    const [host] = await seatThree(stage, []);
    if (host === undefined) throw new Error("no host");
    const link = await seatLinkOf(host);
    const phone = await stage.person();
    const page = await phone.newPage();
    await page.goto(link);
    await page.waitForSelector(".dock");
    expect(new URL(page.url()).hash).toBe("");
    const purse = await page.locator(".mine .r").textContent();
    expect(purse).toBe(await host.locator(".mine .r").textContent());
    // After a reload the key is still there: it was kept on the device.
    await page.reload();
    await page.waitForSelector(".dock");
    await phone.close();
  });

  test("20: signing out the others closes their page and says why", async () => {
    const [host] = await seatThree(stage, []);
    if (host === undefined) throw new Error("no host");
    const phone = await stage.person();
    const page = await phone.newPage();
    await page.goto(await seatLinkOf(host));
    await page.waitForSelector(".dock");
    await host.click("button[aria-label=Menu]");
    await host.click("text=Play on another device");
    await host.click("text=Sign out all other devices");
    await page.waitForSelector("[data-fault]");
    expect(await page.locator("[data-fault]").textContent()).toContain("key was replaced");
    await host.waitForSelector(".dock");
    await phone.close();
  });
});

describe("check 14: a bid outlives its page", () => {
  test("14: closing the page right after the press still commits it", async () => {
    const pages = await seatThree(stage, []);
    const due = await Promise.any(
      pages.map(async (page) => {
        await page.waitForSelector(".turn[data-state=mine], .turn[data-state=peril]");
        return page;
      }),
    );
    const game = new HighSociety(stage.url).game(gameOf(due));
    await due.check('input[value="6"]');
    await due.waitForTimeout(430);
    await due.click("#bid", { noWaitAfter: true });
    await due.close();
    await expect.poll(async () => valueOf(await game.view()).version).toBe(1);
  });
});

describe("the lobby of a guest", () => {
  test("A4: one press does not give the seat away, the second does", async () => {
    const { view, invitation } = valueOf(
      await new HighSociety(stage.url).openTable({ player: "Ana", seats: 3 }),
    );
    const context = await stage.person();
    const page = await context.newPage();
    await page.goto(`${stage.url}/t/${view.id}#join=${invitation}`);
    await page.fill("#claim-name", "Béla");
    await page.click("button:has-text('Sit down here')");
    await page.waitForSelector("text=starts the game");
    await page.click("button:has-text('Leave the table')");
    await page.waitForSelector("text=Leave this table?");
    const seatOfBéla = async (): Promise<string | null | undefined> =>
      valueOf(await new HighSociety(stage.url).game(view.id).view()).seats[1]?.name;
    expect(await seatOfBéla()).toBe("Béla");
    await page.click(".dock .btn.danger");
    await page.waitForURL(`${stage.url}/`);
    expect(await seatOfBéla()).toBeNull();
    await context.close();
  });
});

describe("hot-seat: three people at one device", () => {
  test("A4: each sits down in turn; the curtain falls between them, and after a reload", async () => {
    const context = await stage.person();
    const page = await context.newPage();
    await page.goto(`${stage.url}/new`);
    await page.fill("#player", "Ana");
    await page.check('input[name="seats"][value="3"]', { force: true });
    await page.click("button:has-text('Create table')");
    await page.click("summary:has-text('Another seat on this device')");
    for (const name of ["Béla", "Cili"]) {
      await expect.poll(() => page.inputValue("#claim-name")).toBe("");
      await page.fill("#claim-name", name);
      await page.click("button:has-text('Sit down here')");
      await page.waitForSelector(`.seats b:has-text('${name}')`);
    }
    await page.click("button:has-text('Start the game')");
    await page.waitForSelector(".curtain, .dock.x, .hand");
    await page.reload();
    await page.waitForSelector(".curtain");
    expect(await page.locator(".hand").count()).toBe(0);
    const heading = await page.locator("h1").textContent();
    expect(heading).toMatch(/^Pass the device to (Ana|Béla|Cili)$/);
    await page.click(".curtain button");
    await page.waitForSelector(".hand");
    await context.close();
  });
});

describe("check 23: a bid by keyboard alone", () => {
  test("23: from the loaded page to a legal bid in at most 25 keys, never behind the dock", async () => {
    const table = engineTable({ seats: 3, starter: 2, deck: ["L7", "SC"] }).play(2, {
      type: "bid",
      cards: [2],
    });
    const { page, sent } = await openScripted(stage, table, 0, { seen: 0 });
    await page.waitForTimeout(430);
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      keys += 1;
      expect(await hiddenFocus(page)).toBeNull();
    };
    const onCard = (value: string): Promise<boolean> =>
      page.evaluate((card) => document.activeElement?.getAttribute("value") === card, value);
    while (!(await onCard("3"))) await press("Tab");
    await press("Space");
    while ((await page.evaluate(() => document.activeElement?.id)) !== "bid") await press("Tab");
    await press("Enter");
    await page.waitForSelector(".turn[data-state=wait]");
    expect(sent()).toHaveLength(1);
    expect(keys).toBeLessThanOrEqual(25);
  });
});

/** The focused control, if it cannot be seen whole or shows no focus; else null. */
async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.id === "turn-heading") return null;
    const box = (focused.closest("label") ?? focused).getBoundingClientRect();
    const dock = document.querySelector(".dock");
    const covered =
      dock !== null && !dock.contains(focused) && box.bottom > dock.getBoundingClientRect().top + 1;
    const outside = box.top < -1 || box.bottom > innerHeight + 1;
    return covered || outside ? focused.outerHTML.slice(0, 100) : null;
  });
}

describe("check 25: motion", () => {
  test("25: with reduced motion nothing ever moves", async () => {
    const context = await stage.person({ reducedMotion: "reduce" });
    const table = engineTable({ seats: 3, starter: 1, deck: ["L7", "AG", "L3"] });
    const { page, remote } = await openScripted(stage, table, 0, { context });
    await page.evaluate(() => {
      let most = 0;
      const look = (): void => {
        most = Math.max(most, document.getAnimations().length);
        Object.assign(window, { most });
        requestAnimationFrame(look);
      };
      look();
    });
    remote(1, { type: "bid", cards: [4] });
    remote(2, { type: "pass" });
    await page.waitForSelector(".turn[data-state=mine]");
    await page.waitForTimeout(430);
    await page.click("#pass");
    await page.waitForFunction(() =>
      document.querySelector("#lot-heading")?.textContent?.startsWith("Avant Garde"),
    );
    await passTime(page, 200);
    expect(await page.evaluate(() => (window as Window & { most?: number }).most)).toBe(0);
    await context.close();
  });

  test("25: in full motion every film ends within 1.2 s, and a key ends it at once", async () => {
    const table = engineTable({ seats: 3, starter: 1, deck: ["L7", "AG", "L3"] });
    const { page, remote } = await openScripted(stage, table, 0);
    await holdFilms(page);
    remote(1, { type: "bid", cards: [4] });
    await page.waitForFunction(() => document.getAnimations().length > 0);
    const longest = await page.evaluate(() =>
      Math.max(
        ...document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1200);
    await page.keyboard.press("h");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
