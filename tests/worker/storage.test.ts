import { env } from "cloudflare:workers";
import { evictDurableObject, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { ask } from "./support/front-door.ts";
import { modestly, nextSeat, playOut } from "./support/play-out.ts";
import { countRows } from "./support/rows.ts";
import { openTable, startTable, LONG } from "./support/table.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("one accepted request is one row, over a whole four-seat game", async () => {
  const table = await openTable({ seats: 4 }, LONG);
  const counted = await countRows(table);
  await table.start();
  let accepted = 1;
  await playOut(table, modestly(1), async () => {
    accepted += 1;
  });
  expect(accepted).toBeGreaterThan(40);
  expect(counted.rows()).toBe(accepted);
});

test("opening a table costs a fixed handful of rows", async () => {
  const table = await openTable({ seats: 3 });
  const counted = await countRows(table);
  await openTable({ seats: 5 });
  // The schema, the opening row and one row for each of the four who sit down.
  expect(counted.rows()).toBeLessThanOrEqual(8);
});

test("a finished four-seat game stores at most 24 KB, keys and all", async () => {
  const table = await openTable({ seats: 4 }, LONG);
  await table.start();
  let view = await table.view(0);
  const policy = modestly(5);
  while (view.status === "running") {
    const seat = nextSeat(view);
    const own = await table.view(seat);
    await table.act(seat, own.version, policy(own), crypto.randomUUID());
    view = await table.view(0);
  }
  const bytes = await runInDurableObject(table.stub, (_, state) => state.storage.sql.databaseSize);
  expect(view.result).not.toBeNull();
  expect(bytes).toBeLessThanOrEqual(24 * 1024);
});

test("eviction between every two actions of a game changes nothing (terraforming-mars#4650)", async () => {
  const table = await startTable({ seats: 3, variants: ["sealed", "exit"] }, LONG);
  const views: unknown[] = [];
  await playOut(table, modestly(9), async () => {
    const awake = await Promise.all([table.view(0), table.view(1), table.view()]);
    await evictDurableObject(table.stub);
    const woken = await Promise.all([table.view(0), table.view(1), table.view()]);
    views.push([withoutTime(awake), withoutTime(woken)]);
  });
  expect(views.length).toBeGreaterThan(20);
  for (const pair of views) {
    const [awake, woken] = pair as [unknown, unknown];
    expect(woken).toEqual(awake);
  }
});

test("a made-up id, a wrong token and a body too large wake no object", async () => {
  const table = await openTable();
  const before = (await listDurableObjectIds(env.GAMES)).length;
  const made = `${"a".repeat(23)}q`;
  expect((await ask("GET", `/v1/games/${made}`)).status).toBe(404);
  expect((await ask("POST", `/v1/games/${made}/actions`, { body: "{}" })).status).toBe(404);
  const twisted = table.id.replace(/^./u, (letter) => (letter === "a" ? "b" : "a"));
  expect((await ask("GET", `/v1/games/${twisted}`)).status).toBe(404);
  const call = vi.spyOn(env.GAMES, "get");
  const forged = `${table.tokens[0]?.slice(0, -4)}AAAA`;
  expect((await ask("GET", table.path, { token: forged })).status).toBe(401);
  const large = JSON.stringify({ version: 0, action: { type: "pass" }, pad: "x".repeat(20_000) });
  expect(
    (await ask("POST", `${table.path}/actions`, { token: table.tokens[0], body: large })).status,
  ).toBe(413);
  expect(call).not.toHaveBeenCalled();
  await table.view();
  expect(call).toHaveBeenCalledOnce();
  expect(await listDurableObjectIds(env.GAMES)).toHaveLength(before);
});

function withoutTime(views: readonly object[]): readonly object[] {
  return views.map((view) => ({ ...view, serverTime: "" }));
}
