import { expect, test } from "vitest";
import { nextDueAt, settleTime } from "../../worker/game/due.ts";
import { keptUntil } from "../../worker/game/life.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  act,
  bid,
  call,
  changesSince,
  dealt,
  HOUR,
  lobby,
  look,
  PASS,
  play,
  STRANGER,
} from "./support/calls.ts";

const ALL = bid(25, 20, 15, 12, 10, 8, 6, 4, 3, 2, 1);
const CLOCK = { bank: 3600, increment: 600 };
const GENTLE = { level: "gentle" } as const;
const SHARP = { level: "sharp" } as const;

/** What was played since a row, as [seat, kind of action, by whom]. */
function playedSince(table: MemoryTable, row: number) {
  return changesSince(table, row).flatMap((change) =>
    change.type === "acted" ? [[change.seat, change.action.type, change.by ?? null]] : [],
  );
}

test("bots play in the row of the request that woke them, until a person is to be asked", () => {
  const table = dealt(["L5", "L2"], { seats: 4, bots: [GENTLE, GENTLE] });
  const rows = table.rows.length;
  play(table, [0, PASS]);
  expect(table.rows).toHaveLength(rows + 1);
  const played = playedSince(table, rows);
  expect(played.slice(0, 3).map(([seat, , by]) => [seat, by])).toEqual([
    [0, null],
    [1, "bot"],
    [2, "bot"],
  ]);
  expect(table.record.play?.state.turn).toBe(3);
});

test("a bot plays the same game again from the same seed, and looks at no clock", () => {
  const games = [0, HOUR].map((wait) => {
    const table = dealt(["L5", "L2", "L3", "PS"], { bots: [GENTLE, GENTLE] });
    table.now += wait;
    for (let guard = 0; guard < 6; guard += 1) act(table, 0, PASS);
    return table.record.play?.acts.slice().map(({ seat, action, by }) => [seat, action, by]);
  });
  expect(games[0]).toEqual(games[1]);
  expect(games[0]?.length).toBeGreaterThan(12);
});

test("one searched move a row; what needs no search goes with it", () => {
  const two = dealt(["L5", "L2"], { seats: 4, starter: 1, bots: [SHARP, SHARP] });
  expect(nextDueAt(two.record)).toBe(two.record.changedAt);
  let rows = two.rows.length;
  two.alarm();
  expect(playedSince(two, rows).map(([seat]) => seat)).toEqual([1]);
  expect(nextDueAt(two.record)).toBe(two.record.changedAt);
  rows = two.rows.length;
  two.alarm();
  expect(playedSince(two, rows).map(([seat]) => seat)).toEqual([2]);
  const mixed = dealt(["L5", "L2"], { seats: 4, starter: 1, bots: [SHARP, GENTLE] });
  rows = mixed.rows.length;
  mixed.alarm();
  expect(playedSince(mixed, rows).map(([seat, , by]) => [seat, by])).toEqual([
    [1, "bot"],
    [2, "bot"],
  ]);
  expect(nextDueAt(mixed.record)).toBeGreaterThan(mixed.record.changedAt);
});

test("what changes nothing sets nothing off: a searched move is left to the alarm", () => {
  const table = dealt(["L5", "L2"], { seats: 4, starter: 1, bots: [SHARP, SHARP] });
  table.alarm();
  const rows = table.rows.length;
  // Time has brought about Séraphine's move; asking to come back from nowhere brings no other.
  call(table, 0, { type: "return" });
  expect(playedSince(table, rows).map(([seat]) => seat)).toEqual([2]);
  const again = dealt(["L5", "L2"], { seats: 5, starter: 1, bots: [SHARP, SHARP, SHARP] });
  const before = again.rows.length;
  call(again, 0, { type: "return" });
  expect(playedSince(again, before).map(([seat]) => seat)).toEqual([1]);
});

test("a person's or a gentle bot's move is none that was searched", () => {
  const table = dealt(["L5", "L2"], { seats: 4, starter: 1, bots: [GENTLE, SHARP] });
  const rows = table.rows.length;
  table.alarm();
  expect(playedSince(table, rows).map(([seat]) => seat)).toEqual([1, 2]);
  const asked = dealt(["L5", "L2"], { seats: 3, starter: 0, bots: [SHARP] });
  const before = asked.rows.length;
  play(asked, [0, PASS]);
  expect(playedSince(asked, before).map(([seat]) => seat)).toEqual([0, 1]);
});

test("nothing plays itself at a table that people have ended", () => {
  const table = dealt(["L5", "L2"], { seats: 4, starter: 1, bots: [SHARP, SHARP, SHARP] });
  const rows = table.rows.length;
  call(table, 0, { type: "vote", vote: { kind: "end" } });
  expect(look(table, STRANGER)).toMatchObject({ endedBy: "agreement", turn: 2 });
  expect(playedSince(table, rows).map(([seat]) => seat)).toEqual([1]);
  expect(nextDueAt(table.record)).toBe(keptUntil(table.record));
  expect(settleTime(table.record, table.now)).toEqual([]);
});

test("in the sealed step, too, one searched envelope a row, while people have yet to seal", () => {
  const table = dealt(["L5"], { seats: 4, variants: ["sealed"], bots: [SHARP, SHARP] });
  const rows = table.rows.length;
  table.alarm();
  expect(playedSince(table, rows)).toEqual([[1, "seal", "bot"]]);
  table.alarm();
  expect(playedSince(table, rows).map(([seat]) => seat)).toEqual([1, 2]);
});

test("what a row left to be played is due at once: a forced pass, an instruction", () => {
  const left = (table: MemoryTable) => {
    const changes = [{ type: "acted", seat: 0, action: ALL }] as const;
    table.write({ at: table.now, place: 0, retry: null, changes });
    expect(nextDueAt(table.record)).toBe(table.record.changedAt);
    table.alarm();
    return table.record.play?.acts.at(1);
  };
  expect(left(dealt(["L5", "L2"], { forcedPass: "auto" }))).toMatchObject({ by: "forced" });
  const told = dealt(["L5", "L2"]);
  const instruction = { auction: 1, rule: { kind: "pass" }, then: "wake" } as const;
  call(told, 1, { type: "instruct", instruction });
  expect(left(told)).toMatchObject({ by: "instruction" });
});

test("the bot that plays for an absent seat is the gentle one, move for move", () => {
  const cards = ["L9", "AG", "L3", "PS", "L10"] as const;
  const bot = dealt(cards, { bots: [GENTLE] });
  const gone = dealt(cards, { absent: "bot" });
  call(gone, 1, { type: "leave", seat: 1 });
  const keen = dealt(cards, { bots: [{ level: "keen" }] });
  const movesOf = (table: MemoryTable) => {
    for (let guard = 0; guard < 40; guard += 1) {
      const { turn, you } = look(table, 0);
      const cheapest = you?.legal.cheapest;
      if (turn === 0) act(table, 0, cheapest && guard % 3 > 0 ? bid(...cheapest) : PASS);
      if (turn === 2) act(table, 2, PASS);
    }
    return table.record.play?.acts.slice().map(({ seat, action }) => [seat, action]);
  };
  const moves = movesOf(bot);
  expect(movesOf(gone)).toEqual(moves);
  expect(movesOf(keen)).not.toEqual(moves);
});

test("nothing is due by itself in a lobby, nor from people who are there", () => {
  const table = lobby();
  expect(nextDueAt(table.record)).toBeGreaterThan(table.now);
  const running = dealt(["L5"]);
  expect(settleTime(running.record, running.now)).toEqual([]);
});

test("an away seat passes at once, seals an empty envelope, and gives its lowest luxury", () => {
  const table = dealt(["L5", "L3", "FP", "L2"], { absent: "pass" });
  play(table, [0, bid(4)], [1, PASS], [2, PASS], [0, bid(6)], [1, PASS], [2, PASS]);
  const rows = table.rows.length;
  call(table, 0, { type: "leave", seat: 0 });
  expect(playedSince(table, rows)).toEqual([
    [0, "pass", "clock"],
    [0, "discard", "clock"],
    [0, "pass", "clock"],
  ]);
  expect(look(table, STRANGER).removed).toEqual(["FP", "L3"]);
  const sealed = dealt(["L5"], { variants: ["sealed"], absent: "pass" });
  call(sealed, 1, { type: "leave", seat: 1 });
  expect(sealed.record.play?.acts.slice()).toMatchObject([
    { seat: 1, action: { type: "seal", cards: [] }, by: "clock" },
  ]);
});

test("what the table passes for an absent seat is no deadline missed", () => {
  const table = dealt(["L5", "L2"], { absent: "pass", clock: CLOCK });
  call(table, 1, { type: "leave", seat: 1 });
  const before = look(table, STRANGER).seats[1]?.bank;
  play(table, [0, PASS]);
  expect(table.record.chairs[1]).toMatchObject({ away: true, missed: 0 });
  expect(look(table, STRANGER).seats[1]?.bank).toBe(before);
});

test("5.4 a seat that can neither raise nor exit passes by force, if it wants so", () => {
  const table = dealt(["L5", "L2"], { forcedPass: "auto", variants: ["exit"] });
  play(table, [0, bid(12)], [1, PASS], [2, PASS], [0, bid(1)]);
  const rows = table.rows.length;
  play(table, [1, ALL]);
  // Chloé has nothing to exit with; Ada has, and is asked.
  expect(playedSince(table, rows)).toEqual([
    [1, "bid", null],
    [2, "pass", "forced"],
  ]);
  expect(look(table, 0)).toMatchObject({ turn: 0, you: { legal: { actions: ["pass", "exit"] } } });
});

test("a seat's own choice about forced passes goes before the table's, both ways", () => {
  for (const own of ["auto", "ask"] as const) {
    const table = dealt(["L5", "L2"], { forcedPass: own === "auto" ? "ask" : "auto" });
    call(table, 1, { type: "change-seat", seat: 1, request: { forcedPass: own } });
    play(table, [0, ALL]);
    expect(
      table.record.play?.acts
        .slice()
        .map(({ seat, by }) => [seat, by])
        .slice(0, 2),
    ).toEqual(
      own === "auto"
        ? [
            [0, null],
            [1, "forced"],
          ]
        : [[0, null]],
    );
  }
});

test("no discard is forced: a Faux Pas asks its owner, though he may only discard", () => {
  const table = dealt(["L5", "L3", "FP", "L2"], { forcedPass: "auto" });
  play(table, [0, bid(4)], [1, PASS], [2, PASS], [0, bid(6)], [1, PASS], [2, PASS], [0, PASS]);
  expect(look(table, 0)).toMatchObject({ phase: "discard", turn: 0 });
});
