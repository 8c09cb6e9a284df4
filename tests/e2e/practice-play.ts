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
  await move(page, async () => {
    const blocked = (await page.locator("#pass[aria-disabled]").count()) > 0;
    // The choice of a luxury opens by itself.
    const gives = blocked && (await page.locator(".turn[data-state=peril]").count()) > 0;
    if (!gives) await page.click(blocked ? "#bid" : "#pass");
  });
}

/** Seals or bids the dearest card in hand, once; what it costs is no matter. */
export async function layDearest(page: Page): Promise<void> {
  await page.waitForSelector(MINE);
  await page.locator(".hand input").last().check();
  await page.waitForTimeout(SETTLED_MS);
  await move(page, () => page.click("#bid"));
}

/** Leaves the lot by the early exit, with the first luxury and the first card that there are. */
export async function leaveEarly(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await move(page, async () => {
    await page.click(".mine .link");
    await page.locator("dialog [name=recover]").first().check({ force: true });
  });
}

/** Plays with passes alone to the end. */
export async function passToTheEnd(page: Page): Promise<void> {
  while ((await page.locator("#result-heading").count()) === 0) {
    await page.waitForSelector(`${MINE}, #result-heading`);
    if ((await page.locator(MINE).count()) > 0) await passOnce(page);
  }
}

/** Presses, answers the question where one is asked, and waits until the page shows what came of it. */
async function move(page: Page, press: () => Promise<void>): Promise<void> {
  const own = (await storedGame(page)).acts.filter(({ seat }) => seat === 0).length;
  await press();
  await page.waitForFunction(isAnswered, { own, orAsked: true });
  const question = page.locator("dialog[open]");
  if ((await question.count()) > 0) {
    const choice = question.locator(".choice input:enabled");
    if ((await choice.count()) > 0) await choice.first().check();
    await question.locator(".btn.p").click();
  }
  await page.waitForFunction(isAnswered, { own, orAsked: false });
}

/** Runs inside the page: whether one more act is kept and shown, or else a question is asked. */
function isAnswered({
  own,
  orAsked,
}: {
  readonly own: number;
  readonly orAsked: boolean;
}): boolean {
  if (orAsked && document.querySelector("dialog[open]") !== null) return true;
  const game = JSON.parse(localStorage.getItem("practice") ?? "null") as Awaited<
    ReturnType<typeof storedGame>
  >;
  const acts = game.acts.filter(({ seat }) => seat === 0);
  return acts.length > own && document.querySelector("form[aria-busy=true]") === null;
}
