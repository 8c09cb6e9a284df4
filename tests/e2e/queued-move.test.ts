import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { engineTable, type EngineTable } from "../support/engine-table.ts";
import { openScripted, type ScriptedPage } from "./scripted-page.ts";
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

const WAITS = "#notice[data-kind=queued]";

/** A bid of 6 was pressed without a network, and the page was loaded again since. */
async function reloaded(table: EngineTable): Promise<ScriptedPage> {
  const scripted = await openScripted(stage, table, 0, { seen: 0 });
  const { page, offline } = scripted;
  await page.check('input[value="6"]');
  await page.waitForTimeout(430);
  await offline(true);
  await page.waitForSelector(".link-state");
  await page.click("#bid");
  await page.waitForSelector(WAITS);
  await page.reload();
  await page.waitForSelector("#offline");
  expect(await page.locator(WAITS).innerText()).toContain("when you are back online");
  expect(await page.isChecked('input[value="6"]')).toBe(true);
  return scripted;
}

const motorCar = (): EngineTable => engineTable({ seats: 3, deck: ["L7"] });
const bids = ({ sent }: ScriptedPage): number =>
  sent().filter(({ path }) => path.endsWith("/actions")).length;

describe("check 26: a bid that waits for the network over a reload", () => {
  test("26: is sent, once, when nothing has changed", async () => {
    const table = motorCar();
    const scripted = await reloaded(table);
    const { page, offline } = scripted;
    const before = bids(scripted);
    await offline(false);
    await page.waitForSelector(".turn[data-state=wait]");
    await page.waitForSelector(WAITS, { state: "detached" });
    expect(bids(scripted)).toBe(before + 1);
    expect(table.state().version).toBe(1);
    await page.reload();
    await page.waitForSelector(".turn[data-state=wait]");
    expect(await page.locator("#notice").count()).toBe(0);
    expect(bids(scripted)).toBe(before + 1);
    await page.context().close();
  });

  test("26: is dropped, with the reason, when something has changed", async () => {
    const table = motorCar();
    const scripted = await reloaded(table);
    const { page, offline } = scripted;
    const before = bids(scripted);
    table.play(0, { type: "pass" }).play(1, { type: "bid", cards: [8] });
    await offline(false);
    await page.waitForSelector("#notice[data-kind=moved-on]");
    expect(await page.locator("#notice").innerText()).toContain("Béla bids 8.");
    await page.reload();
    await page.waitForSelector(".turn[data-state=wait]");
    expect(await page.locator("#notice").count()).toBe(0);
    expect(bids(scripted)).toBe(before);
    await page.context().close();
  });

  test("26: called off, it is not sent, and another reload does not bring it back", async () => {
    const scripted = await reloaded(motorCar());
    const { page, offline } = scripted;
    const before = bids(scripted);
    await page.click("#notice button:has-text('Cancel')");
    await page.reload();
    await page.waitForSelector("#offline");
    expect(await page.locator("#notice").count()).toBe(0);
    await offline(false);
    await page.waitForSelector("#offline", { state: "detached" });
    expect(bids(scripted)).toBe(before);
    await page.context().close();
  });
});
