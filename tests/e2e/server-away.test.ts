import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CLOSE_CODES } from "../../shared/contract/live-line.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import { problemOf } from "../../shared/contract/problem.ts";
import { engineTable, GAME } from "../support/engine-table.ts";
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

const motorCar = () => engineTable({ seats: 3, starter: 0, deck: ["L7", "SC"] });

describe("a table that a later release has saved", () => {
  const problem = problemOf("game-of-later-release", gamePath("game", GAME), {});

  test("the page that is open says so at once, and asks no more", async () => {
    const { page, refuse, looks } = await openScripted(stage, motorCar(), 0);
    await page.waitForSelector(".hand");
    await refuse(problem, CLOSE_CODES.laterRelease);
    await page.waitForSelector("[data-fault=game-of-later-release]");
    expect(await page.locator("[data-fault]").innerText()).toContain("Nothing is lost");
    const before = looks();
    await page.waitForTimeout(4_000);
    expect(looks()).toEqual(before);
  });

  test("opened anew it asks once; at home its row stays, with the reason", async () => {
    const { page, refuse, looks } = await openScripted(stage, motorCar(), 0);
    await refuse(problem, CLOSE_CODES.laterRelease);
    const before = looks();
    await page.reload();
    await page.waitForSelector("[data-fault=game-of-later-release]");
    await page.waitForTimeout(3_000);
    expect(looks()).toEqual({ ...before, fetched: before.fetched + 1 });
    await page.goto(stage.url);
    await page.waitForSelector(".table-row:has-text('newer release')");
    expect(await page.locator(".table-row.gone").count()).toBe(0);
  });
});
