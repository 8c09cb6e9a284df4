import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Position } from "../../shared/engine/index.ts";
import { engineTable, type EngineTable } from "../support/engine-table.ts";
import { settled } from "./page-time.ts";
import { openScripted } from "./scripted-page.ts";
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

const FIVE: Position = {
  seats: 5,
  starter: 0,
  deck: ["L7", "SC"],
  players: [
    { cards: ["L5", "L2", "AG"] },
    { cards: ["L9"] },
    { cards: ["L6"] },
    { cards: ["L3", "L1"] },
    { cards: ["L4", "PS"] },
  ],
  auctionsDone: 5,
  greens: 1,
};

/** It is Ana's turn: she has laid 8, Béla 10, Chloé leads with 12, the others have passed. */
function anasTurn(): EngineTable {
  return engineTable(FIVE)
    .play(0, { type: "bid", cards: [8] })
    .play(1, { type: "bid", cards: [10] })
    .play(2, { type: "bid", cards: [12] })
    .play(3, { type: "pass" })
    .play(4, { type: "pass" });
}

/** Scandale: Chloé has laid 2, Dmitri 3, Eun-ji 4; Ana is next. */
function scandale(): EngineTable {
  return engineTable({ ...FIVE, deck: ["SC", "L7"], starter: 2, greens: 2 })
    .play(2, { type: "bid", cards: [2] })
    .play(3, { type: "bid", cards: [3] })
    .play(4, { type: "bid", cards: [4] });
}

/** Everything that must be seen without scrolling to answer the four questions. */
const ESSENTIALS = [".turn h1", "#lot-heading", ".to-beat", ".riv .tag", ".note", "#pass", "#bid"];

async function outsideViewport(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate((selectors) => {
    const { innerWidth, innerHeight } = window;
    return selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map((element) => `${selector}: ${element.textContent}`),
    );
  }, ESSENTIALS);
}

describe("check 1: the four questions are answered without scrolling", () => {
  const tables = { "a luxury": anasTurn, "a disgrace": scandale };
  const sizes = [PHONE, SMALL_PHONE];
  const cases = Object.entries(tables).flatMap(([what, make]) =>
    sizes.map((viewport) => ({
      what,
      make,
      viewport,
      size: `${viewport.width}×${viewport.height}`,
    })),
  );
  test.each(cases)("1: my turn, $what, at $size", async ({ make, viewport }) => {
    const context = await stage.person({ viewport });
    const { page } = await openScripted(stage, make(), 0, { seen: 1, context });
    await page.waitForSelector(".recap", { state: "attached" });
    expect(await page.locator(".note").count()).toBe(11);
    expect(await page.locator(".riv .tag").count()).toBe(4);
    expect(await outsideViewport(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await context.close();
  });
});

describe("check 4: the tab says whose turn it is", () => {
  test("4: the title begins with “(1) Your turn” on my turn and not otherwise", async () => {
    const mine = await openScripted(stage, anasTurn(), 0);
    await mine.page.waitForFunction(() => document.title.startsWith("(1) Your turn"));
    const lit = await mine.page.locator("#favicon").getAttribute("href");
    const other = await openScripted(stage, anasTurn(), 1);
    await other.page.waitForFunction(() => document.title.includes("Waiting for Ana"));
    expect(await other.page.title()).not.toContain("Your turn");
    expect(await other.page.locator("#favicon").getAttribute("href")).not.toBe(lit);
  });
});

describe("check 5: the banner says the state in a word and in words", () => {
  test.each([
    { state: "mine", table: anasTurn, seat: 0, heading: "Your turn" },
    { state: "peril", table: scandale, seat: 0, heading: "Your turn: avoid this card" },
    { state: "wait", table: scandale, seat: 1, heading: "Waiting for Ana" },
    {
      state: "over",
      table: () => engineTable({ ...FIVE, deck: ["BV"], greens: 3 }),
      seat: 0,
      heading: "Everyone is equally poor. Nobody wins.",
    },
  ])("5: $state", async ({ state, table, seat, heading }) => {
    const { page } = await openScripted(stage, table(), seat);
    await page.waitForSelector(`.turn[data-state=${state}]`);
    expect(await page.locator("h1").textContent()).toBe(heading);
  });
});

describe("checks 6 to 8: choosing cards", () => {
  test("6: 3 and 6 with 8 laid make 17, and Bid says so", async () => {
    const { page } = await openScripted(stage, anasTurn(), 0);
    await page.check('input[value="3"]');
    await page.check('input[value="6"]');
    expect(await page.locator(".sum b").textContent()).toBe("= 17");
    expect(await page.locator("#bid").textContent()).toContain("Bid 17");
    expect(await page.locator("#bid").getAttribute("aria-disabled")).toBeNull();
  });

  test("7: too little sends nothing and says how much is missing", async () => {
    const { page, sent } = await openScripted(stage, anasTurn(), 0);
    await page.check('input[value="3"]');
    await page.waitForTimeout(430);
    expect(await page.locator("#bid").getAttribute("aria-disabled")).toBe("true");
    expect(
      await page
        .locator("#bid")
        .isEnabled({ timeout: 100 })
        .catch(() => false),
    ).toBe(false);
    await page.locator("#bid").click({ force: true });
    await page.waitForFunction(
      () => document.querySelector("#say")?.textContent === "Needs more than 12.",
    );
    expect(sent()).toEqual([]);
  });

  test("8: laid cards are no checkboxes and cannot be taken back", async () => {
    const { page } = await openScripted(stage, anasTurn(), 0);
    expect(await page.locator('input[value="8"]').count()).toBe(0);
    expect(await page.locator(".note.laid").textContent()).toBe("8laid");
    await page.locator(".note.laid").click();
    expect(await page.locator(".note:has(:checked)").count()).toBe(0);
  });
});

describe("check 9: another's move disturbs nothing", () => {
  test("9: five remote moves leave selection, focus, scroll and buttons as they were", async () => {
    const table = engineTable({ ...FIVE, starter: 1 });
    const { page, remote } = await openScripted(stage, table, 0, { seen: 0 });
    await page.check('input[value="3"]');
    await page.check('input[value="25"]');
    await page.locator('input[value="15"]').focus();
    await page.evaluate(() => scrollTo(0, 12));
    const before = await situation(page);
    remote(1, { type: "bid", cards: [4] });
    remote(2, { type: "bid", cards: [6] });
    remote(3, { type: "bid", cards: [8] });
    remote(4, { type: "bid", cards: [10] });
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Your turn");
    expect(await situation(page)).toEqual(before);
    expect(before.chosen).toEqual(["3", "25"]);
    expect(before.focus).toBe("15");
  });
});

async function situation(page: Page): Promise<{
  readonly chosen: readonly string[];
  readonly focus: string | null;
  readonly scroll: number;
  readonly buttons: readonly (readonly number[])[];
}> {
  return page.evaluate(() => ({
    chosen: [...document.querySelectorAll<HTMLInputElement>(".hand :checked")].map(
      (box) => box.value,
    ),
    focus: document.activeElement?.getAttribute("value") ?? null,
    scroll: scrollY,
    buttons: ["#pass", "#bid"].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return [box?.left ?? 0, box?.top ?? 0, box?.width ?? 0, box?.height ?? 0];
    }),
  }));
}

describe("check 10: a finger that was on its way does nothing", () => {
  test("10: a press right after the turn came does nothing, a later one acts", async () => {
    const table = engineTable({ ...FIVE, seats: 3, starter: 1, players: [] }).play(1, {
      type: "bid",
      cards: [4],
    });
    const { page, remote, sent } = await openScripted(stage, table, 0);
    await page.waitForTimeout(430);
    await page.evaluate(() => {
      // The press comes in the very moment in which the page changes.
      new MutationObserver((_, observer) => {
        observer.disconnect();
        document.querySelector<HTMLButtonElement>("#pass")?.click();
      }).observe(document.querySelector("h1") ?? document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    remote(2, { type: "bid", cards: [6] });
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Your turn");
    expect(sent()).toEqual([]);
    await page.waitForTimeout(430);
    await page.click("#pass");
    await page.waitForFunction(() => document.querySelector("h1")?.textContent !== "Your turn");
    expect(sent()).toHaveLength(1);
  });

  test("11: a double press sends one action", async () => {
    const { page, sent } = await openScripted(stage, anasTurn(), 0);
    await page.check('input[value="25"]');
    await page.waitForTimeout(430);
    await page.dblclick("#bid");
    await page.waitForSelector(".turn[data-state=wait]");
    await page.waitForTimeout(200);
    expect(sent()).toHaveLength(1);
  });
});

describe("checks 15 and 16: passing", () => {
  test("15: in a disgrace lot Pass names the card, asks, and Escape leads back to it", async () => {
    const { page, sent } = await openScripted(stage, scandale(), 0);
    await page.waitForTimeout(430);
    expect(await page.locator("#pass").textContent()).toContain("take the Scandale");
    await page.click("#pass");
    const dialog = page.locator("dialog");
    const text = await dialog.textContent();
    for (const loss of ["Chloé loses 2.", "Dmitri loses 3.", "Eun-ji loses 4."]) {
      expect(text).toContain(loss);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("pass");
    expect(sent()).toEqual([]);
  });

  test("16: in a luxury lot Pass asks nothing", async () => {
    const { page, sent } = await openScripted(stage, engineTable(FIVE), 0);
    await page.waitForTimeout(430);
    await page.click("#pass");
    await page.waitForSelector(".turn[data-state=wait]");
    expect(sent()).toHaveLength(1);
  });
});
