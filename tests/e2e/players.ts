import type { Page } from "playwright-core";
import type { Variant } from "../../shared/engine/index.ts";
import type { Stage } from "./stage.ts";

/** Longer than the guard that keeps a press from hitting what has just changed (check 10). */
const AFTER_GUARD_MS = 430;

/** Opens a table for three through the page, with two guests who come by the invitation. */
export async function seatThree(
  stage: Stage,
  variants: readonly Variant[],
): Promise<readonly Page[]> {
  const host = await (await stage.person()).newPage();
  await host.goto(`${stage.url}/new`);
  await host.fill("#player", "Ana");
  await host.check('input[name="seats"][value="3"]', { force: true });
  await host.check('input[name="speed"][value="none"]');
  if (variants.length > 0) await host.click("summary:has-text('House twists')");
  for (const variant of variants) await host.check(`input[name="variants"][value="${variant}"]`);
  await host.click("button:has-text('Create table')");
  const invitation = await host.locator("input[aria-label='Invitation link']").inputValue();

  const guests = [];
  for (const name of ["Béla", "Chloé"]) {
    const guest = await (await stage.person()).newPage();
    await guest.goto(invitation);
    await guest.fill("#claim-name", name);
    await guest.click("button:has-text('Sit down here')");
    await guest.waitForSelector("text=starts the game");
    guests.push(guest);
  }
  await host.click("button:has-text('Start the game')");
  const pages = [host, ...guests];
  for (const page of pages) await page.waitForSelector(".riv");
  return pages;
}

/** Plays on every page in turn until the end is shown on all of them, or for so many turns. */
export async function playToTheEnd(
  pages: readonly Page[],
  draw: () => number,
  turns = Infinity,
): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const due = await nextDue(pages);
    if (due === "over") return;
    await playTurn(due, draw);
  }
}

/** The page of somebody who must act, as its own banner says; "over" once all say so. */
export async function nextDue(pages: readonly Page[]): Promise<Page | "over"> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const states = await Promise.all(
      pages.map((page) => page.locator(".turn").getAttribute("data-state")),
    );
    if (states.every((state) => state === "over")) return "over";
    const due = states.findIndex((state) => state === "mine" || state === "peril");
    const page = pages[due];
    if (page !== undefined) return page;
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error("Nobody is due and the game is not over.");
}

/** One turn with the means of the page alone: what its buttons offer. */
async function playTurn(page: Page, draw: () => number): Promise<void> {
  const heading = await page.locator("h1").textContent();
  await page.waitForTimeout(AFTER_GUARD_MS);
  if (heading === "Give up one luxury") await giveUp(page);
  else if (heading === "Seal your opening bid") await seal(page, draw);
  else if (await page.locator(".mine button:has-text('Early exit')").isVisible()) await exit(page);
  else if ((await page.locator("[data-tool=least]").isVisible()) && draw() < 0.4) {
    await page.click("[data-tool=least]");
    await page.click("#bid");
  } else await pass(page);
  await page.waitForFunction(() => document.querySelector("form[aria-busy=true]") === null);
}

async function pass(page: Page): Promise<void> {
  const peril = (await page.locator(".turn").getAttribute("data-state")) === "peril";
  if (!peril) {
    await page.click("#pass");
    return;
  }
  await pressForDialog(page, "#pass");
  await page.click("dialog button:has-text('Take it')");
}

async function pressForDialog(page: Page, selector: string): Promise<void> {
  await page.click(selector);
  await page.waitForSelector("dialog[open]");
}

async function giveUp(page: Page): Promise<void> {
  // The choice opens by itself (A9).
  await page.locator("dialog input:enabled").first().check();
  await page.click("dialog button[type=submit]");
}

async function seal(page: Page, draw: () => number): Promise<void> {
  const cards = page.locator(".hand input");
  if (draw() < 0.7 && (await cards.count()) > 0) await cards.first().check({ force: true });
  await pressForDialog(page, "#bid");
  await page.click("dialog button:has-text('Seal it')");
}

async function exit(page: Page): Promise<void> {
  await pressForDialog(page, ".mine button:has-text('Early exit')");
  await page.locator("dialog input[name=luxury]").first().check();
  await page.locator("dialog input[name=recover]").first().check({ force: true });
  await page.click("dialog button:has-text('Leave early')");
}

/** A small generator, so that a failing game can be played again. */
export function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
