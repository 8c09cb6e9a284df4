import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { codeOf, ask, ORIGIN } from "./support/front-door.ts";
import { countRows } from "./support/rows.ts";
import { upgrade, watch } from "./support/socket.ts";
import { openTable, startTable } from "./support/table.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("the first frame is the view, each viewer's own", async () => {
  const table = await startTable();
  const seat = await watch(table, table.tokens[1]);
  const gallery = await watch(table);
  expect(seat.frames[0]).toMatchObject({
    type: "view",
    view: { viewer: { seat: 1 }, you: { seat: 1 } },
  });
  expect(gallery.frames[0]).toMatchObject({
    type: "view",
    view: { viewer: { spectator: true }, you: null },
  });
});

test("a change reaches everybody, with its events and a fresh view", async () => {
  const table = await startTable();
  const watchers = [await watch(table, table.tokens[0]), await watch(table)];
  const turn = (await table.view()).turn ?? 0;
  await table.play(turn, 0, { type: "bid", cards: [4] });
  for (const live of watchers)
    expect(await live.frame(1)).toMatchObject({
      type: "update",
      version: 1,
      events: [{ type: "bid-raised", version: 1, index: 0, seat: turn, cards: [4] }],
      view: { version: 1, auction: { high: 4 } },
    });
});

test("an act is answered with its key, and everyone gets the update", async () => {
  const table = await startTable();
  const turn = (await table.view()).turn ?? 0;
  const live = await watch(table, table.tokens[turn]);
  const key = crypto.randomUUID();
  live.send({ type: "act", key, version: 0, action: { type: "bid", cards: [4] } });
  await live.frame(2);
  expect(live.frames.map(({ type }) => type).toSorted()).toEqual(["acted", "update", "view"]);
  expect(live.frames.find(({ type }) => type === "acted")).toMatchObject({
    key,
    events: [{ type: "bid-raised" }],
    view: { version: 1 },
  });
});

test("a retry by socket or by HTTP of what the other sent writes no second row", async () => {
  const table = await startTable();
  const turn = (await table.view()).turn ?? 0;
  const live = await watch(table, table.tokens[turn]);
  const key = crypto.randomUUID();
  const action = { type: "bid", cards: [4] } as const;
  live.send({ type: "act", key, version: 0, action });
  await live.until(() => live.frames.find(({ type }) => type === "acted"));
  const counted = await countRows(table);
  const again = await table.act(turn, 0, action, key);
  live.send({ type: "act", key, version: 0, action });
  await live.until(() => live.frames.filter(({ type }) => type === "acted")[1]);
  const [first, second] = live.texts.filter((text) => text.startsWith('{"type":"acted"'));
  expect(second).toBe(first);
  expect(again.text).toBe(`{${first?.slice(first.indexOf('"view"'))}`);
  expect(counted.rows()).toBe(0);
});

test("an action over the socket is no Worker request and one row", async () => {
  const table = await startTable();
  const turn = (await table.view()).turn ?? 0;
  const live = await watch(table, table.tokens[turn]);
  const counted = await countRows(table);
  const front = vi.spyOn(env.GAMES, "get");
  live.send({ type: "act", key: crypto.randomUUID(), version: 0, action: { type: "pass" } });
  await live.until(() => live.frames.find(({ type }) => type === "acted"));
  expect(front).not.toHaveBeenCalled();
  expect(counted.rows()).toBe(1);
});

test("what cannot be done is answered with the key and a code", async () => {
  const table = await startTable();
  const turn = (await table.view()).turn ?? 0;
  const live = await watch(table, table.tokens[turn]);
  const key = crypto.randomUUID();
  live.send({ type: "act", key, version: 0, action: { type: "bid", cards: [4, 4] } });
  expect(await live.frame(1)).toMatchObject({
    type: "problem",
    key,
    problem: { code: "duplicate-card" },
  });
  live.send("{");
  expect(await live.frame(2)).toMatchObject({ key: null, problem: { code: "invalid-json" } });
  live.send({ type: "act", version: 0 });
  expect(await live.frame(3)).toMatchObject({ key: null, problem: { code: "invalid-request" } });
  live.send({ type: "undo" });
  expect(await live.frame(4)).toMatchObject({ key: null, problem: { code: "invalid-request" } });
  live.send("x".repeat(17_000));
  expect(await live.frame(5)).toMatchObject({ problem: { code: "body-too-large" } });
  live.send({ type: "act", key, version: 9999, action: { type: "pass" } });
  const ahead = await live.frame(6);
  expect(ahead).toMatchObject({ key, problem: { code: "stale-version", version: 0 } });
  expect(JSON.stringify(ahead)).toContain("names a later one");
});

test("a spectator cannot act over the socket (netrunner#571)", async () => {
  const table = await startTable();
  const live = await watch(table);
  const key = crypto.randomUUID();
  live.send({ type: "act", key, version: 0, action: { type: "pass" } });
  expect(await live.frame(1)).toMatchObject({ key, problem: { code: "token-missing" } });
  expect((await table.view()).version).toBe(0);
});

test("after a lost connection a client catches up without a gap (boardgame.io#713)", async () => {
  const table = await startTable();
  const first = await watch(table, table.tokens[0]);
  first.close();
  for (const version of [0, 1, 2]) {
    const turn = (await table.view()).turn ?? 0;
    await table.play(turn, version, { type: "bid", cards: [[1, 2, 3][version] ?? 4] as never });
  }
  const live = await watch(table, table.tokens[0]);
  live.send({ type: "resume", since: 1 });
  const update = await live.frame(1);
  expect(update).toMatchObject({
    type: "update",
    version: 3,
    events: [
      { version: 2, index: 0, type: "bid-raised" },
      { version: 3, index: 0, type: "bid-raised" },
    ],
  });
});

test("a private change reaches its owner's sockets alone", async () => {
  const table = await startTable();
  const own = await watch(table, table.tokens[1]);
  const other = await watch(table, table.tokens[2]);
  const gallery = await watch(table);
  const before = await ask("GET", table.path, { token: table.tokens[2] });
  await ask("PATCH", `${table.path}/seats/1`, {
    token: table.tokens[1],
    body: { forcedPass: "auto" },
  });
  expect(await own.frame(1)).toMatchObject({
    type: "update",
    events: [],
    view: { you: { forcedPass: "auto" } },
  });
  const after = await ask("GET", table.path, { token: table.tokens[2] });
  expect(after.headers.get("ETag")).toBe(before.headers.get("ETag"));
  await table.play((await table.view()).turn ?? 0, 0, { type: "pass" });
  expect(await other.frame(1)).toMatchObject({ version: 1 });
  expect(await gallery.frame(1)).toMatchObject({ version: 1 });
});

test("sockets live through hibernation (partykit#434)", async () => {
  const table = await startTable();
  const live = await watch(table, table.tokens[0]);
  await evictDurableObject(table.stub);
  const turn = (await table.view()).turn ?? 0;
  await table.play(turn, 0, { type: "pass" });
  expect(await live.frame(1)).toMatchObject({ type: "update", version: 1 });
});

test("a ping is answered without waking the object", async () => {
  const table = await startTable();
  const live = await watch(table, table.tokens[0]);
  await evictDurableObject(table.stub);
  live.send('{"type":"ping"}');
  expect(await live.frame(1)).toEqual({ type: "pong" });
  // Only what runs can be evicted: the object has slept on.
  await expect(evictDurableObject(table.stub)).rejects.toThrow("not currently running");
});

test("a page of a table that is gone hears so when it next says something", async () => {
  const table = await startTable();
  const live = await watch(table, table.tokens[0]);
  await runInDurableObject(table.stub, (_, { storage }) => storage.deleteAll());
  await evictDurableObject(table.stub);
  live.send({ type: "visible", visible: false });
  expect(await live.until(() => live.closed)).toBe(4404);
  const late = await watch(table, table.tokens[0]);
  expect(await late.until(() => late.closed)).toBe(4404);
});

test("a replaced key closes its sockets with 4401", async () => {
  const table = await startTable();
  const old = table.tokens[0];
  const live = await watch(table, old);
  await table.post(0, "token");
  expect(await live.until(() => live.closed)).toBe(4401);
  const late = await watch(table, old);
  expect(await late.until(() => late.closed)).toBe(4401);
});

test("an upgrade with a bad token, without protocol or for a made-up game is refused", async () => {
  const table = await startTable();
  expect((await upgrade(table, "a.b.c")).status).toBe(401);
  expect((await upgrade(table, (await openTable()).tokens[0])).status).toBe(403);
  expect(codeOf(await ask("GET", `${table.path}/live`))).toBe("invalid-request");
  const none = await exports.default.fetch(`${ORIGIN}/v1/games/${"a".repeat(24)}/live`, {
    headers: { Upgrade: "websocket", "Sec-WebSocket-Protocol": "high-society.v1" },
  });
  expect(none.status).toBe(404);
});

test("an act of the wrong shape is answered under its key too, so that nobody waits for it", async () => {
  const table = await startTable();
  const live = await watch(table, table.tokens[0]);
  const key = crypto.randomUUID();
  live.send({ type: "act", key, version: 0, action: { type: "raise" } });
  expect(await live.frame(1)).toMatchObject({ key, problem: { code: "invalid-request" } });
  live.send({ type: "act", key: "short", version: 0, action: { type: "pass" } });
  expect(await live.frame(2)).toMatchObject({ key: null, problem: { code: "invalid-request" } });
});

test("a page of any origin may open a socket", async () => {
  const table = await startTable();
  const answer = await upgrade(table, table.tokens[0], { Origin: "https://elsewhere.example" });
  expect(answer.status).toBe(101);
  answer.webSocket?.accept();
  answer.webSocket?.close(1000);
});

test("without a gallery a lobby may be watched, and the start closes it to all but the seats", async () => {
  const table = await openTable({ gallery: "none" });
  const gallery = await watch(table);
  const own = await watch(table, table.tokens[1]);
  await table.start();
  expect(await gallery.until(() => gallery.closed)).toBe(1008);
  expect(await own.frame(1)).toMatchObject({ type: "update", view: { status: "running" } });
});
