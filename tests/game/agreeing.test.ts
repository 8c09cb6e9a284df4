import { expect, test } from "vitest";
import { nextDueAt } from "../../worker/game/due.ts";
import { pausedUntil } from "../../worker/game/clock.ts";
import type { Command } from "../../worker/game/command.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bid,
  call,
  changesSince,
  codeOf,
  DAY,
  dealt,
  HOUR,
  lobby,
  look,
  PASS,
  play,
  refusedBy,
  viewIn,
} from "./support/calls.ts";

const CLOCK = { bank: 3600, increment: 600 };

function vote(table: MemoryTable, place: number, seat: number) {
  return call(table, place, { type: "vote", vote: { kind: "bot", seat } });
}

function misfit(message: string) {
  return { code: "invalid-request", issues: [{ path: ["seat"], message }] };
}

test("before the deal there is nothing to pause, resume or vote about", () => {
  for (const command of [
    { type: "pause", hours: 3 },
    { type: "resume" },
    { type: "vote", vote: { kind: "end" } },
  ] as const)
    expect(codeOf(call(lobby(), 0, command)), command.type).toBe("game-not-started");
});

test("a bot is voted for another person who is there, on turn for a day, at a table without a clock", () => {
  const table = dealt(["L5"], { seats: 4, bots: [{ level: "gentle" }] });
  const nobody = misfit("Name the seat of another person who is not away.");
  expect(refusedBy(vote(table, 0, 0))).toEqual(nobody);
  expect(refusedBy(vote(table, 0, 1))).toEqual(nobody);
  expect(refusedBy(vote(table, 0, 9))).toEqual(nobody);
  table.now += DAY;
  const early = misfit("That seat has not been on turn for 24 hours.");
  expect(refusedBy(vote(table, 0, 2))).toEqual(early);
  play(table, [0, bid(25)]);
  table.now += DAY - 1;
  expect(refusedBy(vote(table, 0, 2))).toEqual(early);
  table.now += 1;
  expect(viewIn(vote(table, 0, 2)).proposals).toEqual([
    { kind: "bot", seat: 2, by: [0], wanted: [3] },
  ]);
  call(table, 2, { type: "leave", seat: 2 });
  expect(refusedBy(vote(table, 3, 2))).toEqual(nobody);
});

test("a table with a clock hands no seat to a bot: the clock settles it", () => {
  const table = dealt(["L5"], { clock: { bank: 30 * 86_400, increment: 0 } });
  table.now += 2 * DAY;
  expect(refusedBy(vote(table, 1, 0))).toEqual(misfit("This table has a clock, which settles it."));
});

test("a vote about a turn that is over is over with it; others stand", () => {
  const table = dealt(["L5"], { seats: 4 });
  table.now += DAY;
  vote(table, 1, 0);
  call(table, 1, { type: "vote", vote: { kind: "end" } });
  expect(look(table, 2).proposals).toMatchObject([
    { kind: "bot", seat: 0, by: [1], wanted: [2, 3] },
    { kind: "end", by: [1], wanted: [0, 2, 3] },
  ]);
  play(table, [0, PASS]);
  expect(look(table, 2).proposals).toEqual([{ kind: "end", by: [1], wanted: [0, 2, 3] }]);
  table.now += DAY;
  vote(table, 2, 1);
  play(table, [1, PASS]);
  expect(look(table, 2).proposals).toHaveLength(1);
});

test("a vote about one seat stands while another plays", () => {
  const table = dealt(["L5"], { seats: 4, variants: ["sealed"] });
  table.now += DAY;
  vote(table, 1, 0);
  play(table, [2, { type: "seal", cards: [] }]);
  expect(look(table, 3).proposals).toMatchObject([{ kind: "bot", seat: 0, by: [1] }]);
});

test("two votes about two seats are two proposals", () => {
  const table = dealt(["L5"], { seats: 4, variants: ["sealed"] });
  table.now += DAY;
  vote(table, 1, 0);
  vote(table, 1, 2);
  vote(table, 3, 2);
  expect(look(table, 3).proposals).toEqual([
    { kind: "bot", seat: 0, by: [1], wanted: [2, 3] },
    { kind: "bot", seat: 2, by: [1, 3], wanted: [0] },
  ]);
  vote(table, 0, 2);
  expect(look(table, 3).proposals).toMatchObject([{ kind: "bot", seat: 0 }]);
  expect(table.record.chairs.map((sitter) => sitter?.handedToBot)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("the bot that others voted for plays whatever the table's rule, until its person is back", () => {
  const table = dealt(["L5", "L2"], { absent: "pass" });
  table.now += DAY;
  for (const place of [1, 2]) vote(table, place, 0);
  expect(table.record.play?.acts.slice()).toMatchObject([{ seat: 0, by: "bot" }]);
  const { revision } = table.record;
  call(table, 0, { type: "return" });
  expect(table.record.chairs[0]).toMatchObject({ away: false, handedToBot: false });
  expect(table.record.revision).toBe(revision + 1);
});

test("a pause is agreed to by all who are there; those away and bots are not asked", () => {
  const table = dealt(["L5"], { seats: 5, bots: [{ level: "gentle" }], clock: CLOCK });
  call(table, 4, { type: "leave", seat: 4 });
  call(table, 3, { type: "pause", hours: 2 });
  call(table, 0, { type: "pause", hours: 2 });
  expect(look(table, 2)).toMatchObject({
    pausedUntil: null,
    proposals: [{ kind: "pause", hours: 2, by: [0, 3], wanted: [2] }],
  });
  const view = viewIn(call(table, 2, { type: "pause", hours: 2 }));
  expect(view).toMatchObject({
    pausedUntil: new Date(table.now + 2 * HOUR).toISOString(),
    proposals: [],
  });
});

test("a pause does not wait for somebody who goes, and is carried out with his leaving", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  for (const place of [0, 1]) call(table, place, { type: "pause", hours: 2 });
  expect(look(table, 0).pausedUntil).toBeNull();
  call(table, 2, { type: "leave", seat: 2 });
  expect(look(table, 0).pausedUntil).not.toBeNull();
});

test("agreeing on a pause settles pauses alone, not what else is proposed", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  call(table, 0, { type: "vote", vote: { kind: "end" } });
  for (const place of [0, 1, 2]) call(table, place, { type: "pause", hours: 2 });
  expect(look(table, 0)).toMatchObject({ proposals: [{ kind: "end", by: [0], wanted: [1, 2] }] });
});

test("a word for a pause is taken back by resume, and another's word stands", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  const rows = table.rows.length;
  expect(call(table, 2, { type: "resume" }).ok).toBe(true);
  call(table, 2, { type: "vote", vote: { kind: "end" } });
  call(table, 0, { type: "pause", hours: 2 });
  expect(call(table, 2, { type: "resume" }).ok).toBe(true);
  expect(table.rows).toHaveLength(rows + 2);
  call(table, 1, { type: "pause", hours: 2 });
  const view = viewIn(call(table, 0, { type: "resume" }));
  expect(view.proposals).toEqual([
    { kind: "end", by: [2], wanted: [0, 1] },
    { kind: "pause", hours: 2, by: [1], wanted: [0, 2] },
  ]);
  expect(changesSince(table, rows + 2).map(({ type }) => type)).toEqual([
    "agreed",
    "pause-declined",
  ]);
});

test("a word for a pause and one for the end are two, and taking back the first leaves the second", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  call(table, 0, { type: "pause", hours: 2 });
  call(table, 0, { type: "vote", vote: { kind: "end" } });
  expect(look(table, 0).proposals.map(({ kind }) => kind)).toEqual(["pause", "end"]);
  call(table, 0, { type: "resume" });
  expect(look(table, 0).proposals).toEqual([{ kind: "end", by: [0], wanted: [1, 2] }]);
});

test("a word said twice counts once, and costs no row", () => {
  const table = dealt(["L5"]);
  const commands: readonly Command[] = [
    { type: "pause", hours: 2 },
    { type: "vote", vote: { kind: "end" } },
  ];
  for (const command of commands) {
    call(table, 0, command);
    const rows = table.rows.length;
    expect(call(table, 0, command).ok).toBe(true);
    expect(table.rows).toHaveLength(rows);
  }
  expect(look(table, 0).proposals).toMatchObject([
    { kind: "pause", by: [0] },
    { kind: "end", by: [0] },
  ]);
});

test("the row of the last word holds what it brings about, and nothing else", () => {
  const last = (table: MemoryTable, ...places: number[]) => ({
    say: (command: Command) => {
      for (const place of places) call(table, place, command);
      return table.rows.at(-1)?.changes.map(({ type }) => type);
    },
  });
  const end = { type: "vote", vote: { kind: "end" } } as const;
  expect(last(dealt(["L5"]), 0, 1, 2).say(end)).toEqual(["agreed", "ended"]);
  expect(last(dealt(["L5"]), 0, 1, 2).say({ type: "pause", hours: 2 })).toEqual([
    "agreed",
    "paused",
  ]);
  const late = dealt(["L5"]);
  late.now += DAY;
  const bot = { type: "vote", vote: { kind: "bot", seat: 0 } } as const;
  expect(last(late, 1, 2).say(bot)?.slice(0, 3)).toEqual(["agreed", "handed-to-bot", "acted"]);
});

test("anybody ends a pause that holds; after its end there is none to end", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  for (const place of [0, 1, 2]) call(table, place, { type: "pause", hours: 2 });
  expect(pausedUntil(table.record, table.now + 2 * HOUR)).toBeNull();
  expect(pausedUntil(table.record, table.now + 2 * HOUR - 1)).toBe(table.now + 2 * HOUR);
  table.now += HOUR;
  expect(viewIn(call(table, 2, { type: "resume" })).pausedUntil).toBeNull();
  const rows = table.rows.length;
  call(table, 2, { type: "resume" });
  expect(table.rows).toHaveLength(rows);
  expect(nextDueAt(table.record)).toBe(table.now + HOUR);
});

test("at a table without a clock a pause is noted and holds nothing up", () => {
  const table = dealt(["L5"]);
  for (const place of [0, 1, 2]) call(table, place, { type: "pause", hours: 2 });
  expect(look(table, 0).pausedUntil).not.toBeNull();
  play(table, [0, PASS]);
  expect(look(table, 0)).toMatchObject({ version: 1, deadlineAt: null });
});

test("with the end of a game all proposals end", () => {
  const table = dealt(["L5"]);
  call(table, 0, { type: "pause", hours: 2 });
  for (const place of [0, 1, 2]) call(table, place, { type: "vote", vote: { kind: "end" } });
  expect(look(table, 0)).toMatchObject({ status: "over", proposals: [], turn: 0 });
});
