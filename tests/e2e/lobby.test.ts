import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
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
