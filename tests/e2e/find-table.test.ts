import { afterEach, beforeEach, expect, test } from "vitest";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { findings } from "./page-faults.ts";
import { openStage, type Stage } from "./stage.ts";

/** A server for each test: the list of tables is one for all who look. */
let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(async () => {
  const faults = stage.faults();
  await stage.close();
  expect(faults).toEqual([]);
});

test("A1: who looks for a table at home finds one that is listed, and sits down", async () => {
  const hosts = await stage.person();
  const host = await hosts.newPage();
  await host.goto(`${stage.url}/new`);
  await host.fill("#table-name", "Open house");
  await host.fill("#player", "Ana");
  await host.check("text=Show this table to everyone");
  await host.click("button:has-text('Create table')");
  await host.waitForSelector("#terms:has-text('Shown to everyone who looks for a table.')");

  const guests = await stage.person();
  const guest = await guests.newPage();
  const asked: string[] = [];
  guest.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await guest.goto(stage.url);
  await guest.waitForLoadState("networkidle");
  expect(asked.filter((path) => /^\/v1\/|listed-tables/u.test(path))).toEqual([]);
  await guest.click("summary:has-text('Find a table')");
  const found = guest.locator("#find li", { hasText: "Open house" });
  expect(await found.innerText()).toMatch(
    /Open house\s+Hosted by Ana\s+1 of 4 seats taken\s+Speed: Relaxed. Twists: none./u,
  );
  expect(await findings(guest)).toEqual([]);
  await found.locator("a").click();
  await guest.fill("#claim-name", "Béla");
  await guest.click("button:has-text('Sit down here')");
  await guest.waitForSelector(".seats b:has-text('Béla')");
  await host.waitForSelector(".seats b:has-text('Béla')");

  // Who looks again reads what is true by now.
  await guest.goto(stage.url);
  await guest.click("summary:has-text('Find a table')");
  await guest.waitForSelector("#find li:has-text('2 of 4 seats taken')");
  await host.click("button:has-text('Cancel the table')");
  await host.click(".dock .btn.danger");
  await host.waitForSelector("#find");
  await guest.click("button:has-text('Reload')");
  await guest.waitForSelector("#find:has-text('No table is looking for players.')");
  await guest.click("#find a:has-text('New table')");
  await guest.waitForSelector("#table-name");
  await hosts.close();
  await guests.close();
});

test("A1: more tables than a page holds come a page at a time, none of them twice", async () => {
  const context = await stage.person();
  const house = new HighSociety(stage.url);
  const names = Array.from({ length: 23 }, (_, number) => `Table ${number + 1}`);
  for (const name of names) {
    valueOf(await house.openTable({ name, player: "Ana", seats: 3, listed: true }));
  }
  const page = await context.newPage();
  await page.goto(stage.url);
  await page.click("#find > summary");
  const shown = page.locator("#find h3");
  await page.waitForSelector("#find li:nth-child(20)");
  expect(await shown.count()).toBe(20);
  await page.click("button:has-text('More tables')");
  await page.waitForSelector("#find li:nth-child(23)");
  expect(await shown.allInnerTexts()).toEqual(names.toReversed());
  expect(await page.locator("button:has-text('More tables')").count()).toBe(0);
  await context.close();
});
