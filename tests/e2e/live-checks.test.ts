import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { BATCH_MS } from "../../web/state/announcer.ts";
import { engineTable } from "../support/engine-table.ts";
import { passTime } from "./page-time.ts";
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

const motorCar = (starter = 0) => engineTable({ seats: 3, starter, deck: ["L7", "SC"] });

/** Everybody but the viewer, heard of in one batch. */
const FOUR_BIDS = [
  [1, { type: "bid", cards: [2] }],
  [2, { type: "bid", cards: [4] }],
  [3, { type: "bid", cards: [6] }],
  [4, { type: "bid", cards: [8] }],
] as const;

/** Writes down every text that a live region takes, from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    for (const id of ["say", "now"]) {
      const region = document.getElementById(id);
      if (region === null) throw new Error(`no #${id}`);
      new MutationObserver(() => {
        if (region.textContent !== "") heard.push(`${id}: ${region.textContent}`);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
    Object.assign(window, { heard });
  });
}

function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as Window & { heard?: readonly string[] }).heard ?? []);
}

describe("check 22: what is announced", () => {
  test("22: both regions stand in the first HTML", async () => {
    const html = await (await fetch(`${stage.url}/`)).text();
    expect(html).toMatch(/id="say"[^>]*aria-live="polite"/);
    expect(html).toMatch(/id="now"[^>]*role="alert"/);
  });

  test("22: another's bid is said by the template, and my turn once", async () => {
    const { page, remote } = await openScripted(stage, motorCar(2), 0);
    await listen(page);
    remote(2, { type: "bid", cards: [8] });
    await page.waitForFunction(() => document.querySelector("#say")?.textContent !== "");
    await passTime(page, 300);
    expect(await heard(page)).toEqual([
      "now: Your turn. 8 to beat, Chloé leads.",
      "say: Chloé bids 8.",
    ]);
  });

  test("22: my own move is said once", async () => {
    const { page } = await openScripted(stage, motorCar(), 0);
    await listen(page);
    await page.check('input[value="6"]');
    await page.waitForTimeout(430);
    await page.click("#bid");
    await page.waitForSelector(".turn[data-state=wait]");
    await page.waitForFunction(() => document.querySelector("#say")?.textContent !== "");
    await passTime(page, BATCH_MS);
    expect(await heard(page)).toEqual(["say: You bid 6. Waiting for Béla."]);
  });

  test("22: more than three moves are counted, and L tells them", async () => {
    const table = engineTable({ seats: 5, starter: 1, deck: ["L7", "SC"] });
    const { page, remotes } = await openScripted(stage, table, 0);
    await listen(page);
    remotes(FOUR_BIDS);
    await page.waitForFunction(() => document.querySelector("#say")?.textContent !== "");
    expect(await heard(page)).toContain("say: 4 moves; press L to hear them.");
    await page.keyboard.press("l");
    await page.waitForFunction(() =>
      document.querySelector("#say")?.textContent?.startsWith("Béla bids 2."),
    );
  });
});

describe("keys that are not there", () => {
  test("22: a phone is told the number of moves, and of no key", async () => {
    const context = await stage.person({ hasTouch: true, isMobile: true });
    const table = engineTable({ seats: 5, starter: 1, deck: ["L7", "SC"] });
    const { page, remotes } = await openScripted(stage, table, 0, { context });
    remotes(FOUR_BIDS);
    await page.waitForFunction(() => document.querySelector("#say")?.textContent !== "");
    expect(await page.locator("#say").textContent()).toBe("4 moves.");
    await context.close();
  });
});

describe("check 24: where the focus is", () => {
  test("24: after my move it is on the banner, after another's it has not moved", async () => {
    const table = motorCar();
    const { page, remote } = await openScripted(stage, table, 0);
    await page.check('input[value="6"]');
    await page.waitForTimeout(430);
    await page.click("#bid");
    await page.waitForFunction(() => document.activeElement?.id === "turn-heading");
    await page.locator('input[value="10"]').focus();
    remote(1, { type: "bid", cards: [8] });
    await page.waitForFunction(
      () => document.querySelector("h1")?.textContent === "Waiting for Chloé",
    );
    expect(await page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("10");
  });
});

describe("checks 12 and 13: a choice is not lost", () => {
  test("13: it survives a reload and a lost connection, and ends with the lot", async () => {
    const table = motorCar(2);
    const { page, remote, offline } = await openScripted(stage, table, 0, { seen: 0 });
    await page.check('input[value="3"]');
    await page.check('input[value="10"]');
    await page.reload();
    await page.waitForSelector(".hand");
    expect(await page.locator(".hand :checked").count()).toBe(2);
    await offline(true);
    await page.waitForSelector(".link-state");
    await offline(false);
    await page.waitForSelector(".link-state", { state: "detached" });
    expect(await page.locator(".hand :checked").count()).toBe(2);
    remote(2, { type: "bid", cards: [8] });
    await page.waitForSelector(".turn[data-state=mine]");
    await page.waitForTimeout(430);
    await page.click("#pass");
    await page.waitForSelector(".turn[data-state=wait]");
    remote(1, { type: "pass" });
    await page.waitForFunction(() =>
      document.querySelector("#lot-heading")?.textContent?.startsWith("Scandale"),
    );
    expect(await page.locator(".hand :checked").count()).toBe(0);
  });

  test("moves made while the line was broken are caught up", async () => {
    const table = motorCar(1);
    const { page, drop } = await openScripted(stage, table, 0, { seen: 0 });
    await page.waitForSelector(".turn[data-state=wait]");
    table.play(1, { type: "bid", cards: [4] }).play(2, { type: "bid", cards: [6] });
    await drop();
    await page.waitForSelector(".turn[data-state=mine]");
    expect(await page.locator(".to-beat").getAttribute("data-high")).toBe("6");
  });

  test("11: a move that got no answer is sent again under the same key", async () => {
    const { page, sent } = await openScripted(stage, motorCar(), 0);
    await page.check('input[value="6"]');
    await page.waitForTimeout(430);
    const keys: (string | undefined)[] = [];
    await page.route("**/actions", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length < 3) await route.abort("connectionreset");
      else await route.fallback();
    });
    await page.click("#bid");
    await page.waitForSelector(".turn[data-state=wait]");
    expect(sent()).toHaveLength(1);
    expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
  });
});

describe("check 21: the recap", () => {
  test("21: it tells what others did since the last visit, and goes with my move", async () => {
    const table = motorCar()
      .play(0, { type: "bid", cards: [4] })
      .play(1, { type: "bid", cards: [6] })
      .play(2, { type: "bid", cards: [8] });
    const { page } = await openScripted(stage, table, 0, { seen: 1 });
    const recap = page.locator("#recap");
    await recap.waitFor();
    expect(await recap.textContent()).toMatch(
      /^Since .*: Béla raises to 6, was 4\. Chloé raises to 8, was 6\.$/,
    );
    await page.check('input[value="25"]');
    await page.waitForTimeout(430);
    await page.click("#bid");
    await recap.waitFor({ state: "detached" });
  });

  test("21: what happened within a minute has happened just now", async () => {
    const table = motorCar()
      .play(0, { type: "bid", cards: [4] })
      .play(1, { type: "bid", cards: [6] });
    const seenAt = "2026-11-30T17:59:50.000Z";
    const { page } = await openScripted(stage, table, 0, { seen: 1, seenAt });
    expect(await page.locator("#recap").innerText()).toMatch(/^Just now: Béla raises to 6/u);
  });
});

describe("check 26: without a network", () => {
  test("26: a reload shows the table as it was, with the time", async () => {
    const { page, offline } = await openScripted(stage, motorCar(), 0, { seen: 0 });
    await page.waitForSelector(".hand");
    await offline(true);
    await page.reload();
    await page.waitForSelector("#offline");
    expect(await page.locator("#offline").textContent()).toMatch(/the table as of .*\d/);
    expect(await page.locator("#lot-heading").textContent()).toBe("Motor-car, worth 7");
    await page.check('input[value="6"]');
    expect(await page.locator(".sum span").textContent()).toBe("6 chosen");
    await offline(false);
    await page.waitForSelector("#offline", { state: "detached" });
  });

  test("26: a bid waits for the network and is sent when nothing has changed", async () => {
    const table = motorCar(2);
    const { page, offline, remote, sent } = await openScripted(stage, table, 0, { seen: 0 });
    remote(2, { type: "bid", cards: [2] });
    await page.waitForSelector(".turn[data-state=mine]");
    await page.check('input[value="6"]');
    await page.waitForTimeout(430);
    expect(await page.locator("#bid").innerText()).not.toContain("Send when back online");
    await offline(true);
    await page.waitForSelector(".link-state");
    expect(await page.locator("#bid").innerText()).toMatch(/^Bid 6\s+Send when back online$/);
    expect(await page.locator("#pass").innerText()).toMatch(/^Pass\s+Send when back online$/);
    await page.click("#bid");
    await page.waitForSelector("#notice", { timeout: 60_000 });
    expect(await page.locator("#notice").textContent()).toContain("when you are back online");
    await offline(false);
    await page.waitForSelector(".turn[data-state=wait]", { timeout: 60_000 });
    expect(sent().filter(({ path }) => path.endsWith("/actions")).length).toBeGreaterThan(0);
    expect(table.state().version).toBe(2);
  });

  test("26: a bid that waited is dropped, with the reason, when something has changed", async () => {
    const table = motorCar(0);
    const { page, offline, sent } = await openScripted(stage, table, 0, { seen: 0 });
    await page.check('input[value="6"]');
    await page.waitForTimeout(430);
    await offline(true);
    await page.waitForSelector(".link-state");
    await page.click("#bid");
    await page.waitForSelector("#notice", { timeout: 60_000 });
    // Meanwhile the time ran out, and Béla has gone on.
    table.play(0, { type: "pass" }).play(1, { type: "bid", cards: [8] });
    const before = sent().length;
    await offline(false);
    await page.waitForSelector("#notice:has-text('moved on')", { timeout: 60_000 });
    expect(await page.locator("#notice").textContent()).toContain("Béla bids 8.");
    expect(sent()).toHaveLength(before);
    expect(table.state().version).toBe(2);
  });
});
