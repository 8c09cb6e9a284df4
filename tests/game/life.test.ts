import { expect, test } from "vitest";
import { isToBeDeleted, nextDueAt, settleTime } from "../../worker/game/due.ts";
import { listingOf } from "../../worker/game/listing.ts";
import { statusOf } from "../../worker/game/game-record.ts";
import { keptUntil } from "../../worker/game/life.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bid,
  call,
  DAY,
  dealt,
  HOUR,
  lobby,
  look,
  MINUTE,
  openTable,
  PASS,
  passToTheEnd,
  play,
  sitDown,
  STRANGER,
} from "./support/calls.ts";

/** When a table gives itself up if nobody touches it, seen from its last change. */
function lifeOf(table: MemoryTable): number {
  const due = nextDueAt(table.record);
  if (due === undefined) throw new Error("It never does.");
  const left = due - table.record.changedAt;
  expect(settleTime(table.record, due - 1)).toEqual([]);
  expect(settleTime(table.record, due)).toEqual([{ type: "ended", endedBy: "expired" }]);
  return left;
}

test("a lobby is given up after 14 days; listed after one; listed with its host alone after an hour", () => {
  const bots = [{ level: "gentle" }] as const;
  expect(lifeOf(openTable())).toBe(14 * DAY);
  expect(lifeOf(openTable({ listed: true }))).toBe(HOUR);
  expect(lifeOf(openTable({ listed: true, bots }))).toBe(HOUR);
  expect(lifeOf(lobby({ listed: true, seats: 4 }, 2))).toBe(DAY);
});

test("any change prolongs the life of a lobby", () => {
  const table = openTable();
  table.now += 13 * DAY;
  sitDown(table, "Béla");
  expect(nextDueAt(table.record)).toBe(table.now + 14 * DAY);
});

test("a running game without a clock is given up after 90 idle days; with one it never is", () => {
  const table = dealt(["L5"]);
  expect(lifeOf(table)).toBe(90 * DAY);
  const timed = dealt(["L5"], { clock: { bank: 3600, increment: 60 } });
  expect(nextDueAt(timed.record)).toBe(timed.now + HOUR);
  timed.sleepUntil(timed.now + 80 * DAY);
  expect(look(timed, STRANGER)).toMatchObject({ status: "over", endedBy: "final-card" });
});

test("a game with a clock goes on after any silence: what is overdue is played, not given up", () => {
  const table = dealt(["L5"], { clock: { bank: 3600, increment: 60 } });
  table.now += 100 * DAY;
  expect(look(table, STRANGER)).toMatchObject({ status: "running", version: 1 });
});

test("an expired table says so, and is kept as long as any other that is over", () => {
  const table = openTable();
  table.sleepUntil(table.now + 14 * DAY);
  expect(look(table, STRANGER)).toMatchObject({ status: "over", endedBy: "expired" });
  expect(nextDueAt(table.record)).toBe(table.now + 90 * DAY);
  table.now += 15 * DAY;
  expect(look(table, STRANGER).endedBy).toBe("expired");
});

test("a game that is over is kept for as many days as were promised when it was opened", () => {
  const table = dealt(["AG", "BV", "JV", "SC"]);
  expect(keptUntil(table.record)).toBeNull();
  passToTheEnd(table);
  const until = table.now + 90 * DAY;
  expect(nextDueAt(table.record)).toBe(until);
  expect(isToBeDeleted(table.record, until - 1)).toBe(false);
  expect(isToBeDeleted(table.record, until)).toBe(true);
  expect(isToBeDeleted(openTable().record, until)).toBe(false);
});

test("what happens at a table that is over, such as a rematch, does not prolong its life", () => {
  const table = dealt(["AG", "BV", "JV", "SC"]);
  passToTheEnd(table);
  const until = keptUntil(table.record);
  table.now += DAY;
  call(table, 0, { type: "rematch", next: table.record.id });
  expect(keptUntil(table.record)).toBe(until);
});

test("with several seats due the object wakes at the earliest deadline", () => {
  const table = dealt(["L5"], { variants: ["sealed"], clock: { bank: 3600, increment: 60 } });
  table.now += 10 * MINUTE;
  play(table, [0, { type: "seal", cards: [] }]);
  expect(nextDueAt(table.record)).toBe(table.now + 50 * MINUTE);
  expect(look(table, 1).deadlineAt).toBe(new Date(table.now + 50 * MINUTE).toISOString());
});

test("the earliest of several deadlines is that of the emptiest bank", () => {
  const table = dealt(["L5", "L2"], {
    variants: ["sealed"],
    clock: { bank: 3600, increment: 60 },
  });
  const seal = { type: "seal", cards: [] } as const;
  play(table, [0, seal], [2, seal]);
  table.now += 20 * MINUTE;
  play(table, [1, seal], [0, PASS], [1, PASS]);
  expect(look(table, 0)).toMatchObject({ phase: "sealed", active: "L2" });
  expect(nextDueAt(table.record)).toBe(table.now + 42 * MINUTE);
  expect(look(table, 0).deadlineAt).toBe(new Date(table.now + 42 * MINUTE).toISOString());
});

test("where more plays itself than one entry takes, the object wakes at once", () => {
  const bots = [{ level: "gentle" }, { level: "gentle" }] as const;
  const table = dealt(["L5"], { bots });
  expect(nextDueAt(table.record)).toBeGreaterThan(table.now);
  call(table, 0, { type: "leave", seat: 0 });
  const first = table.rows.at(-1)?.changes ?? [];
  expect(first.filter(({ type }) => type === "acted")).toHaveLength(60);
  expect(nextDueAt(table.record)).toBe(table.record.changedAt);
  for (let guard = 0; statusOf(table.record) === "running" && guard < 20; guard += 1) table.alarm();
  expect(look(table, STRANGER)).toMatchObject({ status: "over", endedBy: "final-card" });
});

test("the list hears of a listed lobby with a free chair, and of its last such moment", () => {
  const table = openTable({ seats: 4, listed: true, name: "Open house" });
  const opened = table.record;
  const { id, options, invitation } = opened;
  const game = { id, name: "Open house", host: "Ada", options, freeSeats: 3, invitation };
  expect(listingOf(undefined, opened)).toEqual({ revision: opened.revision, game });
  sitDown(table, "Béla");
  const joined = table.record;
  expect(listingOf(opened, joined)).toEqual({
    revision: joined.revision,
    game: { ...game, freeSeats: 2 },
  });
  expect(listingOf(opened, opened)).toBeUndefined();
  sitDown(table, "Chloé");
  const before = table.record;
  sitDown(table, "Dmitri");
  expect(listingOf(before, table.record)).toEqual({ revision: table.record.revision, game: null });
  const full = table.record;
  call(table, 0, { type: "change-seat", seat: 0, request: { name: "Adele" } });
  expect(listingOf(full, table.record)).toBeUndefined();
});

test("the list hears nothing of what was never listed, and takes out what starts or ends", () => {
  const quiet = openTable();
  expect(listingOf(undefined, quiet.record)).toBeUndefined();
  const before = quiet.record;
  sitDown(quiet, "Béla");
  expect(listingOf(before, quiet.record)).toBeUndefined();
  const table = lobby({ seats: 4, listed: true }, 3);
  const open = table.record;
  call(table, 0, { type: "start", request: {} });
  expect(listingOf(open, table.record)).toMatchObject({ game: null });
  const started = table.record;
  play(table, [table.record.play?.state.turn ?? 0, PASS]);
  expect(listingOf(started, table.record)).toBeUndefined();
});

test("the list names the host, wherever he sits", () => {
  const table = lobby({ seats: 4, listed: true }, 2);
  const before = table.record;
  call(table, 0, { type: "change-game", request: { host: 1, order: [3, 2, 1, 0] } });
  expect(listingOf(before, table.record)?.game?.host).toBe("Béla");
});

test("a lobby comes on the list when its host wants it, and is off it when he cancels", () => {
  const table = lobby({ seats: 4 }, 2);
  const quiet = table.record;
  call(table, 0, { type: "change-game", request: { listed: true } });
  const listed = table.record;
  expect(listingOf(quiet, listed)).toMatchObject({ game: { freeSeats: 2 } });
  call(table, 0, { type: "cancel" });
  expect(listingOf(listed, table.record)).toEqual({ revision: table.record.revision, game: null });
});

test("a private change is none for the list: its revision stands", () => {
  const table = lobby({ seats: 4, listed: true }, 2);
  const before = table.record;
  call(table, 1, { type: "change-seat", seat: 1, request: { forcedPass: "auto" } });
  expect(table.record.revision).toBe(before.revision);
  expect(listingOf(before, table.record)).toBeUndefined();
});

test("a bid is no sign of life for the time that a game is kept, only its end is", () => {
  const table = dealt(["L5"]);
  play(table, [0, bid(4)]);
  expect(keptUntil(table.record)).toBeNull();
});
