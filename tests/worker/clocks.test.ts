import { expect, test } from "vitest";
import { bankOf, deadlineOf } from "../../worker/game/clock.ts";
import { statusOf, versionOf } from "../../worker/game/game-record.ts";
import { viewOf } from "../../worker/game/game-view.ts";
import type { Action } from "../../shared/engine/action.ts";
import { memoryGame, type MemoryTable } from "./support/memory-table.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CLOCK = { bank: 3600, increment: 600 };

function turnOf(table: MemoryTable): number {
  return table.record.play?.state.turn ?? -1;
}

function act(table: MemoryTable, seat: number, action: Action, version = versionOf(table.record)) {
  return table.ask(seat, { type: "act", request: { version, action } });
}

/** The cheapest raise, so that the auction goes on. */
function raise(table: MemoryTable): number {
  const seat = turnOf(table);
  const cards = viewOf(table.record, { seat }, table.now).you?.legal.cheapest;
  if (!cards) throw new Error("No raise is left.");
  expect(act(table, seat, { type: "bid", cards })).toBeUndefined();
  return seat;
}

test("a turn takes from the bank, and an increment comes back at its end", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const seat = turnOf(table);
  expect(deadlineOf(table.record, seat)).toBe(table.now + HOUR);
  table.now += 1000 * SECOND;
  expect(bankOf(table.record, seat, table.now)).toBe(2600 * SECOND);
  raise(table);
  expect(bankOf(table.record, seat, table.now)).toBe(3200 * SECOND);
  expect(deadlineOf(table.record, seat)).toBeNull();
});

test("the bank never exceeds its start, and every turn begins with an increment and a minute", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const quick = raise(table);
  expect(bankOf(table.record, quick, table.now)).toBe(HOUR);
  const slow = turnOf(table);
  table.now += HOUR - SECOND;
  raise(table);
  expect(bankOf(table.record, slow, table.now)).toBe(601 * SECOND);
  const short = memoryGame({ seats: 3, clock: { bank: 60, increment: 0 } });
  const first = turnOf(short);
  short.now += 59 * SECOND;
  raise(short);
  raise(short);
  raise(short);
  expect(turnOf(short)).toBe(first);
  expect(deadlineOf(short.record, first)).toBe(short.now + MINUTE);
});

test("a move and its deadline in one millisecond have one winner, both ways round (lila#17249)", () => {
  for (const early of [1, 0]) {
    const table = memoryGame({ seats: 3, clock: CLOCK });
    const seat = turnOf(table);
    table.now = (deadlineOf(table.record, seat) ?? 0) - early;
    expect(act(table, seat, { type: "bid", cards: [4] }, 0)).toBe(
      early ? undefined : "stale-version",
    );
    expect(table.record.play?.acts.slice().map(({ by, action }) => [by, action.type])).toEqual([
      early ? [null, "bid"] : ["clock", "pass"],
    ]);
    const late = table.now;
    table.alarm();
    expect(table.record.changedAt).toBe(late);
    expect(table.record.play?.acts).toHaveLength(1);
  }
});

test("an overdue turn is settled by whatever comes first, once, and the next clock starts then", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  table.now += 5 * HOUR;
  const seen = table.record;
  const silent = turnOf(table);
  expect(
    table.ask(0, { type: "change-seat", seat: 0, request: { forcedPass: "ask" } }),
  ).toBeUndefined();
  expect(versionOf(table.record)).toBe(versionOf(seen) + 1);
  // Passing takes a disgrace: then the same seat opens the next auction, its bank used up.
  const left = turnOf(table) === silent ? CLOCK.increment * 1000 : HOUR;
  expect(deadlineOf(table.record, turnOf(table))).toBe(table.now + left);
});

test("alarms fired twice, early, late and after the end change nothing", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const calm = () => {
    const rows = table.rows.length;
    table.alarm();
    return table.rows.length - rows;
  };
  expect(calm()).toBe(0);
  table.now += HOUR - 1;
  expect(calm()).toBe(0);
  table.now += 1;
  expect([calm(), calm(), calm()]).toEqual([1, 0, 0]);
  table.sleepUntil(table.now + 3 * DAY);
  expect(statusOf(table.record)).toBe("over");
  table.now += 10 * DAY;
  expect([calm(), calm()]).toEqual([0, 0]);
});

test("two missed deadlines in a row, of any kind, and the seat is away; one press brings it back", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK, absent: "pass" });
  const seat = turnOf(table);
  table.sleepUntil(table.now + HOUR);
  expect(table.record.chairs[seat]).toMatchObject({ away: false, missed: 1 });
  while (turnOf(table) !== seat) raiseOrPass(table);
  table.sleepUntil(table.now + HOUR);
  expect(table.record.chairs[seat]).toMatchObject({ away: true });
  expect(table.ask(seat, { type: "return" })).toBeUndefined();
  expect(table.record.chairs[seat]).toMatchObject({ away: false, missed: 0 });
});

test("any own request ends the count of missed deadlines", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const seat = turnOf(table);
  table.sleepUntil(table.now + HOUR);
  expect(table.record.chairs[seat]?.missed).toBe(1);
  table.ask(seat, { type: "change-seat", seat, request: { forcedPass: "auto" } });
  expect(table.record.chairs[seat]?.missed).toBe(0);
});

test("a request that changes nothing ends the count too; without a count it costs no row", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const seat = turnOf(table);
  table.sleepUntil(table.now + HOUR);
  expect(table.record.chairs[seat]).toMatchObject({ away: false, missed: 1 });
  expect(table.ask(seat, { type: "return" })).toBeUndefined();
  expect(table.record.chairs[seat]?.missed).toBe(0);
  const rows = table.rows.length;
  expect(table.ask(seat, { type: "return" })).toBeUndefined();
  expect(table.rows.length).toBe(rows);
});

test("a seat that is away is played at once: by a bot, or by a pass, as the table was set up", () => {
  for (const absent of ["bot", "pass"] as const) {
    const table = memoryGame({ seats: 3, absent });
    const seat = turnOf(table);
    table.ask(seat, { type: "leave", seat });
    const act = table.record.play?.acts.at(0);
    expect(act).toMatchObject({ seat, by: absent === "bot" ? "bot" : "clock" });
    expect(turnOf(table)).not.toBe(seat);
  }
});

test("in the sealed step each has its own deadline; who is late has sealed an empty envelope", () => {
  let table = memoryGame({ seats: 4, variants: ["sealed"], clock: CLOCK });
  while (table.record.play?.state.phase !== "sealed")
    table = memoryGame({ seats: 4, variants: ["sealed"], clock: CLOCK });
  table.now += 10 * MINUTE;
  act(table, 2, { type: "seal", cards: [6] });
  expect([0, 1, 2, 3].map((seat) => deadlineOf(table.record, seat) === null)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  table.sleepUntil(table.now + HOUR);
  const sealed = table.record.play?.acts.slice().map(({ seat, by, action }) => [seat, by, action]);
  expect(sealed?.slice(0, 4)).toEqual([
    [2, null, { type: "seal", cards: [6] }],
    ...[0, 1, 3].map((seat) => [seat, "clock", { type: "seal", cards: [] }]),
  ]);
});

test("a game whose people are all silent comes to its end by itself, and never exits early", () => {
  const table = memoryGame({
    seats: 5,
    variants: ["sealed", "exit"],
    clock: CLOCK,
    absent: "pass",
  });
  table.sleepUntil(table.now + 30 * DAY);
  expect(table.record.play?.state.result).not.toBeNull();
  expect(table.record.play?.acts.slice().some(({ action }) => action.type === "exit")).toBe(false);
});

test("automatic moves cost and earn no time", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const first = turnOf(table);
  const second = (first + 1) % 3;
  const auction = table.record.play?.state.auction?.number ?? 0;
  const instruction = { auction, rule: { kind: "pass" }, then: "wake" } as const;
  table.ask(second, { type: "instruct", instruction });
  const before = bankOf(table.record, second, table.now);
  table.now += 20 * MINUTE;
  raise(table);
  expect(table.record.play?.acts.at(1)).toMatchObject({ seat: second, by: "instruction" });
  expect(bankOf(table.record, second, table.now)).toBe(before);
});

function raiseOrPass(table: MemoryTable): void {
  const seat = turnOf(table);
  const legal = viewOf(table.record, { seat }, table.now).you?.legal;
  const cards = legal?.cheapest;
  const [luxury] = legal?.discard ?? [];
  if (luxury !== undefined) act(table, seat, { type: "discard", luxury });
  else act(table, seat, cards ? { type: "bid", cards } : { type: "pass" });
}
