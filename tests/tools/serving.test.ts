import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { backUp } from "../../tools/backup.ts";
import { cheapestRaise } from "../../tools/driver/cheapest-raise.ts";
import { openTable, playOut, readView } from "../../tools/driver/whole-game.ts";
import { makeKeys } from "../../tools/local-keys.ts";
import { startLocal } from "../../tools/local-server.ts";
import { startSelfHosted } from "../../tools/serve/self-hosted.ts";

/** A state is served by one server at a time, and any kind of death gives it back. */

const env = makeKeys();
const TOOLS = join(import.meta.dirname, "../../tools");

interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}
interface Way {
  readonly command: string;
  readonly start: (state: string, port?: number) => Promise<Server>;
  /** The module and its function, for a process of its own. */
  readonly module: string;
  readonly name: string;
}

const NPM_START: Way = {
  command: "npm start",
  start: (state, port = 0) => startLocal({ port, state, env }),
  module: join(TOOLS, "local-server.ts"),
  name: "startLocal",
};
const NPM_RUN_SERVE: Way = {
  command: "npm run serve",
  start: (state, port = 0) =>
    startSelfHosted({ host: "127.0.0.1", port, state, env, log: join(state, "workerd.log") }),
  module: join(TOOLS, "serve/self-hosted.ts"),
  name: "startSelfHosted",
};
const running: Server[] = [];
const starters: ChildProcess[] = [];

async function start(way: Way, state: string, port?: number): Promise<Server> {
  const server = await way.start(state, port);
  running.push(server);
  return server;
}

/** Starts it in a process of its own: the address, or why there is none. */
function startApart(way: Way, state: string): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    const { ${way.name} } = await import(${JSON.stringify(way.module)});
    const options = ${JSON.stringify({ host: "127.0.0.1", port: 0, state, env })};
    console.log(await ${way.name}(options).then(({ url }) => url, (error) => error.message));
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  starters.push(child);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.stdout.setEncoding("utf8").once("data", (text) => {
      resolve({ child, said: String(text).trim() });
    });
  });
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), "high-society-serving-"));
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

afterEach(async () => {
  for (const child of starters.splice(0)) child.kill("SIGKILL");
  await Promise.allSettled(running.splice(0).map((server) => server.stop()));
});

test.each([NPM_START, NPM_RUN_SERVE])(
  "after kill -9 of $command its runtime ends too, and the next start goes on at the same address",
  async (way) => {
    const state = folder();
    const { child, said: url } = await startApart(way, state);
    const table = await openTable(url, { player: "Ada", seats: 3, forcedPass: "ask" });
    const { view: before } = await playOut(table, cheapestRaise, 7);
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    const server = await start(way, state, portOf(url));
    expect(server.url).toBe(url);
    for (const token of table.tokens) {
      expect((await readView(table, token)).version).toBe(before.version);
    }
    const { sent, view } = await playOut(table, cheapestRaise, 3);
    expect([sent, view.version]).toEqual([3, before.version + 3]);
  },
);

test.each([
  { first: NPM_START, second: NPM_RUN_SERVE },
  { first: NPM_RUN_SERVE, second: NPM_START },
])(
  "what $first.command serves is refused to $second.command, on any port, until it stops",
  async ({ first, second }) => {
    const state = folder();
    const { url, stop } = await start(first, state);
    for (const port of [0, portOf(url)]) {
      await expect(start(second, state, port)).rejects.toThrow(
        `High Society already starts or serves ${state} at ${url} (process ${process.pid}): use that, or stop it first with kill ${process.pid}.`,
      );
    }
    expect((await fetch(`${url}/v1/health`)).status).toBe(200);
    await stop();
    expect(readdirSync(state)).not.toContain("serving.json");
    await start(second, state);
  },
);

test("of two that start in the same moment one serves", async () => {
  const state = folder();
  const apart = () => startApart(NPM_RUN_SERVE, state);
  const said = (await Promise.all([apart(), apart()])).map((one) => one.said).toSorted();
  expect(said[0]).toMatch(/^High Society (already starts or serves|is just being started on) /);
  expect(said[1]).toMatch(/^http:/);
});

test("a start that fails gives the state back, before its runtime began or after", async () => {
  const state = folder();
  const { url, stop } = await start(NPM_RUN_SERVE, folder());
  await expect(start(NPM_RUN_SERVE, state, portOf(url))).rejects.toThrow("is in use");
  await stop();
  const prepare = () => Promise.reject(new Error("does not build"));
  await expect(startLocal({ port: 0, state, env, prepare })).rejects.toThrow("does not build");
  mkdirSync(join(state, "workerd.capnp"));
  await expect(start(NPM_RUN_SERVE, state)).rejects.toThrow("EISDIR");
  rmdirSync(join(state, "workerd.capnp"));
  await start(NPM_RUN_SERVE, state);
});

describe("what a killed server leaves in the folder", () => {
  test.each([
    ["of a process that lives, at an address where another state is served", true],
    ["torn by a power cut", false],
  ])("a note %s stops no start", async (_, isWhole) => {
    const state = folder();
    const { url } = await start(NPM_RUN_SERVE, folder());
    const note = JSON.stringify({ url, pid: process.pid, machine: hostname() });
    writeFileSync(join(state, "serving.json"), isWhole ? note : note.slice(0, 20));
    writeFileSync(join(state, "serving.lock"), "");
    expect((await start(NPM_RUN_SERVE, state)).url).not.toBe(url);
  });

  test("its runtime, which ends a moment later, is waited for", async () => {
    const state = folder();
    const { url, stop } = await start(NPM_RUN_SERVE, folder());
    const note = { url, pid: 1, machine: hostname() };
    writeFileSync(join(state, "serving.json"), JSON.stringify(note));
    const [server] = await Promise.all([
      start(NPM_RUN_SERVE, state, portOf(url)),
      new Promise((resolve) => setTimeout(resolve, 300)).then(stop),
    ]);
    expect(server.url).toBe(url);
  });

  test("a note of another machine names no process of this one", async () => {
    const state = folder();
    await start(NPM_RUN_SERVE, state);
    const note = { url: "http://127.0.0.1:8787", pid: 1, machine: "container" };
    writeFileSync(join(state, "serving.json"), JSON.stringify(note));
    await expect(start(NPM_RUN_SERVE, state)).rejects.toThrow(
      `High Society already starts or serves ${state} on container: use that, or stop it there first.`,
    );
  });
});

test("a folder that takes no file is one sentence", async () => {
  const state = folder();
  mkdirSync(join(state, "serving.lock"));
  await expect(start(NPM_RUN_SERVE, state)).rejects.toThrow(
    /^Cannot write into .*\(unable to open database file\).*give yourself write permission/,
  );
});

test("a backup holds games and nothing of who serves them", async () => {
  const state = folder();
  const { url } = await start(NPM_RUN_SERVE, state);
  await openTable(url, { player: "Ada", seats: 3 });
  const copy = folder();
  const copied = await backUp(state, copy);
  const files = readdirSync(copy, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => name.includes("."))).toHaveLength(copied);
  expect(files.filter((name) => name.includes("serving"))).toEqual([]);
});
