import { expect, test } from "vitest";
import * as z from "zod/mini";
import { exports } from "cloudflare:workers";
import { tokenRenewedSchema } from "../../shared/contract/answers.ts";
import { PROBLEM_FACTS } from "../../shared/contract/problem-facts.ts";
import { ask, codeOf, ORIGIN } from "./support/front-door.ts";
import { openTable, startTable } from "./support/table.ts";

test("malformed bodies, unknown and forged fields, 20 KB and wrong types get their own 4xx (netrunner#1749)", async () => {
  const table = await startTable();
  const send = (body: unknown, type = "application/json") =>
    ask("POST", `${table.path}/actions`, {
      token: table.tokens[0],
      body,
      headers: { "Content-Type": type },
    });
  expect(codeOf(await send("{"))).toBe("invalid-json");
  expect(codeOf(await send(""))).toBe("invalid-json");
  expect(codeOf(await send("null"))).toBe("invalid-request");
  expect(codeOf(await send({ version: 0, action: { type: "pass" }, seat: 1 }))).toBe(
    "invalid-request",
  );
  expect(codeOf(await send({ version: 0, action: { type: "pass", seat: 1 } }))).toBe(
    "invalid-request",
  );
  expect(codeOf(await send({ version: 0, action: { type: "bid", cards: [5] } }))).toBe(
    "invalid-request",
  );
  expect(codeOf(await send({ version: "0", action: { type: "pass" } }))).toBe("invalid-request");
  expect(codeOf(await send({ version: -1, action: { type: "pass" } }))).toBe("invalid-request");
  expect(codeOf(await send("x".repeat(20_000)))).toBe("body-too-large");
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
    expect(codeOf(await send({ version: 0, action: { type: "pass" } }, type))).toBe(
      "wrong-content-type",
    );
  const twice = `{"version":0,"action":{"type":"pass"},"action":{"type":"bid","cards":[1]}}`;
  expect((await send(twice)).status).not.toBe(500);
  expect((await table.view()).version).toBeLessThanOrEqual(1);
});

test("bytes that are no UTF-8 are no JSON", async () => {
  const response = await exports.default.fetch(`${ORIGIN}/v1/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
  });
  expect(response.status).toBe(400);
});

test("a body without a declared length is still cut off at 16 KB", async () => {
  const chunk = new TextEncoder().encode(" ".repeat(1024));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 1000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await exports.default.fetch(`${ORIGIN}/v1/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(100);
});

test("every illegal action says why, with what a client needs (boardgame.io#592)", async () => {
  const table = await startTable({ variants: ["exit"] });
  const { turn, version } = await table.view();
  const seat = turn ?? 0;
  const act = (action: object, by = seat, at = version) =>
    table.post(by, "actions", { version: at, action });
  expect((await act({ type: "pass" }, (seat + 1) % 3)).body).toMatchObject({
    code: "not-your-turn",
    turn: seat,
  });
  expect((await act({ type: "seal", cards: [] })).body).toMatchObject({
    code: "wrong-phase",
    phase: "bidding",
  });
  expect(codeOf(await act({ type: "bid", cards: [] }))).toBe("empty-bid");
  expect(codeOf(await act({ type: "bid", cards: [2, 2] }))).toBe("duplicate-card");
  expect((await act({ type: "exit", luxury: "L1", recover: 1 })).body).toMatchObject({
    code: "exit-unavailable",
  });
  expect((await act({ type: "pass" }, seat, 7)).body).toMatchObject({
    code: "stale-version",
    version,
    events: [],
    detail: `The game stands at version ${version}, and the action names a later one. Look at the view here and decide again.`,
  });
  await table.play(seat, version, { type: "bid", cards: [10] });
  const next = (await table.view()).turn ?? 0;
  expect((await act({ type: "pass" }, next)).body).toMatchObject({
    code: "stale-version",
    version: version + 1,
    detail: "Something happened since that version. Look at the view here and decide again.",
  });
  expect((await act({ type: "bid", cards: [10] }, next, version + 1)).body).toMatchObject({
    code: "bid-too-low",
    toBeat: 10,
  });
  await table.play(next, version + 1, { type: "bid", cards: [12] });
  const third = (await table.view()).turn ?? 0;
  await table.play(third, version + 2, { type: "bid", cards: [15] });
  expect((await act({ type: "bid", cards: [10, 8] }, seat, version + 3)).body).toMatchObject({
    code: "card-not-in-hand",
    cards: [10],
  });
});

test("paths and methods: 404, 405 with what is allowed, HEAD and OPTIONS as HTTP has them", async () => {
  const table = await openTable();
  expect(codeOf(await ask("GET", "/v1/nothing"))).toBe("no-such-route");
  expect(codeOf(await ask("GET", `${table.path}/seats/9`))).toBe("method-not-allowed");
  expect(codeOf(await ask("DELETE", `${table.path}/seats/9`, { token: table.tokens[0] }))).toBe(
    "no-such-route",
  );
  const wrong = await ask("PUT", table.path);
  expect(codeOf(wrong)).toBe("method-not-allowed");
  expect(wrong.headers.get("Allow")).toBe("GET, HEAD, PATCH, DELETE, OPTIONS");
  expect(codeOf(await ask("PROPFIND", table.path))).toBe("method-not-allowed");
  const head = await exports.default.fetch(ORIGIN + table.path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("ETag")).toMatch(/^W\/"/u);
  const options = await exports.default.fetch(`${ORIGIN}${table.path}/actions`, {
    method: "OPTIONS",
  });
  expect(options.status).toBe(204);
  expect(options.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(options.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
  // Else a page could not read that there is nothing.
  const unknown = await exports.default.fetch(`${ORIGIN}/v1/nothing`, { method: "OPTIONS" });
  expect(unknown.status).toBe(204);
});

test("an address beyond 2048 characters is refused", async () => {
  expect(codeOf(await ask("GET", `/v1/health?${"x".repeat(2100)}`))).toBe("uri-too-long");
});

test("a finished game says game-over with the result, even to an old version (lichess-bot#411)", async () => {
  const table = await openTable();
  await ask("DELETE", table.path, { token: table.tokens[0] });
  expect((await table.act(0, 99, { type: "pass" })).body).toMatchObject({
    code: "game-over",
    endedBy: "cancelled",
    result: null,
  });
});

test("a table that was never dealt has no record, and says whether one can still come", async () => {
  const table = await openTable();
  expect(codeOf(await ask("GET", `${table.path}/record`))).toBe("game-not-started");
  await ask("DELETE", table.path, { token: table.tokens[0] });
  expect((await ask("GET", `${table.path}/record`)).body).toMatchObject({
    code: "game-over",
    endedBy: "cancelled",
  });
});

test("an expected version is demanded: a bot's order from an old state is refused (diplomacy#3)", async () => {
  const table = await startTable();
  expect(codeOf(await table.post(0, "actions", { action: { type: "pass" } }))).toBe(
    "invalid-request",
  );
});

test("ETag: 304 while nothing changed, whatever the list and the strength of the tags", async () => {
  const table = await startTable();
  const token = table.tokens[0];
  const tag = (await ask("GET", table.path, { token })).headers.get("ETag") ?? "";
  const status = async (value: string) =>
    (await ask("GET", table.path, { token, headers: { "If-None-Match": value } })).status;
  for (const value of [tag, tag.slice(2), `"other", ${tag}`, "*"])
    expect(await status(value)).toBe(304);
  for (const value of ['"other"', "nonsense", ""]) expect(await status(value)).toBe(200);
  expect((await ask("GET", table.path, { token: table.tokens[1] })).headers.get("ETag")).not.toBe(
    tag,
  );
  await table.play((await table.view()).turn ?? 0, 0, { type: "pass" });
  expect(await status(tag)).toBe(200);
});

test("a request of the wrong shape is told which field, and what to write there", async () => {
  const issuesIn = async (path: string, body: unknown) => {
    const answer = await ask("POST", path, { body });
    expect(codeOf(answer)).toBe("invalid-request");
    return z.object(PROBLEM_FACTS["invalid-request"]).parse(answer.body).issues;
  };
  const opened = { player: 3, seats: 9, listed: 1, clock: { bank: 1, increment: 0.5 }, colour: 1 };
  expect(await issuesIn("/v1/games", opened)).toEqual([
    { path: ["player"], message: "Write a string." },
    { path: ["seats"], message: "A table has 3, 4 or 5 seats." },
    { path: ["listed"], message: "Write true or false." },
    { path: ["clock", "bank"], message: "Write at least 60." },
    { path: ["clock", "increment"], message: "Write a whole number." },
    { path: ["colour"], message: "There is no such field here." },
  ]);
  const bots = Array.from({ length: 5 }, () => ({ level: "mad" }));
  expect(await issuesIn("/v1/games", { player: "Ada", seats: 5, ledger: "x", bots })).toEqual([
    { path: ["bots"], message: "Write at most 4 entries." },
    { path: ["ledger"], message: "Write “closed” or “open”." },
  ]);
  expect(await issuesIn("/v1/games", [])).toEqual([{ path: [], message: "Write an object." }]);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field${at}`, at]));
  expect(await issuesIn("/v1/games", { player: "Ada", seats: 3, ...many })).toHaveLength(20);
  const table = await startTable();
  const acted = await table.post(0, "actions", { version: 0, action: { type: "raise" } });
  expect(acted.body).toMatchObject({
    detail: "action.type: Write “bid”, “pass”, “seal”, “discard” or “exit”.",
  });
});

test("a query that a path does not take is refused, and nothing is done", async () => {
  const table = await openTable();
  const [token] = table.tokens;
  for (const [method, path] of [
    ["GET", ""],
    ["DELETE", ""],
    ["POST", "/start"],
    ["POST", "/token"],
    ["GET", "/notifications"],
    ["GET", "/events"],
    ["POST", "/actions"],
  ] as const) {
    const body = path === "/actions" ? { version: 0, action: { type: "pass" } } : undefined;
    const answer = await ask(method, `${table.path}${path}?dryrun=true`, { token, body });
    expect(answer.body, path).toMatchObject({
      code: "invalid-request",
      issues: [{ path: ["dryrun"], message: "There is no such parameter here." }],
    });
  }
  expect((await ask("GET", `${table.path}/events?since=x`, { token })).body).toMatchObject({
    detail: "since: Write a version: a whole number.",
  });
  const twice = await ask("POST", `${table.path}/actions?dryRun=true&dryRun=false`, {
    token,
    body: { version: 0, action: { type: "pass" } },
  });
  expect(twice.body).toMatchObject({ issues: [{ path: ["dryRun"], message: "Say this once." }] });
  expect(codeOf(await ask("GET", "/v1/rules?since=1"))).toBe("invalid-request");
  expect(codeOf(await ask("GET", "/v1/health?since=1"))).toBe("invalid-request");
  expect((await table.view()).status).toBe("lobby");
});

test("ETag: what a seat keeps to itself, notices and token too, changes its own tag alone", async () => {
  const table = await startTable();
  const tagOf = async (seat: number) =>
    (await ask("GET", table.path, { token: table.tokens[seat] })).headers.get("ETag");
  const [own, other] = [await tagOf(0), await tagOf(1)];
  await ask("PUT", `${table.path}/notifications`, {
    token: table.tokens[0],
    body: { locale: "de" },
  });
  const told = await tagOf(0);
  expect(told).not.toBe(own);
  table.tokens[0] = tokenRenewedSchema.parse((await table.post(0, "token")).body).token;
  expect(await tagOf(0)).not.toBe(told);
  expect(await tagOf(1)).toBe(other);
});
