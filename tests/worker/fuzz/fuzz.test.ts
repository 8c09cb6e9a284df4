import { listDurableObjectIds } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { validateResponse } from "../../support/validate-response.ts";
import { deliver } from "../notices/channels.ts";
import { ask, codeOf, ORIGIN } from "../support/front-door.ts";
import { forged } from "../support/forged-token.ts";
import { watch } from "../support/socket.ts";
import { openTable, startTable } from "../support/table.ts";
import { HOSTILE_TEXTS, hostileMessages, hostileRequests, type HostileRequest } from "./hostile.ts";

/** `npm run fuzz -- --requests N --seed S` sets both. */
const REQUESTS = Number(env.PROOF_REQUESTS ?? "1500");
const SEED = Number(env.PROOF_SEED ?? "1");
const PATIENCE_MS = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Undefined for what no client can even send. */
function requestOf({ method, path, headers, body }: HostileRequest): Request | undefined {
  try {
    return new Request(`${ORIGIN}${path}`, {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      ...(body === null ? {} : { body }),
    });
  } catch {
    return undefined;
  }
}

test(`${REQUESTS} hostile requests: no 5xx, no hang, no object made, each refusal with its code`, async () => {
  const table = await startTable({ seats: 3, variants: ["exit", "sealed"] });
  const before = (await listDurableObjectIds(env.GAMES)).length;
  let sent = 0;
  let made = 0;
  const codes = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(hostileRequests(table), async (hostile) => {
      const request = requestOf(hostile);
      if (request === undefined) return;
      sent += 1;
      const { url } = request;
      // The runtime takes every upgrade to a socket for a GET.
      const isUpgrade = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
      const method = isUpgrade ? "GET" : request.method;
      const answered = exports.default.fetch(request);
      // The runtime counts timers: each ends with its request.
      const done = new AbortController();
      const late = scheduler.wait(PATIENCE_MS, { signal: done.signal }).then(
        () => undefined,
        () => undefined,
      );
      const response = await Promise.race([answered, late]);
      done.abort();
      if (response === undefined) throw new Error(`${method} ${url} hangs.`);
      expect(response.status).toBeLessThan(500);
      if (response.webSocket) {
        response.webSocket.accept();
        response.webSocket.close(1000);
        return;
      }
      if (hostile.method === "HEAD" || response.status === 204 || response.status === 304) return;
      const body = await validateResponse(method, url, response);
      if (response.status === 201 && new URL(url).pathname === "/v1/games") made += 1;
      codes.add(codeOf({ status: response.status, body, text: "", headers: response.headers }));
    }),
    { numRuns: REQUESTS, seed: SEED },
  );
  expect(sent).toBeGreaterThan(REQUESTS * 0.6);
  expect(codes.size).toBeGreaterThan(8);
  expect(await listDurableObjectIds(env.GAMES)).toHaveLength(before + made);
  // A request with a good key may have renewed it, and whoever has none looks from the gallery.
  expect((await table.view()).id).toBe(table.id);
}, 3_600_000);

test("no forged token opens anything: alg none, wrong kid, typ, game, place, generation, signature", async () => {
  const table = await startTable();
  for (const token of forged(table)) {
    const acted = await ask("POST", `${table.path}/actions`, {
      token,
      body: { version: 0, action: { type: "pass" } },
    });
    expect(codeOf(acted), token).toBe("token-invalid");
  }
  const good = await ask("GET", table.path, { token: table.tokens[0] });
  expect(good.status).toBe(200);
});

test("hostile names are kept as text or refused with a sentence, and come back as they were", async () => {
  for (const name of HOSTILE_TEXTS) {
    const answer = await ask("POST", "/v1/games", { body: { player: name, seats: 3 } });
    expect([201, 413, 422, 400]).toContain(answer.status);
    if (answer.status !== 201) continue;
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test("hostile messages of a socket are answered with a problem each, and the socket lives", async () => {
  const table = await startTable();
  const live = await watch(table, table.tokens[0]);
  await fc.assert(
    fc.asyncProperty(hostileMessages, async (message) => {
      const before = live.texts.length;
      live.sendRaw(message);
      live.send('{"type": "ping"}');
      await live.until(() =>
        live.frames.slice(before).some(({ type }) => type === "pong") ? true : undefined,
      );
      expect(live.closed).toBeUndefined();
    }),
    { numRuns: Math.ceil(REQUESTS / 15), seed: SEED },
  );
  live.close();
});

test("hostile mails change nothing, throw nothing and make no object", async () => {
  const table = await openTable();
  const before = (await listDurableObjectIds(env.GAMES)).length;
  const local = fc.oneof(
    fc.constantFrom(table.id, table.id.repeat(2), "a".repeat(64), "postmaster", ""),
    fc.string({ maxLength: 70 }),
  );
  const line = fc.oneof(fc.constantFrom("BID 3", "PASS", "\u0000", "=?utf-8?q?=ZZ?="), fc.string());
  await fc.assert(
    fc.asyncProperty(local, fc.array(line, { maxLength: 6 }), async (to, lines) => {
      const { rejected } = await deliver(
        "stranger@mail.example",
        `${to}@reply.example`,
        `From: stranger@mail.example\r\nTo: x\r\n\r\n${lines.join("\r\n")}`,
      );
      expect(rejected).toBeDefined();
    }),
    { numRuns: Math.ceil(REQUESTS / 15), seed: SEED },
  );
  expect(await listDurableObjectIds(env.GAMES)).toHaveLength(before);
});
