import { createServer, type Server } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { run } from "../../tools/command.ts";
import { root } from "../../tools/root.ts";
import { launchBrowser } from "../support/browser.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const off = mkdtempSync(join(tmpdir(), "high-society-off-"));
/** The folder that is served: one deploy after the other, at one address. */
let folder = join(root, "dist/client");
let server: Server;
let browser: Browser;
let url = "";

beforeAll(async () => {
  const args = ["build", "--logLevel", "error", "--outDir", off, "--emptyOutDir"];
  const built = await run("vite", args, { env: { SERVICE_WORKER: "off" } });
  if (built.code !== 0) throw new Error(built.output);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = extname(pathname) === "" ? "index.html" : pathname;
    readFile(join(folder, file)).then(
      (body) =>
        response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "text/plain" }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  url = `http://localhost:${address.port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(off, { recursive: true, force: true });
});

async function kept(page: Page): Promise<{ readonly workers: number; readonly caches: number }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
}

test("a deploy with SERVICE_WORKER=off ends the worker of a page that does nothing", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    "/push-worker.js",
  );
  expect(await kept(page)).toEqual({ workers: 1, caches: 1 });

  folder = off;
  const shown = page.waitForEvent("framenavigated");
  // What the browser does by itself with the next visit, and at the latest after a day.
  await page.evaluate(() => {
    // It may lead the page on before it has answered.
    void navigator.serviceWorker.getRegistration().then((worker) => worker?.update());
  });
  await shown;
  await page.waitForSelector("h1:has-text('High Society')");
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: 0 });
  // And none comes back: the page of this deploy asks for none.
  await page.waitForTimeout(5_000);
  expect(await kept(page)).toEqual({ workers: 0, caches: 0 });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
