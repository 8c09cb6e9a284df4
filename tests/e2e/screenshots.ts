import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { root } from "../../tools/root.ts";
import { SCREENS } from "./screens.ts";
import { DESKTOP, openStage, PHONE, SMALL_PHONE } from "./stage.ts";

/**
 * `npm run screenshots -- [word…] [--language de] [--whole]`: every screen, or those whose name
 * has one of the words in it, in three sizes and two themes. Where there is more below, one picture for
 * each screenful, or all of it in one.
 */
const FOLDER = join(root, "screenshots");
const SIZES = { phone: PHONE, small: SMALL_PHONE, desktop: DESKTOP };
const THEMES = ["light", "dark"] as const;
/** A long page repeats itself: after so many screenfuls nothing new is seen. */
const SCREENFULS = 6;
/** What a scene shows late, such as a code to scan, is there by then. */
const SETTLED_MS = 250;

/** Scrolls to the next screenful of the open dialog, else of the page; false at its end. */
async function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const box = dialog ?? document.scrollingElement;
    if (box === null) return false;
    const foot = (dialog ?? document).querySelector(dialog === null ? ".dock" : ".foot");
    const covered = foot !== null && getComputedStyle(foot).position === "sticky";
    const before = box.scrollTop;
    box.scrollTop += box.clientHeight - 40 - (covered ? foot.clientHeight : 0);
    return box.scrollTop > before + 4;
  });
}

async function takeAll(page: Page, name: string, size: string): Promise<void> {
  for (let part = 1; part <= SCREENFULS; part += 1) {
    if (part > 1 && (fullPage || !(await scrollOn(page)))) return;
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const ending = `${size}-${colorScheme}${part === 1 ? "" : `-${part}`}.png`;
      await page.screenshot({ path: join(folder, `${name}-${ending}`), fullPage });
    }
  }
}

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string" }, whole: { type: "boolean" } },
});
const words = positionals.length === 0 ? [""] : positionals;
const { language: locale = "en-GB", whole: fullPage = false } = wish;
const folder = join(FOLDER, wish.language ?? "");
mkdirSync(folder, { recursive: true });
for (const [name, open] of Object.entries(SCREENS)) {
  if (!words.some((word) => name.includes(word))) continue;
  // A server of its own: one address may open only so many tables in an hour.
  const stage = await openStage();
  const file = name.replaceAll(/[^\p{L}\d]+/gu, "-").toLowerCase();
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await stage.person({
      viewport,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      locale,
    });
    try {
      const page = await open(stage, context);
      await page.waitForTimeout(SETTLED_MS);
      await takeAll(page, file, size);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name}, ${size}: ${String(error)}`);
    }
    await context.close();
  }
  await stage.close();
}
console.log(`The pictures are in ${folder}.`);
