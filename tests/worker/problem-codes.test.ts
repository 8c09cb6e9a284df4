import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { PROBLEM_CODES, type ProblemCode } from "../../shared/contract/problem-code.ts";
import type { CreateGame } from "../../shared/contract/requests.ts";
import type { Action } from "../../shared/engine/action.ts";
import { ask, codeOf, type Answer } from "./support/front-door.ts";
import { nextSeat } from "./support/play-out.ts";
import { addRow } from "./support/rewritten-rows.ts";
import { LONG, openTable, startTable, type Table } from "./support/table.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const PASS = { type: "pass" } as const;

/** A running table whose first card is a luxury, the seat on turn and another one. */
async function running(options: Partial<CreateGame> = {}) {
  const table = await startTable({ seats: 4, ...options }, LONG);
  const view = await table.view();
  const seat = nextSeat(view);
  return { table, seat, other: (seat + 1) % 4 };
}

async function act(action: object, options: Partial<CreateGame> = {}): Promise<Answer> {
  const { table, seat } = await running(options);
  return table.post(seat, "actions", { version: 0, action });
}

async function raw(body: unknown, type = "application/json"): Promise<Answer> {
  const { table, seat } = await running();
  return ask("POST", `${table.path}/actions`, {
    token: table.tokens[seat],
    body,
    headers: { "Content-Type": type },
  });
}

async function sit(table: Table, more: object): Promise<Answer> {
  return ask("POST", `${table.path}/seats`, {
    body: { name: "Zoë", invitation: table.invitation, ...more },
  });
}

/** A lobby of three with its last chair free; whoever left had the invitation, so it is a new one. */
async function withRoom(): Promise<{ table: Table; invitation: string }> {
  const table = await openTable();
  await ask("DELETE", `${table.path}/seats/2`, { token: table.tokens[2] });
  return { table, invitation: (await table.view(0)).you?.invitation ?? "" };
}

async function failing(error: Error): Promise<Answer> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const table = await openTable();
  const callByText = () => Promise.reject(error);
  vi.spyOn(env.GAMES, "get").mockImplementation(() => ({ callByText }) as never);
  return ask("GET", table.path);
}

async function afterRow(changes: string): Promise<Answer> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const table = await openTable();
  await addRow(table, changes);
  return ask("GET", table.path);
}

async function instruct(body: object, bySeatOnTurn = false): Promise<Answer> {
  const { table, seat, other } = await running();
  const token = table.tokens[bySeatOnTurn ? seat : other];
  return ask("PUT", `${table.path}/instruction`, { token, body });
}

const RULE = { rule: { kind: "pass" }, then: "wake" };

/** One way to meet each refusal; the compiler asks for all of them. */
const PROVOKED: Readonly<Record<ProblemCode, () => Promise<Answer>>> = {
  "invalid-json": () => raw("{"),
  "token-missing": async () => ask("POST", `${(await openTable()).path}/start`),
  "token-invalid": async () => ask("GET", (await openTable()).path, { token: "a.b.c" }),
  "gallery-closed": async () => ask("GET", (await startTable({ gallery: "none" })).path),
  "wrong-game": async () =>
    ask("GET", (await openTable()).path, { token: (await openTable()).tokens[0] }),
  "token-replaced": async () => {
    const table = await openTable();
    await table.post(0, "token");
    return ask("GET", table.path, { token: table.tokens[0] });
  },
  "host-only": async () => (await openTable()).post(1, "start"),
  "not-your-seat": async () => {
    const table = await openTable();
    return ask("PATCH", `${table.path}/seats/0`, { token: table.tokens[1], body: { name: "Zoë" } });
  },
  "invitation-wrong": async () => sit(await openTable(), { invitation: "guess" }),
  "no-such-game": () => ask("GET", `/v1/games/${"a".repeat(24)}`),
  "no-such-route": () => ask("GET", "/v1/tables"),
  "method-not-allowed": () => ask("DELETE", "/v1/rules"),
  "body-too-large": () => raw("x".repeat(20_000)),
  "uri-too-long": () => ask("GET", `/v1/health?${"x".repeat(2100)}`),
  "wrong-content-type": () => raw("{}", "text/plain"),
  "stale-version": async () => {
    const { table, seat } = await running();
    return table.act(seat, 7, PASS);
  },
  "stale-auction": () => instruct({ auction: 9, ...RULE }),
  "not-your-turn": async () => {
    const { table, other } = await running();
    return table.act(other, 0, PASS);
  },
  "your-turn": () => instruct({ auction: 1, ...RULE }, true),
  "wrong-phase": () => act({ type: "seal", cards: [] }),
  "game-over": async () => {
    const table = await openTable();
    await ask("DELETE", table.path, { token: table.tokens[0] });
    return table.act(0, 0, PASS);
  },
  "game-not-started": async () => (await openTable()).act(0, 0, PASS),
  "game-started": async () => sit(await startTable(), {}),
  "game-full": async () => sit(await openTable(), {}),
  "seat-taken": async () => {
    const { table, invitation } = await withRoom();
    return sit(table, { invitation, seat: 0 });
  },
  "name-taken": async () => {
    const { table, invitation } = await withRoom();
    return sit(table, { invitation, name: "ADA" });
  },
  "not-enough-players": async () => (await withRoom()).table.post(0, "start"),
  "game-of-later-release": () => afterRow('[{"type":"of-tomorrow"}]'),
  "game-damaged": () => afterRow("{"),
  "invalid-request": () => raw({ version: 0 }),
  "idempotency-mismatch": async () => {
    const { table, seat } = await running();
    const key = crypto.randomUUID();
    await table.act(seat, 0, { type: "bid", cards: [2] }, key);
    return table.act(seat, 0, PASS, key);
  },
  "rate-limited": async () => {
    // The limit fills up again with time: on a slow machine, faster than it is asked.
    vi.useFakeTimers({ toFake: ["Date"] });
    const headers = { "CF-Connecting-IP": "203.0.113.99" };
    const body = { player: "Ada", seats: 3 };
    for (let count = 0; count < 30; count += 1) await ask("POST", "/v1/games", { body, headers });
    return ask("POST", "/v1/games", { body, headers });
  },
  overloaded: () => failing(Object.assign(new Error("busy"), { overloaded: true })),
  "quota-used-up": () =>
    failing(new Error("Exceeded allowed rows written in Durable Objects free tier.")),
  "already-sealed": async () => {
    const { table } = await running({ variants: ["sealed"] });
    await table.act(0, 0, { type: "seal", cards: [] });
    return table.act(0, 1, { type: "seal", cards: [1] });
  },
  "empty-bid": () => act({ type: "bid", cards: [] }),
  "duplicate-card": () => act({ type: "bid", cards: [2, 2] }),
  "card-not-in-hand": () => act({ type: "bid", cards: [1] }, { variants: ["reserve"] }),
  "bid-too-low": async () => {
    const { table, seat, other } = await running();
    await table.play(seat, 0, { type: "bid", cards: [2] });
    return table.act(other, 1, { type: "bid", cards: [2] });
  },
  "luxury-not-yours": async () => {
    const { table, seat } = await discarding();
    const { version } = await table.view();
    return table.post(seat, "actions", { version, action: { type: "discard", luxury: "L10" } });
  },
  "exit-unavailable": () => act({ type: "exit", luxury: "L1", recover: 1 }),
};

for (const code of PROBLEM_CODES)
  test(`${code} is met and says what it must`, async () => {
    expect(codeOf(await PROVOKED[code]())).toBe(code);
  });

/** Deal 26 brings L2, L4, then Faux Pas: seat 2 buys both and, as he passes, must lose one. */
async function discarding(): Promise<{ table: Table; seat: number }> {
  const table = await startTable({ seats: 4 }, 26);
  const actions: readonly [number, Action][] = [
    [2, { type: "bid", cards: [1] }],
    [3, PASS],
    [0, PASS],
    [1, PASS],
    [2, { type: "bid", cards: [2] }],
    [3, PASS],
    [0, PASS],
    [1, PASS],
    [2, PASS],
  ];
  for (const [version, [seat, action]] of actions.entries())
    await table.play(seat, version, action);
  return { table, seat: 2 };
}
