import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, codeOf } from "./support/front-door.ts";
import { modestly, playOut } from "./support/play-out.ts";
import { countRows } from "./support/rows.ts";
import { watch } from "./support/socket.ts";
import { openTable, startTable, type Table, LONG } from "./support/table.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(time: number): void {
  vi.setSystemTime(Date.now() + time);
}

function alarmOf(table: Table): Promise<number | null> {
  return runInDurableObject(table.stub, (_, state) => state.storage.getAlarm());
}

test("a lobby expires: after 14 days, listed after one, listed with its host alone after an hour", async () => {
  const bots = [{ level: "gentle" as const }];
  const unlisted = await openTable({ bots });
  const listed = await openTable({ bots, listed: true });
  const alone = await openTable({ bots: [...bots, ...bots], listed: true });
  const statuses = async () =>
    Promise.all([unlisted, listed, alone].map(async (table) => (await table.view()).endedBy));
  pass(HOUR);
  expect(await statuses()).toEqual([null, null, "expired"]);
  pass(DAY - HOUR);
  expect(await statuses()).toEqual([null, "expired", "expired"]);
  pass(13 * DAY);
  expect(await statuses()).toEqual(["expired", "expired", "expired"]);
});

test("a running game without a clock is given up after 90 idle days, not before", async () => {
  const table = await startTable();
  pass(89 * DAY);
  await table.play((await table.view()).turn ?? 0, 0, { type: "pass" });
  pass(89 * DAY);
  expect((await table.view()).status).toBe("running");
  pass(DAY);
  expect(await table.view()).toMatchObject({ status: "over", endedBy: "expired", result: null });
});

test("a finished game is kept for 90 days, which the view says; then nothing is left of it (18xx#8091)", async () => {
  const table = await startTable();
  const last = await playOut(table, modestly(1));
  const live = await watch(table);
  expect(last.keptUntil).toBe(new Date(Date.now() + 90 * DAY).toISOString());
  pass(89 * DAY);
  await runDurableObjectAlarm(table.stub);
  expect((await table.view()).result).not.toBeNull();
  pass(DAY);
  await runDurableObjectAlarm(table.stub).catch(() => undefined);
  expect(await live.until(() => live.closed)).toBe(4404);
  expect(codeOf(await ask("GET", table.path))).toBe("no-such-game");
  const left = await runInDurableObject(table.stub, async (_, state) => ({
    tables: state.storage.sql.exec("SELECT name FROM sqlite_master").toArray().length,
    keys: (await state.storage.list()).size,
    alarm: await state.storage.getAlarm(),
  }));
  expect(left).toEqual({ tables: 0, keys: 0, alarm: null });
});

test("an alarm is lazy: a later deadline moves nothing, an earlier one does", async () => {
  const table = await openTable({ clock: { bank: 3600, increment: 60 } });
  const opened = await alarmOf(table);
  await table.start();
  const started = await alarmOf(table);
  expect(started).toBe(Date.now() + HOUR);
  expect(started).toBeLessThan(opened ?? 0);
  pass(1000);
  await table.play((await table.view()).turn ?? 0, 0, { type: "bid", cards: [1] });
  expect(await alarmOf(table)).toBe(started);
});

test("after a wake-up by its alarm alone a game goes on (partykit#390)", async () => {
  const table = await startTable({ clock: { bank: 3600, increment: 60 } });
  pass(HOUR);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  const view = await table.view();
  expect(view.version).toBe(1);
  expect(await alarmOf(table)).toBe(Date.parse(view.deadlineAt ?? ""));
});

test("a four-seat game by HTTP with clocks, watched, costs at most 1.1 rows and 1.15 object requests a request", async () => {
  const clock = { bank: 3 * 86_400, increment: 12 * 3600 };
  const table = await startTable({ seats: 4, clock }, LONG);
  await watch(table, table.tokens[0]);
  const counted = await countRows(table);
  const asked = vi.spyOn(env.GAMES, "get");
  let accepted = 0;
  let alarms = 0;
  let reads = 0;
  await playOut(table, modestly(12), async (view) => {
    accepted += 1;
    // The policy reads before each action; a player with a socket need not.
    reads = accepted + 1;
    pass(2 * HOUR);
    const due = await alarmOf(table);
    if (view.status === "running" && due !== null && due <= Date.now()) {
      await runDurableObjectAlarm(table.stub);
      alarms += 1;
    }
  });
  const requests = asked.mock.calls.length - reads;
  expect(accepted).toBeGreaterThan(40);
  expect((counted.rows() + counted.alarms()) / accepted).toBeLessThanOrEqual(1.1);
  expect(requests).toBe(accepted);
  expect((requests + alarms) / accepted).toBeLessThanOrEqual(1.15);
});

test("an alarm of a table that is gone finds nothing and leaves nothing", async () => {
  const table = await openTable();
  await runInDurableObject(table.stub, (_, { storage }) => storage.deleteAll());
  await evictDurableObject(table.stub);
  await runInDurableObject(table.stub, (game) => game.alarm());
  expect(await alarmOf(table)).toBeNull();
  expect(codeOf(await ask("GET", table.path))).toBe("no-such-game");
});
