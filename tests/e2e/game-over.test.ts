import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { SPECTATOR } from "../../shared/engine/index.ts";
import { engineTable } from "../support/engine-table.ts";
import { recordedAction } from "../support/replay-api-record.ts";
import { ENDINGS } from "./endings.ts";
import { findings } from "./page-faults.ts";
import { openPast, recordedGame, tableOf } from "./past-page.ts";
import { settled } from "./page-time.ts";
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

/** "−2½" as a number. */
function numberOf(text: string): number {
  const half = text.includes("½") ? 0.5 : 0;
  const whole = Number(text.replace(/[^\d]/g, "") || "0") + half;
  return text.includes("−") ? -whole : whole;
}

describe("check 28: the end of a game", () => {
  test("28: there are twelve endings", () => {
    expect(Object.keys(ENDINGS)).toHaveLength(12);
  });

  test.each(Object.entries(ENDINGS))(
    "28: %s: the numbers are the engine's",
    async (_what, position) => {
      const table = engineTable(position);
      const { result } = table.view(SPECTATOR);
      if (result === null) throw new Error("not over");
      const { page } = await openScripted(stage, table, 0, { seen: 0 });
      await page.waitForSelector(".res > li");
      const rows = await page.locator(".res > li").evaluateAll((all) =>
        all.map((row) => ({
          seat: Number(row.getAttribute("data-seat")),
          rank: Number(row.getAttribute("value")),
          sum: row.querySelector(".eq")?.textContent ?? "",
          total: row.querySelector(".tot")?.textContent ?? "",
          tie: row.querySelector(".tie")?.textContent ?? "",
        })),
      );
      expect(rows.map(({ seat, rank }) => ({ seat, rank }))).toEqual(result.ranking);
      for (const { seat, sum, total } of rows) {
        const out = !result.eligible.includes(seat);
        const status = result.status[seat] ?? Number.NaN;
        expect(sum.includes("does not count")).toBe(out);
        expect(total).toBe(out ? "cast out" : total);
        expect(out || numberOf(total) === status).toBe(true);
        // "(5 + 2) × 2 = 14 · 30 left": the last number before the money is the score.
        const [arithmetic = ""] = sum.split(" · ");
        expect(
          numberOf(arithmetic.replace(", does not count", "").split(" =\u{a0}").at(-1) ?? ""),
        ).toBe(status);
        expect(sum).toContain(`${result.money[seat] ?? "–"} left`);
      }
      const castOutFirst = await page.evaluate(() => {
        const castOut = document.querySelector("#cast-out");
        const ranking = document.querySelector(".res");
        if (castOut === null || ranking === null) return false;
        return (castOut.compareDocumentPosition(ranking) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
      expect(castOutFirst).toBe(true);
      await page.context().close();
    },
  );

  test("28: a tie says what decided it", async () => {
    const ties = {
      "equal scores, more money": "Same score; you have more money.",
      "equal scores and money, the higher luxury":
        "Same score and money; Béla owns the higher luxury.",
    };
    for (const [name, sentence] of Object.entries(ties)) {
      const position = ENDINGS[name];
      if (position === undefined) throw new Error(name);
      const { page } = await openScripted(stage, engineTable(position), 0, { seen: 0 });
      await page.waitForSelector(".res > li");
      expect(await page.locator(".tie").allTextContents()).toEqual([sentence]);
      await page.context().close();
    }
  });

  test("28: each of the four charts has a table with the numbers of the game", async () => {
    const record = recordedGame(8);
    const result = tableOf(record).view(SPECTATOR).result;
    const { page } = await openPast(stage, record);
    await page.waitForSelector("#figure-bill");
    expect(await page.locator(".figure").count()).toBe(4);
    expect(await page.locator(".figure table.figures").count()).toBe(4);
    const lastRow = async (id: string): Promise<number[]> => {
      const cells = await page
        .locator(`#figure-${id} tbody tr:last-child td`)
        .evaluateAll((all) => all.map((cell) => cell.firstChild?.textContent ?? ""));
      return cells.map(numberOf);
    };
    expect(await lastRow("money")).toEqual(result?.money);
    expect(await lastRow("growth")).toEqual(result?.status);
    expect(await page.locator("#figure-prices .best").count()).toBe(1);
    expect(await page.locator("#figure-money svg .mark").count()).toBe(record.seats.length);
    expect(await findings(page)).toEqual([]);
  });
});

test("B2: the purses are told apart without colour, each by the hatching of its seal", async () => {
  const table = engineTable({ seats: 5, deck: ["AG"], greens: 3 });
  const { page } = await openScripted(stage, table, 0, { seen: 0 });
  await page.waitForSelector(".purse");
  const hatchings = await page
    .locator(".purse pattern path")
    .evaluateAll((all) => all.map((path) => path.getAttribute("d")));
  expect(new Set(hatchings).size).toBe(5);
  const fills = await page
    .locator(".purse rect[fill]")
    .evaluateAll((all) => all.map((bar) => bar.getAttribute("fill")));
  expect(new Set(fills).size).toBe(5);
  await page.context().close();
});

describe("check 25: the evening ends", () => {
  const LAST = recordedGame(8).actions.length;
  /** The page of a game, up to its last move, which is then heard of over the live line. */
  async function endLive(reducedMotion: "reduce" | "no-preference"): Promise<Page> {
    const record = recordedGame(8);
    const last = record.actions[LAST - 1];
    if (last === undefined) throw new Error("no last move");
    const context = await stage.person({ reducedMotion });
    const viewer = last.seat === 0 ? 1 : 0;
    const { page, remote } = await openPast(stage, record, {
      seat: viewer,
      moves: LAST - 1,
      context,
    });
    await page.waitForSelector(".riv");
    // The scene stands still, so that it can be looked at however slow the machine is.
    await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync(".evening, .evening * { animation-play-state: paused !important }");
      document.adoptedStyleSheets = [still];
    });
    remote(last.seat, recordedAction(last));
    await page.waitForSelector(".res");
    await settled(page);
    return page;
  }

  test("25: it is shown for at most 1.2 s and ends with a press", async () => {
    const page = await endLive("no-preference");
    const longest = await page.evaluate(() =>
      Math.max(
        ...document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      ),
    );
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(1200);
    await page.keyboard.press("Escape");
    expect(await page.locator(".evening").count()).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("25: with reduced motion nothing moves and nothing covers the result", async () => {
    const page = await endLive("reduce");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator(".evening").isVisible()).toBe(false);
  });

  test("25: whoever opens a finished game sees its result at once", async () => {
    const { page } = await openPast(stage, recordedGame(8));
    await page.waitForSelector(".res");
    expect(await page.locator(".evening").count()).toBe(0);
  });
});
