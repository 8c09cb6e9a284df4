import { existsSync } from "node:fs";

/** What a browser without root, display or network needs (and nothing that hides a fault). */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

interface Program {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * The browser to test with: the one that CHROME_PATH names, else one that is
 * installed, else the one from npm, which needs neither root nor a download.
 */
export async function findBrowser(): Promise<Program> {
  const named = process.env["CHROME_PATH"];
  if (named !== undefined && named !== "") {
    if (!existsSync(named))
      throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
    return { executablePath: named, args: ARGUMENTS };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: ARGUMENTS };
  return packagedBrowser();
}

/** The browser from npm, of the version that the lock file pins: its pictures are always the same. */
export async function packagedBrowser(): Promise<Program> {
  const { default: packaged } = await import("@sparticuz/chromium");
  return {
    executablePath: await packaged.executablePath(),
    // With --single-process a second context kills the browser.
    args: [...packaged.args.filter((arg) => arg !== "--single-process"), ...ARGUMENTS],
  };
}
