import { tmpdir } from "node:os";
import { chromium, type Browser } from "playwright-core";
import { findBrowser, packagedBrowser } from "../../tools/browser.ts";

export { findBrowser };

/** Which browser, and how it is set up. */
export interface BrowserWish {
  /** Take the one from npm even where another is installed. */
  readonly pinned?: boolean;
  /** Further arguments of its command line. */
  readonly args?: readonly string[];
}

/** A headless browser; the caller closes it. */
export async function launchBrowser(wish: BrowserWish = {}): Promise<Browser> {
  const { executablePath, args } = await (wish.pinned === true ? packagedBrowser : findBrowser)();
  return chromium.launch({
    executablePath,
    args: [...args, ...(wish.args ?? [])],
    headless: true,
  });
}

/** The browser from npm denies notifications whatever is granted; an installed one shows them. */
export async function showsNotices(): Promise<boolean> {
  const { executablePath } = await findBrowser();
  return !executablePath.startsWith(tmpdir());
}
