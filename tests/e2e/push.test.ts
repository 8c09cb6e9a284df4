import { afterAll, beforeAll, expect, test } from "vitest";
import { showsNotices } from "../support/browser.ts";
import { settled } from "./page-time.ts";
import { playToTheEnd, seatThree } from "./players.ts";
import { pushLine, ready } from "./push-line.ts";
import { openStage, type Stage } from "./stage.ts";

const isReal = await showsNotices();
const how = isReal ? "delivered by a full Chromium" : "a stub: this browser shows no notices";
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What the table says is to be beaten, as any spectator may read it. */
async function highOf(game: string): Promise<string> {
  const answer = await fetch(`${stage.url}/v1/games/${game}`);
  const view = (await answer.json()) as { auction: { high: number } };
  return String(view.auction.high);
}

test(`27: a push is one notice a table, and a press leads to its open tab (${how})`, async () => {
  const pages = await seatThree(stage, []);
  const [, mine] = pages;
  if (mine === undefined) throw new Error("Nobody sits.");
  const context = mine.context();
  await context.grantPermissions(["notifications"], { origin: stage.url });
  const table = mine.url();
  const game = new URL(table).pathname.split("/").at(-1) ?? "";
  const home = await context.newPage();
  await home.goto(`${stage.url}/`);
  // From its second visit on a page is the worker's to lead elsewhere.
  await ready(home);
  await home.reload();
  const line = await pushLine(home, isReal);

  // Somebody plays: that is what the pushes tell of.
  const heading = await mine.locator("h1").textContent();
  await playToTheEnd(pages, () => 0, 1);
  // The table's own page then asks the browser for notices; see push-line on that.
  await mine.waitForFunction(
    (before) => document.querySelector("h1")?.textContent !== before,
    heading,
  );
  await settled(mine);
  await mine.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration("/");
    await worker?.getNotifications();
  });
  const navigate = `${stage.url}/t/${game}`;
  await line.deliver({ tag: "another-table", body: "elsewhere", navigate: `${stage.url}/` });
  await line.deliver({ tag: game, body: "first", navigate });
  await line.deliver({ tag: game, body: "second", navigate });
  const elsewhere = { tag: "another-table", body: "elsewhere" };
  const both = [{ tag: game, body: "second" }, elsewhere].toSorted((one, other) =>
    one.tag.localeCompare(other.tag),
  );
  expect(await line.shown()).toEqual(both);

  const open = context.pages().length;
  const { focused, opened } = await line.press(game);
  expect(focused.map((url) => new URL(url).pathname)).toEqual([new URL(table).pathname]);
  expect(opened).toEqual([]);
  expect(context.pages()).toHaveLength(open);
  expect(await line.shown()).toEqual([elsewhere]);
  expect(await mine.locator(".to-beat").textContent()).toContain(await highOf(game));

  // With no tab of the table, the home page is led there; it shows the table as it stands now.
  await mine.close();
  await line.deliver({ tag: game, body: "third", navigate });
  await line.press(game);
  await home.waitForURL(navigate);
  await home.waitForSelector(".riv");
  expect(await home.locator(".to-beat").textContent()).toContain(await highOf(game));
  expect(stage.faults()).toEqual([]);
});

test(`27: a page that the worker may not lead elsewhere stays, and a new one opens (${how})`, async () => {
  const context = await stage.person();
  await context.grantPermissions(["notifications"], { origin: stage.url });
  const page = await context.newPage();
  await page.goto(`${stage.url}/`);
  const line = await pushLine(page, isReal);
  const navigate = `${stage.url}/t/aqmfzmfkz3s6jbq7m2ypxk4n`;
  await line.deliver({ tag: "a-table", body: "your turn", navigate });
  expect(await line.press("a-table")).toEqual({ focused: [], opened: [navigate] });
  expect(page.url()).toBe(`${stage.url}/`);
});

test.runIf(isReal)(
  "27: opening the table takes its notice away, no other's, and lowers the badge",
  async () => {
    const [mine] = await seatThree(stage, []);
    if (mine === undefined) throw new Error("Nobody sits.");
    const context = mine.context();
    await context.grantPermissions(["notifications"], { origin: stage.url });
    const table = mine.url();
    const game = new URL(table).pathname.split("/").at(-1) ?? "";
    const badges: number[] = [];
    await mine.exposeFunction("wearBadge", (count: number) => void badges.push(count));
    await mine.addInitScript("navigator.setAppBadge = (count) => window.wearBadge(count)");
    await mine.goto(`${stage.url}/`);
    const line = await pushLine(mine, isReal);
    await line.deliver({ tag: game, body: "your turn", navigate: table });
    await line.deliver({ tag: "another-table", body: "elsewhere", navigate: table });
    expect(await line.shown()).toHaveLength(2);
    await mine.goto(table);
    await mine.waitForSelector(".riv");
    await expect.poll(() => line.shown()).toEqual([{ tag: "another-table", body: "elsewhere" }]);
    await expect.poll(() => badges.at(-1)).toBe(1);

    // A push that comes while the tab is away goes when it is looked at again.
    await line.deliver({ tag: game, body: "your turn", navigate: table });
    expect(await line.shown()).toHaveLength(2);
    await mine.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => line.shown()).toEqual([{ tag: "another-table", body: "elsewhere" }]);
  },
);
