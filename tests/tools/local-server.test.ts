import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { CLIENT_HEADERS } from "../../worker/http/headers.ts";
import { cheapestRaise } from "../../tools/driver/cheapest-raise.ts";
import { openTable, playOut, readView } from "../../tools/driver/whole-game.ts";
import { makeKeys } from "../../tools/local-keys.ts";
import { startLocal, type LocalServer } from "../../tools/local-server.ts";

const env = makeKeys();
const running: LocalServer[] = [];

function folder(): string {
  return mkdtempSync(join(tmpdir(), "high-society-local-"));
}

async function start(state = folder(), port = 0): Promise<LocalServer> {
  const server = await startLocal({ port, state, env });
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.allSettled(running.splice(0).map((server) => server.stop()));
});

describe("the server of npm start", () => {
  test("a game goes on where it was after stopping and starting", async () => {
    const state = folder();
    const first = await start(state);
    const table = await openTable(first.url, { player: "Ada", seats: 3, forcedPass: "ask" });
    const { view: before } = await playOut(table, cheapestRaise, 20);
    await first.stop();
    const second = await start(state);
    const moved = { ...table, server: second.url };
    for (const token of table.tokens) {
      expect((await readView(moved, token)).version).toBe(before.version);
    }
    const { view } = await playOut(moved, cheapestRaise);
    expect(view.endedBy).toBe("final-card");
    expect(view.result?.ranking.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
    await second.stop();
  });

  test("client and API share one port, each with its own headers", async () => {
    const server = await start();
    const page = await fetch(`${server.url}/t/anything`);
    expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
    for (const [name, value] of Object.entries(CLIENT_HEADERS)) {
      expect(page.headers.get(name), name).toBe(value);
    }
    const health = await fetch(`${server.url}/v1/health`);
    expect(health.headers.get("Content-Type")).toMatch(/^application\/json/);
    for (const path of ["/v1", "/v1/", "/v1/nothing-here"]) {
      const lost = await fetch(server.url + path);
      expect([lost.status, lost.headers.get("Content-Type")], path).toEqual([
        404,
        "application/problem+json",
      ]);
    }
    await server.stop();
  });

  test("a port in use is one sentence that names another", async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(start(folder(), port)).rejects.toThrow(
      `Port ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`,
    );
    other.close();
  });

  test("a folder without write permission is one sentence", async () => {
    const file = join(folder(), "no-folder");
    writeFileSync(file, "");
    await expect(startLocal({ port: 0, state: join(file, "state"), env })).rejects.toThrow(
      /^Cannot write into .*no-folder.*give yourself write permission/,
    );
  });

  test("no token and no secret lies in plain text beside the games", async () => {
    const state = folder();
    const server = await start(state);
    const table = await openTable(server.url, { player: "Ada", seats: 3, forcedPass: "ask" });
    await playOut(table, cheapestRaise, 5);
    await server.stop();
    const keys = Object.values(env).map((value) => value.split(":").at(-1) ?? value);
    const secrets = [...keys, ...table.tokens];
    const files = readdirSync(state, { recursive: true, encoding: "utf8" });
    expect(files.filter((name) => name.endsWith(".sqlite")).length).toBeGreaterThan(1);
    for (const name of files.filter((file) => /\.(sqlite|eml|capnp)/.test(file))) {
      const content = readFileSync(join(state, name), "latin1");
      expect(
        secrets.filter((secret) => content.includes(secret)),
        name,
      ).toEqual([]);
    }
  });
});
