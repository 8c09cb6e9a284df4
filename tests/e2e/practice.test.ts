import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { engineTable } from "../support/engine-table.ts";
import { settled } from "./page-time.ts";
import { MINE, passOnce, passToTheEnd, storedGame } from "./practice-play.ts";
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

const KB = 1024;

describe("the two-minute lesson", () => {
  test("by keyboard alone in under 60 presses, seeing both auctions and who pays", async () => {
    const context = await stage.person({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${stage.url}/lesson`);
    await page.waitForSelector(".coach");
    let presses = 0;
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key);
        presses += 1;
      }
    };
    /** With the arrows of the hand, then Enter: no shortcut that one must know. */
    const lay = async (cards: readonly number[]): Promise<void> => {
      while (
        !(await page.evaluate(() => document.activeElement?.matches(".hand input") ?? false))
      ) {
        await press("Tab");
      }
      for (const card of cards) {
        while ((await focusedCard(page)) !== card) await press("ArrowRight");
        await press("Space");
      }
      await page.waitForTimeout(430);
      await press("Enter");
    };
    await lay([3, 6]);
    await page.waitForSelector(".coach:has-text('Chloé raises to 10')");
    await page.waitForSelector(MINE);
    await lay([2]);
    await page.waitForSelector(".coach:has-text('You take the Chronometer for 11')");
    await page.waitForSelector(MINE);
    await lay([1]);
    await page.waitForSelector(".coach:has-text('Press Pass')");
    await page.waitForSelector(MINE);
    await lay([4]);
    await page.waitForSelector("#cast-out");
    expect(await page.locator("main").innerText()).toContain(
      "Dmitri passes first and takes the Scandale. You lose 5 and Chloé loses 6.",
    );
    expect(await page.locator("#cast-out").innerText()).toContain("least money");
    expect(presses).toBeLessThan(60);
    console.log({ presses });
    await context.close();
  });

  test("it is taken up after a reload, skipped at any time, and leads back to an invitation", async () => {
    const context = await stage.person();
    const host = await context.newPage();
    await host.goto(`${stage.url}/new`);
    await host.fill("#player", "Ana");
    await host.click("button:has-text('Create table')");
    const invitation = await host.locator("input[aria-label='Invitation link']").inputValue();
    const guests = await stage.person();
    const guest = await guests.newPage();
    await guest.goto(invitation);
    await guest.click("text=Two-minute lesson");
    await guest.waitForSelector(".coach");
    await guest.check('input[value="3"]');
    await guest.check('input[value="6"]');
    await guest.click("#bid");
    await guest.waitForSelector(".coach:has-text('Chloé raises to 10')");
    await guest.reload();
    await guest.waitForSelector(".coach:has-text('Chloé raises to 10')");
    await guest.click(".coach >> text=Skip");
    await guest.waitForSelector("#claim-name");
    expect(guest.url()).toBe(invitation);
    await context.close();
    await guests.close();
  });

  test("a pass before any bid is answered in words, and nothing is played", async () => {
    const context = await stage.person();
    const page = await context.newPage();
    await page.goto(`${stage.url}/lesson`);
    await page.click("#pass");
    await page.waitForSelector("#notice:has-text('Bid first')");
    expect(await page.locator(".turn").getAttribute("data-state")).toBe("mine");
    await context.close();
  });
});

/** How far the lowest of the rivals' tags stands above the dock, in CSS pixels, nothing scrolled. */
async function roomAboveDock(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => {
    const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? 0;
    const tags = [...document.querySelectorAll(".riv .tag")];
    const lowest = Math.max(...tags.map((tag) => tag.getBoundingClientRect().bottom));
    return dock - lowest - scrollY;
  });
}

describe.each(["en", "de", "fr", "ro"])(
  "check 1: the lesson on the smallest phone, %s",
  (locale) => {
    test("1: whatever the teacher says, the rivals' tags stand above the dock", async () => {
      const context = await stage.person({
        viewport: SMALL_PHONE,
        locale,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(`${stage.url}/lesson`);
      await page.waitForSelector(".coach");
      const said = new Set<string>();
      /** Looks at each new sentence until the person is to act. */
      const look = async (): Promise<void> => {
        await page.waitForSelector(MINE);
        said.add(await page.locator(".coach p").innerText());
        expect(await roomAboveDock(page)).toBeGreaterThanOrEqual(0);
        const link = await page.locator(".coach .link").boundingBox();
        expect(link?.height).toBeGreaterThanOrEqual(44);
      };
      for (const cards of [[3, 6], [2], [1]]) {
        await look();
        for (const card of cards) await page.check(`.hand input[value="${card}"]`);
        await page.waitForTimeout(430);
        await page.click("#bid");
        await page.waitForSelector(".turn[data-state=wait]");
      }
      await look();
      expect(said.size).toBe(4);
      await context.close();
    });
  },
);

describe("the first disgrace on this device", () => {
  test("is explained in one line, once", async () => {
    const context = await stage.person();
    const table = engineTable({ seats: 3, deck: ["L2", "PS", "SC"] });
    const { page, remote } = await openScripted(stage, table, 0, { context, seen: 0 });
    await page.waitForSelector("#lot-heading:has-text('Opera glasses')");
    expect(await page.locator("#hint").count()).toBe(0);
    await page.waitForTimeout(430);
    await page.click("#pass");
    await page.waitForSelector(".turn[data-state=wait]");
    remote(1, { type: "pass" });
    await page.waitForSelector("#hint:has-text('you pay to stay out')");
    // How the lot before ended is in the ledger too.
    expect(await page.locator("#recap").isVisible()).toBe(false);
    remote(2, { type: "pass" });
    await page.waitForSelector("#lot-heading:has-text('Scandale')");
    await page.reload();
    await page.waitForSelector("#lot-heading:has-text('Scandale')");
    await page.waitForTimeout(500);
    expect(await page.locator("#hint").count()).toBe(0);
    await context.close();
  });
});

describe("practice", () => {
  test("a whole game at the same table, with no request to the API, kept over a reload", async () => {
    const context = await stage.person({ reducedMotion: "reduce" });
    const page = await context.newPage();
    const calls: string[] = [];
    context.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/v1/")) calls.push(request.url());
    });
    await page.goto(`${stage.url}/practice`);
    await page.click("label:has-text('Gentle')");
    await page.click("label:has-text('2')");
    await page.click("button:has-text('Deal')");
    await page.waitForSelector(MINE);
    await passOnce(page);
    await page.waitForSelector(".turn");
    const before = await storedGame(page);
    await page.reload();
    await page.waitForSelector("#lot-heading");
    const after = await storedGame(page);
    expect(after.setup).toEqual(before.setup);
    expect(after.acts.slice(0, before.acts.length)).toEqual(before.acts);
    expect(before.acts.length).toBeGreaterThan(0);
    await passToTheEnd(page);
    expect(await page.locator(".res li").count()).toBe(3);
    const shared = await page.evaluateHandle(() => {
      const texts: string[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ text }: ShareData) => Promise.resolve(texts.push(text ?? "")),
      });
      return texts;
    });
    await page.click("button:has-text('Share record')");
    // Not "You wins": whoever has played it alone is spoken to.
    const told = `Practice: ${await page.textContent("h1")}.`;
    await expect.poll(() => shared.jsonValue()).toEqual([told]);
    expect(calls).toEqual([]);
    // What is over is nothing to go on with.
    await page.goto(stage.url);
    await page.waitForSelector("main:has-text('No tables on this device')");
    expect(await page.locator("#practice").count()).toBe(0);
    await page.goBack();
    await page.click("button:has-text('Another practice game')");
    await page.waitForSelector("button:has-text('Deal')");
    await context.close();
  });
});

test("each lazy part, the workers among them, is at most 12 KB", async () => {
  const assets = new URL("../../dist/client/assets/", import.meta.url);
  const page = await fetch(`${stage.url}/t/${"a".repeat(24)}`);
  // What a table's page and its hints name is what a bid needs; that has a limit of its own (30).
  const named = `${await page.text()} ${page.headers.get("Link")}`;
  const parts = readdirSync(assets).filter((file) => file.endsWith(".js") && !named.includes(file));
  expect(parts.length).toBeGreaterThan(30);
  const weights = parts.map((file) => {
    return { file, bytes: gzipSync(readFileSync(new URL(file, assets)), { level: 9 }).byteLength };
  });
  expect(weights.filter(({ bytes }) => bytes > 12 * KB)).toEqual([]);
});

async function focusedCard(page: Page): Promise<number> {
  return page.evaluate(() => Number((document.activeElement as HTMLInputElement | null)?.value));
}
