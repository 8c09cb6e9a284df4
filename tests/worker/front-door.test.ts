import { env, exports } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { app } from "../../worker/app.ts";
import { API_HEADERS, CLIENT_HEADERS, staticHeadersFile } from "../../worker/http/headers.ts";
import { describeLimits } from "../../worker/http/rate-limit.ts";
import { ask, codeOf, ORIGIN } from "./support/front-door.ts";
import { openTable } from "./support/table.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A limit fills up again with time: on a slow machine, faster than it is asked. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
}

const CREATE = { player: "Ada", seats: 3 };

test("every answer of the API carries the security headers, refusals too", async () => {
  const table = await openTable();
  const answers = [
    await ask("GET", table.path),
    await ask("GET", "/v1/nothing"),
    await ask("GET", table.path, { token: "a.b.c" }),
    await ask("GET", "/v1/rules"),
  ];
  for (const { headers } of answers)
    for (const [name, value] of Object.entries(API_HEADERS)) expect(headers.get(name)).toBe(value);
});

test("the static files carry the same: one module writes both", () => {
  const lines = staticHeadersFile()
    .split("\n")
    .map((line) => line.trim());
  for (const [name, value] of Object.entries(CLIENT_HEADERS))
    expect(lines).toContain(`${name}: ${value}`);
  for (const name of ["Referrer-Policy", "X-Content-Type-Options", "Strict-Transport-Security"])
    expect(CLIENT_HEADERS[name]).toBe(API_HEADERS[name]);
  expect(CLIENT_HEADERS["Content-Security-Policy"]).not.toContain("unsafe");
});

test("any origin may call; ALLOWED_ORIGINS narrows calls and sockets", async () => {
  const origin = "https://elsewhere.example";
  const open = await ask("GET", "/v1/health", { headers: { Origin: origin } });
  expect(open.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const narrow = { ...env, ALLOWED_ORIGINS: "https://mine.example" };
  const from = (asking: string, path = "/v1/health", headers = {}) =>
    app.fetch(
      new Request(ORIGIN + path, { headers: { Origin: asking, ...headers } }),
      narrow,
      createExecutionContext(),
    );
  expect((await from(origin)).headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect((await from("https://mine.example")).headers.get("Access-Control-Allow-Origin")).toBe(
    "https://mine.example",
  );
  const { path } = await openTable();
  const socket = { Upgrade: "websocket", "Sec-WebSocket-Protocol": "high-society.v1" };
  expect((await from(origin, `${path}/live`, socket)).status).toBe(422);
});

test("a flood of creates is slowed before any object wakes, and says for how long", async () => {
  stopTheClock();
  const headers = { "CF-Connecting-IP": "203.0.113.7" };
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1)
    statuses.push((await ask("POST", "/v1/games", { body: CREATE, headers })).status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const woken = vi.spyOn(env.GAMES, "get");
  const flooded = await ask("POST", "/v1/games", { body: CREATE, headers });
  expect(codeOf(flooded)).toBe("rate-limited");
  expect(Number(flooded.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(woken).not.toHaveBeenCalled();
  const other = { "CF-Connecting-IP": "203.0.113.8" };
  expect((await ask("POST", "/v1/games", { body: CREATE, headers: other })).status).toBe(201);
});

test("guessing tokens is slowed, and a good token never notices", async () => {
  stopTheClock();
  const table = await openTable();
  const headers = { "CF-Connecting-IP": "203.0.113.9" };
  const codes: unknown[] = [];
  for (let count = 0; count < 61; count += 1)
    codes.push(codeOf(await ask("GET", table.path, { token: "a.b.c", headers })));
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => "token-invalid"));
  expect(codes[60]).toBe("rate-limited");
  expect((await ask("GET", table.path, { token: table.tokens[0], headers })).status).toBe(200);
});

test("sitting down is limited too; the limits are settings and can be said in a line", async () => {
  stopTheClock();
  const table = await openTable();
  const headers = { "CF-Connecting-IP": "203.0.113.10", "Content-Type": "application/json" };
  const sit = () =>
    app.fetch(
      new Request(`${ORIGIN}${table.path}/seats`, {
        method: "POST",
        headers,
        body: JSON.stringify({ name: "Zoë", invitation: "guess" }),
      }),
      { ...env, RATE_LIMITS: "sit-down=2" },
      createExecutionContext(),
    );
  expect([(await sit()).status, (await sit()).status, (await sit()).status]).toEqual([
    403, 403, 429,
  ]);
  expect(describeLimits("sit-down=2")).toBe("create 30, sit-down 2, bad-token 60, notice 20");
  expect(() => describeLimits("sitdown=2")).toThrow("RATE_LIMITS");
});

test("rules and health say what they must", async () => {
  const rules = await ask("GET", "/v1/rules");
  expect(rules.body).toMatchObject({
    moneyCards: [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25],
    greensToEnd: 4,
  });
  expect((await ask("GET", "/v1/health")).body).toMatchObject({ rulesVersion: 1 });
});

test("an overloaded object, a broken one and a used-up quota are 503 with Retry-After, never 500", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const table = await openTable();
  const failing = (error: unknown) => {
    vi.spyOn(env.GAMES, "get").mockImplementation(
      () => ({ callByText: () => Promise.reject(error) }) as never,
    );
    return ask("GET", table.path);
  };
  expect(codeOf(await failing(Object.assign(new Error("busy"), { overloaded: true })))).toBe(
    "overloaded",
  );
  expect(codeOf(await failing(new Error("broken")))).toBe("overloaded");
  const quota = new Error("Exceeded allowed duration in Durable Objects free tier.");
  expect(codeOf(await failing(quota))).toBe("quota-used-up");
});

test("a call that the platform says to repeat is repeated with a new stub, if it may be", async () => {
  const table = await openTable();
  const real = env.GAMES.get.bind(env.GAMES);
  const retryable = Object.assign(new Error("moved"), { retryable: true });
  let failures = 1;
  const stub = vi
    .spyOn(env.GAMES, "get")
    .mockImplementation((id) =>
      failures-- > 0 ? ({ callByText: () => Promise.reject(retryable) } as never) : real(id),
    );
  expect((await ask("GET", table.path)).status).toBe(200);
  expect(stub).toHaveBeenCalledTimes(2);
});

test("one HTTP action is one Worker request, one object request and one row", async () => {
  const table = await openTable();
  await table.start();
  const { turn } = await table.view();
  const called = vi.spyOn(env.GAMES, "get");
  const front = vi.spyOn(exports.default, "fetch");
  await table.play(turn ?? 0, 0, { type: "pass" });
  expect([front.mock.calls.length, called.mock.calls.length]).toEqual([1, 1]);
});
