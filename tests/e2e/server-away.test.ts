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

describe("while the server is away", () => {
  test("an open table asks at most 8 times in 12 s, and is there again when the server is", async () => {
    const { page, offline, looks } = await openScripted(stage, motorCar(), 0);
    await page.waitForSelector(".hand");
    // What the page reads by itself some seconds after its opening is read.
    await page.waitForTimeout(4_000);
    const before = looks();
    await offline(true);
    await page.waitForTimeout(12_000);
    const { fetched, dialled } = looks();
    await expect.poll(() => looks().fetched).toBeGreaterThan(before.fetched);
    expect(fetched - before.fetched).toBeLessThanOrEqual(8);
    expect(dialled - before.dialled).toBeLessThanOrEqual(8);
    await offline(false);
    await page.waitForSelector(".link-state", { state: "detached" });
  });

  test("a table opened then asks no oftener, and comes when the server does", async () => {
    const { page, offline, looks } = await openScripted(stage, motorCar(), 0);
    await offline(true);
    await page.reload();
    await page.waitForSelector("#offline");
    const before = looks();
    await page.waitForTimeout(12_000);
    expect(looks().fetched - before.fetched).toBeLessThanOrEqual(8);
    await offline(false);
    await page.waitForSelector("#offline", { state: "detached" });
  });

  test("a part of the page that could not come then comes by itself", async () => {
    const { page, offline } = await openScripted(stage, motorCar(), 0);
    await page.waitForSelector(".hand");
    await page.waitForTimeout(1_000);
    const parts = "**/assets/menu-sheet*.js";
    await page.route(parts, (route) => route.abort("connectionrefused"));
    await offline(true);
    await page.check('input[value="6"]');
    await page.click("header.bar button:last-of-type");
    await page.waitForSelector(".notice.warn button");
    await page.unroute(parts);
    await offline(false);
    await page.waitForSelector(".notice.warn button", { state: "detached" });
    await page.waitForSelector(".hand");
    await page.click("header.bar button:last-of-type");
    await page.waitForSelector("dialog[open]");
    expect(await page.locator(".hand :checked").count()).toBe(1);
  });

  test("a part that never comes is no reason to begin again and again", async () => {
    const { page, drop, looks } = await openScripted(stage, motorCar(), 0);
    await page.waitForSelector(".hand");
    let pages = 0;
    page.on("load", () => {
      pages += 1;
    });
    await page.route("**/assets/menu-sheet*.js", (route) => route.abort("connectionrefused"));
    const press = async () => {
      await page.waitForSelector(".hand");
      await page.click("header.bar button:last-of-type");
      await page.waitForSelector(".notice.warn button");
    };
    await press();
    const loaded = page.waitForEvent("load");
    await drop();
    await loaded;
    await press();
    for (let time = 0; time < 3; time += 1) {
      const { dialled } = looks();
      await drop();
      await expect.poll(() => looks().dialled).toBe(dialled + 1);
      await page.waitForTimeout(1_200);
    }
    expect(await page.locator(".notice.warn button").count()).toBe(1);
    expect(pages).toBe(1);
  });
});

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
    await page.waitForSelector("[data-fault=game-of-later-release]");
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
