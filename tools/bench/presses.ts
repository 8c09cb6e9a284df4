import { chromium } from "playwright-core";
import { findBrowser } from "../browser.ts";

/** How much slower than this machine a cheap phone is, as Lighthouse has it. */
const SLOWDOWN = 4;
const NOTES = [1, 2, 3, 4, 6, 8, 10, 12];

/**
 * How long the page takes to show what a press has done, on a processor that is four times
 * slower: each note is chosen, then put back.
 *
 * @param url of a seat at a running table, with its key
 * @returns milliseconds from each press to the next picture, as browsers measure for INP;
 *   they tell of no press that took less than 16
 */
export async function timePresses(url: string): Promise<readonly number[]> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], headless: true });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 664 } });
    await page.goto(url);
    await page.waitForSelector(".hand");
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === "click") times.push(entry.duration);
        }
      }).observe({
        type: "event",
        buffered: false,
        durationThreshold: 0,
      } as PerformanceObserverInit);
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    for (const note of [...NOTES, ...NOTES]) {
      await page.click(`[data-note="${note}"]`);
      await page.waitForTimeout(100);
    }
    return await page.evaluate(() => (window as unknown as { times: number[] }).times);
  } finally {
    await browser.close();
  }
}
