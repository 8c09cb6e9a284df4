import { expect, test } from "vitest";
import { bankOf, deadlineOf, earliestDeadline } from "../../worker/game/clock.ts";
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
  PASS,
  play,
  SECOND,
  STRANGER,
} from "./support/calls.ts";

const CLOCK = { bank: 3600, increment: 600 };

function banks(table: MemoryTable) {
  return [0, 1, 2].map((seat) => bankOf(table.record, seat, table.now));
}

test("without a clock there is neither bank nor deadline; in the lobby every bank is full", () => {
  const free = dealt(["L5"]);
  expect(look(free, STRANGER)).toMatchObject({ deadlineAt: null, seats: [{ bank: null }, {}, {}] });
  expect(earliestDeadline(free.record)).toBeNull();
  const table = lobby({ clock: CLOCK });
  expect(banks(table)).toEqual([HOUR, HOUR, HOUR]);
  expect(earliestDeadline(table.record)).toBeNull();
});

test("only whoever is on turn has a deadline, and only his bank runs", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  table.now += 10 * MINUTE;
  expect([0, 1, 2].map((seat) => deadlineOf(table.record, seat))).toEqual([
    table.now + 50 * MINUTE,
    null,
    null,
  ]);
  expect(banks(table)).toEqual([50 * MINUTE, HOUR, HOUR]);
  table.now += HOUR;
  expect(bankOf(table.record, 0, table.now)).toBe(0);
});

test("a turn costs its time and earns the increment, up to the bank's start", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  table.now += 25 * MINUTE;
  play(table, [0, bid(4)]);
  table.now += 5 * MINUTE;
  play(table, [1, bid(6)]);
  expect(banks(table)).toEqual([45 * MINUTE, HOUR, HOUR]);
  play(table, [2, PASS]);
  table.now += 20 * MINUTE;
  play(table, [0, bid(10)]);
  expect(banks(table)).toEqual([35 * MINUTE, HOUR, HOUR]);
});

test("however little is left, a turn begins with an increment, and with a minute", () => {
  const table = dealt(["L5"], { clock: { bank: 3600, increment: 600 } });
  table.now += HOUR - SECOND;
  play(table, [0, bid(4)], [1, bid(6)], [2, bid(8)]);
  expect(deadlineOf(table.record, 0)).toBe(table.now + 601 * SECOND);
  table.now += 600 * SECOND;
  play(table, [0, bid(6)], [1, bid(8)], [2, bid(10)]);
  expect(deadlineOf(table.record, 0)).toBe(table.now + 601 * SECOND);
  const poor = dealt(["L5"], { clock: { bank: 60, increment: 10 } });
  poor.now += 55 * SECOND;
  play(poor, [0, bid(4)]);
  expect(bankOf(poor.record, 0, poor.now)).toBe(15 * SECOND);
  play(poor, [1, bid(6)], [2, bid(8)]);
  expect(deadlineOf(poor.record, 0)).toBe(poor.now + MINUTE);
  poor.now += 50 * SECOND;
  play(poor, [0, bid(6)]);
  expect(bankOf(poor.record, 0, poor.now)).toBe(20 * SECOND);
});

test("whoever lets his time run out begins his next turn with an increment and no more", () => {
  const table = dealt(["L5", "L2"], { clock: CLOCK });
  table.sleepUntil(table.now + HOUR);
  expect(table.record.play?.acts.slice()).toMatchObject([{ seat: 0, by: "clock" }]);
  expect(bankOf(table.record, 0, table.now)).toBe(0);
  play(table, [1, bid(4)], [2, PASS]);
  play(table, [1, bid(6)], [2, PASS]);
  expect(table.record.play?.state.turn).toBe(0);
  expect(deadlineOf(table.record, 0)).toBe(table.now + 10 * MINUTE);
});

test("time that an away seat is played for costs it nothing", () => {
  const table = dealt(["L5", "L2"], { clock: CLOCK, absent: "bot" });
  call(table, 1, { type: "leave", seat: 1 });
  table.now += 20 * MINUTE;
  play(table, [0, bid(4)]);
  expect(table.record.play?.acts.at(1)).toMatchObject({ seat: 1, by: "bot" });
  expect(bankOf(table.record, 1, table.now)).toBe(HOUR);
});

test("what an instruction plays earns no increment, however low the bank is", () => {
  const table = dealt(["L5", "L2"], { clock: CLOCK });
  play(table, [0, bid(4)]);
  table.now += 30 * MINUTE;
  play(table, [1, bid(6)], [2, PASS]);
  const instruction = { auction: 1, rule: { kind: "raise-to", cap: 30 }, then: "wake" } as const;
  call(table, 1, { type: "instruct", instruction });
  play(table, [0, bid(3)]);
  expect(table.record.play?.acts.at(-1)).toMatchObject({ seat: 1, by: "instruction" });
  expect(bankOf(table.record, 1, table.now)).toBe(40 * MINUTE);
  expect(table.record.chairs[1]).toMatchObject({ missed: 0, away: false });
});

test("a clock that goes back takes and gives nothing", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  table.now += 30 * MINUTE;
  play(table, [0, bid(4)], [1, bid(6)], [2, bid(8)]);
  expect(bankOf(table.record, 0, table.now)).toBe(40 * MINUTE);
  table.now -= 5 * MINUTE;
  play(table, [0, bid(6)]);
  expect(bankOf(table.record, 0, table.now)).toBe(50 * MINUTE);
});

test("7.1 the choice at a Faux Pas is a turn of its own, with its own time", () => {
  const table = dealt(["L5", "L3", "FP", "L2"], { clock: CLOCK });
  play(table, [0, bid(4)], [1, PASS], [2, PASS], [0, bid(6)], [1, PASS], [2, PASS]);
  table.now += 20 * MINUTE;
  play(table, [0, PASS]);
  expect(look(table, 0).phase).toBe("discard");
  expect(bankOf(table.record, 0, table.now)).toBe(50 * MINUTE);
  expect(deadlineOf(table.record, 0)).toBe(table.now + 50 * MINUTE);
});

test("a seat that wins and opens the next auction begins a new turn", () => {
  const table = dealt(["L5", "L2"], { clock: CLOCK });
  play(table, [0, bid(4)], [1, PASS]);
  table.now += 10 * MINUTE;
  play(table, [2, PASS]);
  expect(deadlineOf(table.record, 0)).toBe(table.now + HOUR);
});

test("a pause moves the deadline of whoever is on turn by its length, once", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  table.now += 10 * MINUTE;
  for (const place of [0, 1, 2]) call(table, place, { type: "pause", hours: 3 });
  const deadline = table.now + 3 * HOUR + 50 * MINUTE;
  expect(deadlineOf(table.record, 0)).toBe(deadline);
  table.now += HOUR;
  expect(banks(table)).toEqual([50 * MINUTE, HOUR, HOUR]);
  call(table, 1, { type: "resume" });
  expect(deadlineOf(table.record, 0)).toBe(table.now + 50 * MINUTE);
  play(table, [0, bid(4)]);
  expect(bankOf(table.record, 0, table.now)).toBe(HOUR);
  expect(deadlineOf(table.record, 1)).toBe(table.now + HOUR);
});

test("a move made in a pause costs what its turn had used before, and the next clock starts after it", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  table.now += 25 * MINUTE;
  for (const place of [0, 1, 2]) call(table, place, { type: "pause", hours: 3 });
  const until = table.now + 3 * HOUR;
  table.now += HOUR;
  play(table, [0, bid(4)]);
  expect(banks(table)).toEqual([45 * MINUTE, HOUR, HOUR]);
  expect(deadlineOf(table.record, 1)).toBe(until + HOUR);
  table.now = until;
  expect(look(table, STRANGER).pausedUntil).toBeNull();
  play(table, [1, bid(6)]);
  expect(deadlineOf(table.record, 2)).toBe(until + HOUR);
});

test("in the sealed step each seat has its own bank, and pays for its own time alone", () => {
  const table = dealt(["L5"], { variants: ["sealed"], clock: CLOCK });
  table.now += 20 * MINUTE;
  play(table, [1, { type: "seal", cards: [4] }]);
  expect(banks(table)).toEqual([40 * MINUTE, 50 * MINUTE, 40 * MINUTE]);
  table.now += 10 * MINUTE;
  expect(banks(table)).toEqual([30 * MINUTE, 50 * MINUTE, 30 * MINUTE]);
  expect([0, 1, 2].map((seat) => deadlineOf(table.record, seat))).toEqual([
    table.now + 30 * MINUTE,
    null,
    table.now + 30 * MINUTE,
  ]);
});

test("at the end no clock runs any more", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  for (const place of [0, 1, 2]) call(table, place, { type: "vote", vote: { kind: "end" } });
  expect(earliestDeadline(table.record)).toBeNull();
  table.now += DAY;
  expect(look(table, STRANGER)).toMatchObject({ endedBy: "agreement", version: 0 });
});

test("two deadlines missed in a row make a seat away; a move of its own in between does not", () => {
  const table = dealt(["L5", "L2", "L3", "L4"], { clock: CLOCK, absent: "pass" });
  const ada = () => table.record.chairs[0];
  table.sleepUntil(table.now + HOUR);
  expect(ada()).toMatchObject({ missed: 1, away: false });
  play(table, [1, bid(4)], [2, PASS], [1, bid(6)], [2, PASS], [0, PASS]);
  expect(ada()?.missed).toBe(0);
  play(table, [1, bid(8)], [2, PASS]);
  table.sleepUntil(table.now + 25 * MINUTE);
  expect(table.record.play?.acts.at(-1)).toMatchObject({ seat: 0, by: "clock" });
  expect(ada()).toMatchObject({ missed: 1, away: false });
});

test("who has missed two is away, and the table's rule plays for him at once", () => {
  const table = dealt(["L5", "L2", "L3", "L4"], { clock: CLOCK, absent: "pass" });
  table.sleepUntil(table.now + HOUR);
  play(table, [1, bid(4)], [2, PASS], [1, bid(6)], [2, PASS]);
  table.sleepUntil(table.now + 10 * MINUTE);
  expect(table.record.chairs[0]).toMatchObject({ missed: 2, away: true });
  expect(look(table, STRANGER).seats[0]?.away).toBe(true);
});
