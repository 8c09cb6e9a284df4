import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { root } from "../../tools/root.ts";

/**
 * Lets so many milliseconds pass in the page. Its timers run in the order of their times: whatever
 * was to happen in it within that time has happened then, however slow the machine is.
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
}

/** The page looks as it stays: its letters are there, and what follows its first picture is done. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
  });
}

/**
 * The film of a change is shown however slow the machine is, and stands still, so that it can be
 * looked at: the page has what plays it (one that comes late is not shown), and no time passes in it.
 */
export async function holdFilms(page: Page): Promise<void> {
  const files = readdirSync(join(root, "dist/client/assets"));
  const film = files.find((file) => file.startsWith("show-change-"));
  if (film === undefined) throw new Error("No part of the page plays a film.");
  await page.addScriptTag({ type: "module", url: `/assets/${film}` });
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function still(...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
}
