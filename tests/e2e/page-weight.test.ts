import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engineTable } from "../support/engine-table.ts";
import { openScripted } from "./scripted-page.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const KB = 1024;

interface Part {
  readonly type: string;
  readonly bytes: number;
}

/** A file of the page as the network carries it: fonts are packed already, the rest is gzipped. */
async function weigh(path: string, type: string): Promise<Part> {
  const response = await fetch(stage.url + path);
  expect(response.status, path).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  const bytes = path.endsWith(".woff2") ? body.byteLength : gzipSync(body, { level: 9 }).byteLength;
  return { type, bytes };
}

function sumOf(parts: readonly Part[], type?: string): number {
  return parts
    .filter((part) => type === undefined || part.type === type)
    .reduce((all, { bytes }) => all + bytes, 0);
}

describe("check 30: what a phone must load to bid", () => {
  test.each([
    ["en", 37],
    ["de", 40],
    ["fr", 40],
    ["ro", 40],
  ])(
    "30: in %s JavaScript ≤ %i KB, style ≤ 12, fonts ≤ 75, all of it ≤ 150",
    async (locale, most) => {
      const context = await stage.person({ locale });
      const asked = new Map<string, string>();
      /** All that was there when the bid was sent; motion that shows it comes after it. */
      let needed: ReadonlyMap<string, string> = new Map();
      let first: Promise<Buffer> | undefined;
      context.on("request", (request) => {
        const { pathname } = new URL(request.url());
        // The worker keeps the page for later, once it has nothing else to do: see below.
        if (request.serviceWorker() !== null) return;
        if (!pathname.startsWith("/v1/")) asked.set(pathname, request.resourceType());
        else if (request.method() === "POST") needed = new Map(asked);
      });
      context.on("response", (response) => {
        if (new URL(response.url()).pathname.startsWith("/v1/")) first ??= response.body();
      });
      // Seconds after its opening a page reads what no bid needs: on a slow machine before the bid.
      await context.addInitScript(() => {
        const { setTimeout } = window;
        const soon = (...[work, ms, ...more]: Parameters<typeof setTimeout>): number =>
          setTimeout(work, (ms ?? 0) < 4_000 ? ms : 3_600_000, ...more);
        Object.assign(window, { setTimeout: soon });
      });
      const table = engineTable({ seats: 3, deck: ["L7", "SC"] });
      const { page } = await openScripted(stage, table, 0, { context });
      await page.check('input[value="6"]');
      await page.waitForTimeout(430);
      await page.click("#bid");
      await page.waitForSelector(".turn[data-state=wait]");
      expect(await page.getAttribute("html", "lang")).toBe(locale);

      const parts = await Promise.all([...needed].map(([path, type]) => weigh(path, type)));
      const view = (await first) ?? Buffer.alloc(0);
      const all = sumOf(parts) + gzipSync(view).byteLength;
      const script = sumOf(parts, "script");
      const style = sumOf(parts, "stylesheet");
      const fonts = sumOf(parts, "font");
      console.log({ locale, script, style, fonts, all });
      expect(view.byteLength).toBeGreaterThan(500);
      expect(script).toBeGreaterThan(10 * KB);
      expect(script).toBeLessThanOrEqual(most * KB);
      expect(style).toBeGreaterThan(KB);
      expect(style).toBeLessThanOrEqual(12 * KB);
      expect(fonts).toBeGreaterThan(KB);
      expect(fonts).toBeLessThanOrEqual(75 * KB);
      expect(all).toBeLessThanOrEqual(150 * KB);
    },
  );

  test.each([
    ["en", 200],
    ["de", 205],
    ["fr", 205],
    ["ro", 225],
  ])(
    "30: what the worker fetches at once for a day without a network, in %s, is ≤ %i KB",
    async (locale, most) => {
      const context = await stage.person({ locale });
      const page = await context.newPage();
      await page.goto(stage.url);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      const kept = await page.evaluate(async () => {
        const [name = ""] = await caches.keys();
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
      expect(kept.length).toBeGreaterThan(40);
      const parts = await Promise.all(kept.map((path) => weigh(path, "kept")));
      console.log({ locale, files: kept.length, bytes: sumOf(parts) });
      expect(sumOf(parts)).toBeLessThanOrEqual(most * KB);
      await context.close();
    },
  );
});
