import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { makeKeys } from "../../tools/local-keys.ts";
import { startLocal, type LocalServer } from "../../tools/local-server.ts";
import { launchBrowser, type BrowserWish } from "../support/browser.ts";

export const PHONE = { width: 390, height: 664 };
export const SMALL_PHONE = { width: 320, height: 568 };
export const DESKTOP = { width: 1280, height: 800 };

/** What does not come within it never comes, even on a machine of a twentieth of the usual pace. */
const PATIENCE_MS = 90_000;

/** A server with a state of its own and a browser, for the tests of one file. */
export interface Stage {
  readonly url: string;
  /** The folder of every mail that was sent. */
  readonly mails: string;
  /** A clean context: another person, another device. Errors on its pages fail the test. */
  readonly person: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** What went wrong on any page so far: thrown errors and broken content policy. */
  readonly faults: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens one screen in a context of the caller's size and theme. */
export type OpenScreen = (stage: Stage, context: BrowserContext) => Promise<Page>;

/** @param settings of the server, beside its keys: to switch mail or push on */
export async function openStage(
  settings: Readonly<Record<string, string>> = {},
  wish: BrowserWish = {},
): Promise<Stage> {
  const state = mkdtempSync(join(tmpdir(), "high-society-e2e-"));
  const server: LocalServer = await startLocal({
    port: 0,
    state,
    env: { ...makeKeys(), ...settings },
  });
  const browser: Browser = await launchBrowser(wish);
  const faults: string[] = [];
  const listen = (page: Page): void => {
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) faults.push(message.text());
    });
  };
  return {
    url: server.url,
    mails: server.mails,
    person: async (options = {}) => {
      const context = await browser.newContext({ viewport: PHONE, hasTouch: false, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      context.on("page", listen);
      return context;
    },
    faults: () => faults,
    close: async () => {
      await browser.close();
      await server.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
