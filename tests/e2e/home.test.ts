import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { invitationLink } from "../../shared/contract/links.ts";
import { findings } from "./page-faults.ts";
import { MINE, passOnce } from "./practice-play.ts";
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

const NOTHING = "main:has-text('No tables on this device')";

test("A1: a practice game is gone on with from home, also without a network", async () => {
  const context = await stage.person({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(stage.url);
  await page.waitForSelector(NOTHING);
  await page.waitForLoadState("networkidle");
  // Who keeps no game needs no rules to see that.
  expect(asked.filter((path) => path.includes("past-practice"))).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${stage.url}/practice`);
  await page.click("label:has-text('2')");
  await page.click("button:has-text('Deal')");
  await page.waitForSelector(MINE);
  await passOnce(page);
  await page.waitForSelector(MINE);
  const lot = await page.locator("#lot-heading").innerText();
  const turn = await page.locator(".turn h1").innerText();

  await context.setOffline(true);
  await page.goto(stage.url);
  const row = page.locator("#practice");
  await row.waitFor();
  const [, name = ""] = /^Lot \d+, (.+)$/u.exec(await row.locator("h3").innerText()) ?? [];
  expect(name).not.toBe("");
  expect(lot.startsWith(`${name},`)).toBe(true);
  expect(await row.innerText()).toContain(turn);
  expect(await page.locator(NOTHING).count()).toBe(0);
  expect(await page.title()).toBe("High Society");
  expect(await findings(page)).toEqual([]);
  await row.click();
  await page.waitForSelector(MINE);
  expect(await page.locator("#lot-heading").innerText()).toBe(lot);
  await context.close();
});

test("A1: who has lost the link pastes the invitation and has it mailed, before the start and after", async () => {
  const house = new HighSociety(stage.url);
  const bots = [{ level: "gentle" }, { level: "gentle" }] as const;
  const { view, token } = valueOf(await house.openTable({ player: "Ana", seats: 4, bots }));
  const key = view.you?.invitation ?? null;
  if (key === null) throw new Error("A host may invite.");
  const invitation = invitationLink(stage.url, view.id, key);
  const context = await stage.person();
  const page = await context.newPage();
  for (const begun of [false, true]) {
    if (begun) valueOf(await house.game(view.id, token).start());
    await page.goto(stage.url);
    await page.waitForSelector(`${NOTHING}:has-text('or the invitation')`);
    await page.click("details:has(#paste) > summary");
    await page.fill("#paste", invitation);
    await page.click("button:has-text('Open')");
    await page.waitForSelector(begun ? "#gallery-heading" : "#claim-name");
    await page.click("summary:has-text('Mail me my link')");
    await page.click("details[open] button:has-text('Ana')");
    await page.waitForSelector("output:has-text('a mail is on its way')");
  }
  expect(await findings(page)).toEqual([]);
  await context.close();
});
