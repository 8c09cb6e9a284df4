import { tmpdir } from "node:os";
import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "../../tools/browser.ts";

export { findBrowser };

/** A headless browser; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args], headless: true });
}

/** The browser from npm denies notifications whatever is granted; an installed one shows them. */
export async function showsNotices(): Promise<boolean> {
  const { executablePath } = await findBrowser();
  return !executablePath.startsWith(tmpdir());
}
