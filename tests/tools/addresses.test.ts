import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseRoute } from "../../web/route.ts";
import { REWRITES } from "../../tools/build-client/addresses.ts";
import { makeKeys } from "../../tools/local-keys.ts";
import { startLocal } from "../../tools/local-server.ts";
import { startSelfHosted } from "../../tools/serve/self-hosted.ts";

/** Says on every answer that the Worker has given it: the platform bills such a request. */
const BEFORE = `
import service from "./index.js";
export * from "./index.js";
export default {
  ...service,
  fetch: async (request, env, context) => {
    const answer = await service.fetch(request, env, context);
    const headers = new Headers(answer.headers);
    headers.set("X-Woken", "yes");
    return new Response(answer.body, { status: answer.status, headers });
  },
};`;

const GAME = "abcdefghijklmnopqrstuvwx";
const shell = (address: string): string => address.replace(":game", GAME);
const CLIENT = Object.keys(REWRITES)
  .filter((address) => REWRITES[address] === "/")
  .map(shell);
const FILES = {
  "/rulebook/de/": "text/html",
  "/docs": "text/html",
  "/licences/": "text/html",
  "/licences/alegreya-sans.txt": "text/plain",
  "/robots.txt": "text/plain",
  "/favicon.ico": "image/png",
};
const NOWHERE = [
  "/nothing",
  "/rulebook/xx/",
  "/t/",
  "/t/a/b",
  "/assets/nope.js",
  "/new/er",
  "/a.b",
];

test("every address of the client is a page of it, and no page is missing", () => {
  const pages = new Set(["/", ...CLIENT].map((address) => parseRoute(address, "").page));
  // The page of a mail's link needs the link's own key, which no server sees.
  expect(CLIENT.filter((path) => parseRoute(path, "").page === "lost")).toEqual([
    "/mail",
    "/mail/",
  ]);
  expect([...pages].toSorted()).toEqual([
    "home",
    "lesson",
    "lost",
    "new",
    "practice",
    "record",
    "replay",
    "rules",
    "settings",
    "table",
  ]);
  expect(NOWHERE.filter((path) => parseRoute(path, "").page !== "lost")).toEqual([]);
});

const servers = {
  "static hosting": async () =>
    startLocal({ port: 0, state: folder(), env: makeKeys(), before: BEFORE }),
  "npm run serve": async () =>
    startSelfHosted({ host: "127.0.0.1", port: 0, state: folder(), env: makeKeys() }),
};

function folder(): string {
  return mkdtempSync(join(tmpdir(), "high-society-addresses-"));
}

describe.each(Object.entries(servers))("%s", (_, start) => {
  let server: { readonly url: string; readonly stop: () => Promise<void> };
  let page: string;
  beforeAll(async () => {
    server = await start();
    page = await (await fetch(server.url)).text();
  });
  afterAll(() => server.stop());

  /** As a browser asks for a page, and as anything else does. */
  async function ask(path: string): Promise<readonly Response[]> {
    return Promise.all(
      ["navigate", "no-cors"].map((mode) =>
        fetch(server.url + path, { headers: { "Sec-Fetch-Mode": mode } }),
      ),
    );
  }

  test("the client's addresses are answered with the page", async () => {
    for (const path of CLIENT)
      for (const answer of await ask(path)) {
        expect([answer.status, answer.headers.get("X-Woken")], path).toEqual([200, null]);
        expect(await answer.text(), path).toBe(page);
      }
    const table = await fetch(`${server.url}/t/${GAME}`);
    expect(table.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  });

  test("files and pages of their own are what they are", async () => {
    for (const [path, type] of Object.entries(FILES))
      for (const answer of await ask(path)) {
        expect([answer.status, answer.headers.get("X-Woken")], path).toEqual([200, null]);
        expect(answer.headers.get("Content-Type"), path).toMatch(type);
        expect(await answer.text(), path).not.toBe(page);
      }
  });

  test("everything else is 404 with the client's own page, and wakes nothing", async () => {
    for (const path of NOWHERE)
      for (const answer of await ask(path)) {
        expect([answer.status, answer.headers.get("X-Woken")], path).toEqual([404, null]);
        expect(answer.headers.get("Content-Type"), path).toMatch("text/html");
        expect(await answer.text(), path).toBe(page);
      }
  });
});
