import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { LOBBY_SCREENS } from "./lobby-screens.ts";
import { findings } from "./page-faults.ts";
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

test("A3: the host is asked before a guest loses his seat, and can answer by keyboard", async () => {
  const context = await stage.person();
  const host = await LOBBY_SCREENS["lobby host, remove a guest"]?.(stage, context);
  if (host === undefined) throw new Error("no lobby");
  const cross = host.locator("button[aria-label='Remove Béla']:not(dialog *)");
  expect(await findings(host)).toEqual([]);
  await host.keyboard.press("Escape");
  await host.waitForSelector("dialog", { state: "detached" });
  expect(await cross.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await host.locator(".seats b:has-text('Béla')").count()).toBe(1);

  await host.keyboard.press("Enter");
  await host.waitForSelector("dialog:has-text('The seat becomes free.')");
  await host.keyboard.press("Tab");
  await host.keyboard.press("Tab");
  await host.keyboard.press("Enter");
  await host.waitForSelector(".seats b:has-text('Béla')", { state: "detached" });
  expect(await host.locator("dialog").count()).toBe(0);
  await context.close();
});

test("A3: the question is about one guest: where another sits by now, it is not about him", async () => {
  const context = await stage.person();
  const host = await LOBBY_SCREENS["lobby host, remove a guest"]?.(stage, context);
  if (host === undefined) throw new Error("no lobby");
  expect(await host.locator("dialog").innerText()).toContain("Remove Béla");
  const invitation = new URL(await host.locator("input.address").first().inputValue());
  const join = new URLSearchParams(invitation.hash.slice(1)).get("join") ?? "";
  const kept = await host.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("seat/")) ?? "";
    return localStorage.getItem(key) ?? "";
  });
  const { game, token } = JSON.parse(kept) as { readonly game: string; readonly token: string };
  const house = new HighSociety(stage.url);
  const { view } = valueOf(await house.sitDown(game, { name: "Chloé", invitation: join }));
  await host.waitForSelector(".seats b:has-text('Chloé')");
  expect(await host.locator("dialog").innerText()).toContain("Remove Béla");

  // The host's other page moves Chloé up to where Béla was.
  const [first, second, third, ...others] = view.seats.map(({ seat }) => seat);
  if (first === undefined || second === undefined || third === undefined) throw new Error("seats");
  valueOf(await house.game(game, token).change({ order: [first, third, second, ...others] }));
  await host.waitForSelector(".seats li:nth-child(2) b:has-text('Chloé')");
  expect(await host.locator("dialog").count()).toBe(0);
  await context.close();
});

test("A3: on a desk nothing of the page is seen below the bar that starts the game", async () => {
  const context = await stage.person({ viewport: { width: 1280, height: 800 } });
  const host = await LOBBY_SCREENS["lobby host, remove a guest"]?.(stage, context);
  if (host === undefined) throw new Error("no lobby");
  const below = await host.evaluate(
    () => innerHeight - (document.querySelector(".dock")?.getBoundingClientRect().bottom ?? 0),
  );
  expect(Math.abs(below)).toBeLessThan(1);
  await context.close();
});

test("A2: what each kind of bot is like is said where it is chosen", async () => {
  const page = await (await stage.person()).newPage();
  await page.goto(`${stage.url}/new`);
  const about = page.locator("fieldset:has(input[name=bots]) .help");
  await page.click("label:has-text('Sharp')");
  await about.waitFor();
  expect(await about.innerText()).toMatch(/^They think through many endings/u);
  await page.click("label:has-text('Gentle')");
  expect(await about.innerText()).toMatch(/^They raise when they like a lot/u);
  await page.context().close();
});

test("A1: a full table says at its host's home that it waits for them: they alone can start it", async () => {
  const context = await stage.person();
  const host = await LOBBY_SCREENS["lobby host, full"]?.(stage, context);
  if (host === undefined) throw new Error("no lobby");
  await host.goto(stage.url);
  const table = host.locator("section:has(h2:has-text('Tables waiting for you')) .table-row.yours");
  await table.waitFor();
  expect(await table.innerText()).toContain("Everyone is here. Start when you like.");
  expect(await host.locator("h2:has-text('Waiting for others')").count()).toBe(0);
  expect(await host.title()).toMatch(/^\(1\)/u);
  await context.close();
});
