import type { Page } from "playwright-core";

export const MINE = ".turn:is([data-state=mine], [data-state=peril])";
/** Too soon after a change a press does nothing (check 10), in milliseconds. */
export const SETTLED_MS = 430;

/** The practice game as the device keeps it. */
export async function storedGame(
  page: Page,
): Promise<{ setup: unknown; acts: readonly { seat: number; action: { type: string } }[] }> {
  const text = await page.evaluate(() => localStorage.getItem("practice"));
  return JSON.parse(text ?? "null") as Awaited<ReturnType<typeof storedGame>>;
}

/** Passes, takes what must be taken, gives up what must be given up, seals an empty envelope. */
export async function passOnce(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  if ((await page.locator("dialog[open]").count()) === 0) {
    const blocked = (await page.locator("#pass[aria-disabled]").count()) > 0;
    await page.click(blocked ? "#bid" : "#pass");
  }
  await answerDialog(page);
  await page.waitForTimeout(100);
}

/** Seals or bids the dearest card in hand, once; what it costs is no matter. */
export async function layDearest(page: Page): Promise<void> {
  await page.waitForSelector(MINE);
  await page.locator(".hand input").last().check();
  await page.waitForTimeout(SETTLED_MS);
  await page.click("#bid");
  await answerDialog(page);
}

/** Leaves the lot by the early exit, with the first luxury and the first card that there are. */
export async function leaveEarly(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await page.click(".mine .link");
  await page.locator("dialog [name=luxury]").first().check();
  await page.locator("dialog [name=recover]").first().check({ force: true });
  await page.click("dialog .btn.p");
}

/** Plays with passes alone to the end. */
export async function passToTheEnd(page: Page): Promise<void> {
  while ((await page.locator("#result-heading").count()) === 0) {
    await page.waitForSelector(`${MINE}, #result-heading`);
    if ((await page.locator(MINE).count()) > 0) await passOnce(page);
  }
}

async function answerDialog(page: Page): Promise<void> {
  // A question is there with the next frame, if there is one.
  await page.waitForTimeout(150);
  if ((await page.locator("dialog[open]").count()) === 0) return;
  const choice = page.locator("dialog[open] .choice input:enabled");
  if ((await choice.count()) > 0) await choice.first().check();
  await page.click("dialog .btn.p");
}
