import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { backUp } from "../../tools/backup.ts";
import { cheapestRaise } from "../../tools/driver/cheapest-raise.ts";
import { openTable, playOut } from "../../tools/driver/whole-game.ts";
import { LIVE_PROTOCOL } from "../../shared/contract/frames.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import { makeKeys } from "../../tools/local-keys.ts";
import { startSelfHosted, type SelfHosted } from "../../tools/serve/self-hosted.ts";
import { CLIENT_HEADERS } from "../../worker/http/headers.ts";

const env = makeKeys();
const running: SelfHosted[] = [];

function folder(): string {
  return mkdtempSync(join(tmpdir(), "high-society-serve-"));
}

async function serve(state: string, proxyHeader = "", settings = {}): Promise<SelfHosted> {
  const server = await startSelfHosted({
    host: "127.0.0.1",
    port: 0,
    state,
    env: { ...env, ...settings },
    proxyHeader,
    log: join(state, "workerd.log"),
  });
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

describe("the server of npm run serve", () => {
  test("kill -9 in mid-game loses no accepted action, and the game is played to its end", async () => {
    const state = folder();
    let server = await serve(state);
    let table = await openTable(server.url, { player: "Ada", seats: 3, forcedPass: "ask" });
    let accepted = 0;
    for (let round = 0; round < 3; round += 1) {
      const { sent, view } = await playOut(table, cheapestRaise, 11);
      accepted += sent;
      expect(view.version).toBe(accepted);
      process.kill(server.pid, "SIGKILL");
      expect(await server.ended).toContain("SIGKILL");
      server = await serve(state);
      table = { ...table, server: server.url };
    }
    const { sent, view } = await playOut(table, cheapestRaise);
    expect(view.endedBy).toBe("final-card");
    expect(view.version).toBe(accepted + sent);
  });

  test("stopping ends cleanly, also while someone watches", async () => {
    const server = await serve(folder());
    const table = await openTable(server.url, { player: "Ada", seats: 3 });
    const address = `${server.url.replace("http", "ws")}${gamePath("live", table.id)}`;
    const watcher = new WebSocket(address, [LIVE_PROTOCOL]);
    await new Promise((opened) => watcher.addEventListener("message", opened, { once: true }));
    const closed = new Promise((done) => watcher.addEventListener("close", done, { once: true }));
    await server.stop();
    await closed;
    expect(await server.ended).toMatch(/^workerd ended \((0|SIGKILL)\)$/);
  });

  test("a backup taken while people play opens again as a service of its own", async () => {
    const state = folder();
    const table = await openTable((await serve(state)).url, { player: "Ada", seats: 3 });
    const playing = playOut(table, cheapestRaise);
    const copy = folder();
    expect(await backUp(state, join(copy, "do"))).toBeGreaterThan(0);
    await playing;
    const restored = await serve(copy);
    const there = { ...table, server: restored.url };
    const { view } = await playOut(there, cheapestRaise);
    expect(view.endedBy).toBe("final-card");
  });

  test("files come with the headers of the hosted service, API answers with theirs", async () => {
    const { url } = await serve(folder());
    const page = await fetch(`${url}/t/anything`);
    expect(page.status).toBe(200);
    for (const [name, value] of Object.entries(CLIENT_HEADERS)) {
      expect(page.headers.get(name), name).toBe(value);
    }
    const again = await fetch(`${url}/t/anything`, {
      headers: { "If-Modified-Since": page.headers.get("Last-Modified") ?? "" },
    });
    expect(again.status).toBe(304);
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${url}/`, { method: "POST", body: "x" })).status).toBe(405);
    expect((await fetch(`${url}/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  test("rate limits believe the proxy's last address and nothing that a caller says of itself", async () => {
    const { url } = await serve(folder(), "x-forwarded-for", { RATE_LIMITS: "create=2" });
    const create = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${url}/v1/games`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ player: "Ada", seats: 3 }),
      });
    const statuses: number[] = [];
    for (const forged of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) {
      const headers = { "X-Forwarded-For": `${forged}, 9.9.9.9`, "CF-Connecting-IP": forged };
      statuses.push((await create(headers)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    expect((await create({ "X-Forwarded-For": "8.8.8.8" })).status).toBe(201);
  });

  test("a restored folder may replace the state of a stopped service", async () => {
    const state = folder();
    const first = await serve(state);
    const table = await openTable(first.url, { player: "Ada", seats: 3 });
    const copy = join(folder(), "do");
    await backUp(state, copy);
    await first.stop();
    rmSync(join(state, "do"), { recursive: true });
    cpSync(copy, join(state, "do"), { recursive: true });
    const second = await serve(state);
    const { view } = await playOut({ ...table, server: second.url }, cheapestRaise);
    expect(view.endedBy).toBe("final-card");
  });
});
