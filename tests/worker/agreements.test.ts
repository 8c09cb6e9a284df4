import { expect, test } from "vitest";
import { bankOf, deadlineOf } from "../../worker/game/clock.ts";
import type { Command } from "../../worker/game/command.ts";
import { statusOf, versionOf } from "../../worker/game/game-record.ts";
import { viewOf } from "../../worker/game/game-view.ts";
import type { Action } from "../../shared/engine/action.ts";
import { memoryGame, type MemoryTable } from "./support/memory-table.ts";

const MINUTE = 60_000;
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

test("a pause by all who are awake stops the clocks and ends by itself (Hanabi-Live#275)", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const seat = turnOf(table);
  table.now += 10 * MINUTE;
  table.ask(0, { type: "pause", hours: 24 });
  table.ask(1, { type: "pause", hours: 24 });
  expect(viewOf(table.record, { seat: 2 }, table.now)).toMatchObject({
    pausedUntil: null,
    proposals: [{ kind: "pause", hours: 24, by: [0, 1], wanted: [2] }],
  });
  table.ask(2, { type: "pause", hours: 24 });
  const until = new Date(table.now + DAY).toISOString();
  expect(viewOf(table.record, { seat: 2 }, table.now)).toMatchObject({
    pausedUntil: until,
    proposals: [],
  });
  expect(bankOf(table.record, seat, table.now + 5 * HOUR)).toBe(50 * MINUTE);
  table.sleepUntil(table.now + DAY + 49 * MINUTE);
  expect(table.record.play?.acts.slice()).toEqual([]);
  table.sleepUntil(table.now + MINUTE);
  expect(table.record.play?.acts.slice()).toMatchObject([{ seat, by: "clock" }]);
});

test("no pause gives time back twice: ended early it gives what it lasted (online-go#3446)", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const seat = turnOf(table);
  const deadline = table.now + HOUR;
  for (let round = 1; round <= 3; round += 1) {
    for (const place of [0, 1, 2]) table.ask(place, { type: "pause", hours: 10 });
    table.now += HOUR;
    expect(table.ask(1, { type: "resume" })).toBeUndefined();
    expect(deadlineOf(table.record, seat)).toBe(deadline + round * HOUR);
  }
});

test("a pause agreed on in a pause counts from then, and gives no time back twice either", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  const seat = turnOf(table);
  const opened = table.now;
  for (const [hours, at] of [
    [10, 0],
    [10, 1],
    [2, 2],
  ] as const) {
    table.now = opened + at * HOUR;
    for (const place of [0, 1, 2])
      expect(table.ask(place, { type: "pause", hours })).toBeUndefined();
    expect(bankOf(table.record, seat, table.now)).toBe(HOUR);
    expect(deadlineOf(table.record, seat)).toBe(table.now + (hours + 1) * HOUR);
  }
});

test("a turn that begins in a pause has its whole time after it", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  for (const place of [0, 1, 2]) table.ask(place, { type: "pause", hours: 10 });
  const until = table.now + 10 * HOUR;
  table.now += HOUR;
  const seat = raise(table);
  expect(bankOf(table.record, seat, table.now)).toBe(HOUR);
  expect(deadlineOf(table.record, turnOf(table))).toBe(until + HOUR);
  table.ask(0, { type: "resume" });
  expect(deadlineOf(table.record, turnOf(table))).toBe(table.now + HOUR);
});

test("other hours are another pause; one's word can be taken back", () => {
  const table = memoryGame({ seats: 3, clock: CLOCK });
  table.ask(0, { type: "pause", hours: 5 });
  table.ask(1, { type: "pause", hours: 6 });
  expect(viewOf(table.record, { seat: 0 }, table.now).proposals).toEqual([
    { kind: "pause", hours: 6, by: [1], wanted: [0, 2] },
  ]);
  table.ask(1, { type: "resume" });
  expect(table.record.proposals).toEqual([]);
});

test("without a clock the others may hand a seat to a bot after a day on turn; alone with bots, alone", () => {
  const table = memoryGame({ seats: 4, absent: "pass" });
  const seat = turnOf(table);
  const others = [0, 1, 2, 3].filter((place) => place !== seat);
  const [first = 0, second = 0, third = 0] = others;
  const vote = { type: "vote", vote: { kind: "bot", seat } } as const;
  table.now += 23 * HOUR;
  expect(table.ask(first, vote)).toBe("invalid-request");
  table.now += HOUR;
  expect(table.ask(seat, vote)).toBe("invalid-request");
  expect([table.ask(first, vote), table.ask(second, vote)]).toEqual([undefined, undefined]);
  expect(table.record.chairs[seat]?.away).toBe(false);
  table.ask(third, vote);
  expect(table.record.chairs[seat]).toMatchObject({ away: true, handedToBot: true });
  expect(table.record.play?.acts.at(0)).toMatchObject({ seat, by: "bot" });
  table.ask(seat, { type: "return" });
  expect(table.record.chairs[seat]).toMatchObject({ away: false, handedToBot: false });
});

test("all who are awake may end the game by agreement, and it says so", () => {
  const table = memoryGame({ seats: 3 });
  table.ask(2, { type: "leave", seat: 2 });
  const end = { type: "vote", vote: { kind: "end" } } as const;
  table.ask(0, end);
  expect(table.ask(0, end)).toBeUndefined();
  expect(statusOf(table.record)).toBe("running");
  table.ask(1, end);
  expect(viewOf(table.record, { seat: 0 }, table.now)).toMatchObject({
    status: "over",
    endedBy: "agreement",
    result: null,
    deadlineAt: null,
  });
  expect(act(table, 0, { type: "pass" })).toBe("game-over");
});

test("what was said before changes nothing when it is said again: no row, no revision", () => {
  const table = memoryGame({ seats: 4 });
  const again: readonly Command[] = [
    { type: "pause", hours: 3 },
    { type: "vote", vote: { kind: "end" } },
  ];
  for (const command of again) {
    expect(table.ask(0, command)).toBeUndefined();
    const { revision } = table.record;
    const rows = table.rows.length;
    expect(table.ask(0, command)).toBeUndefined();
    expect([table.rows.length, table.record.revision], command.type).toEqual([rows, revision]);
  }
});
