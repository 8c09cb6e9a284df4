import { expect, test } from "vitest";
import { isDealt } from "../../shared/contract/view-schema.ts";
import { viewFor } from "../../shared/engine/index.ts";
import { SPECTATOR } from "../../shared/engine/seat.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bid,
  call,
  dealt,
  HOUR,
  lobby,
  look,
  MINUTE,
  openTable,
  PASS,
  passToTheEnd,
  play,
  retry,
  SECOND,
  STRANGER,
} from "./support/calls.ts";

const CLOCK = { bank: 3600, increment: 600 };

function tagOf(table: MemoryTable, place: number | null): string {
  const answered = call(table, place, { type: "view" });
  if (!answered.ok || answered.etag === null) throw new Error("A view without a tag.");
  return answered.etag;
}

test("in the lobby the game's own part of the view is empty, for whoever looks", () => {
  const table = openTable({ seats: 4, clock: CLOCK, bots: [{ level: "keen" }] });
  const view = look(table, STRANGER);
  expect(view).toMatchObject({
    version: 0,
    revision: 2,
    rulesVersion: 1,
    status: "lobby",
    endedBy: null,
    serverTime: new Date(table.now).toISOString(),
    viewer: { spectator: true },
    phase: null,
    turn: null,
    starter: null,
    greens: 0,
    deckCount: 0,
    auctionsDone: 0,
    active: null,
    forecast: null,
    removed: [],
    deadlineAt: null,
    pausedUntil: null,
    proposals: [],
    auction: null,
    lastAuction: null,
    you: null,
    result: null,
    rematch: null,
    keptUntil: null,
  });
  expect(isDealt(view)).toBe(false);
  expect(view.seats[3]).toEqual({
    seat: 3,
    name: null,
    kind: "empty",
    level: null,
    livery: "vert",
    in: false,
    bid: [],
    handCount: 0,
    hand: null,
    money: null,
    spentCount: 0,
    spent: null,
    reserve: null,
    cards: [],
    turnedDown: [],
    pending: false,
    exitUsed: false,
    status: 0,
    away: false,
    bank: 3600,
    deadlineAt: null,
  });
  expect(view.seats[1]).toMatchObject({ name: "Odette", kind: "bot", level: "keen", livery: "or" });
  expect(look(table, 0).you).toEqual({
    seat: 0,
    hand: [],
    spent: [],
    money: 0,
    sealed: null,
    instruction: null,
    forcedPass: "ask",
    invitation: table.record.invitation,
    legal: { actions: [], toBeat: null, cheapest: null, discard: [], exit: null },
  });
});

test("of a running game each viewer sees what the engine shows him, with names and clocks", () => {
  const table = dealt(["L5", "FP", "L2", "L7", "AG"], {
    variants: ["exit", "forecast", "reserve"],
    clock: CLOCK,
  });
  play(table, [0, bid(12)], [1, bid(15)], [2, PASS], [0, PASS]);
  play(table, [1, bid(2)], [2, PASS]);
  play(table, [2, bid(25)], [0, PASS], [1, PASS], [2, bid(3)]);
  table.now += 10 * MINUTE;
  for (const viewer of [0, 1, 2, STRANGER]) {
    const view = look(table, viewer);
    const seat = viewer === null ? SPECTATOR : { seat: viewer };
    const state = table.record.play?.state;
    if (state === undefined) throw new Error("Nothing was dealt.");
    const { seats, you, ...shown } = viewFor(state, seat);
    expect(view).toMatchObject({ ...shown, viewer: seat, status: "running", version: 10 });
    expect(view.seats).toMatchObject(seats.map((other) => ({ ...other })));
    const own = you && { ...you, invitation: null, forcedPass: "ask", instruction: null };
    expect(view.you).toEqual(own);
  }
  const view = look(table, 0);
  const deadlineAt = new Date(table.now + 50 * MINUTE).toISOString();
  expect(view).toMatchObject({ turn: 0, deadlineAt });
  expect(view.seats.map((seat) => [seat.bank, seat.deadlineAt])).toEqual([
    [3000, deadlineAt],
    [3600, null],
    [3600, null],
  ]);
});

test("a game that is over shows its result to everybody, and until when it is kept", () => {
  const table = dealt(["AG", "BV", "JV", "SC"]);
  passToTheEnd(table);
  const view = look(table, STRANGER);
  expect(view).toMatchObject({ status: "over", endedBy: "final-card", deadlineAt: null });
  expect(view.result).toEqual(table.record.play?.state.result);
  expect(view.keptUntil).toBe(new Date(table.now + 90 * 24 * HOUR).toISOString());
  expect(view.seats.every(({ money }) => money === 106)).toBe(true);
});

test("the tag of a view stands still with the time of day, and moves with what is seen", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  const tag = tagOf(table, 1);
  expect(tag).toMatch(/^W\/"[a-z2-7]+"$/u);
  table.now += 5 * MINUTE;
  expect(tagOf(table, 1)).toBe(tag);
  expect(tagOf(table, 2)).not.toBe(tag);
  play(table, [0, PASS]);
  expect(tagOf(table, 1)).not.toBe(tag);
});

test("the end of a pause moves the tag, though nothing is done then", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  for (const place of [0, 1, 2]) call(table, place, { type: "pause", hours: 2 });
  const paused = tagOf(table, STRANGER);
  table.now += HOUR;
  expect(tagOf(table, STRANGER)).toBe(paused);
  table.now += HOUR;
  expect(tagOf(table, STRANGER)).not.toBe(paused);
});

test("a seat's renewed key moves its own tag alone", () => {
  const table = dealt(["L5"]);
  const before = [tagOf(table, 0), tagOf(table, 1), tagOf(table, STRANGER)];
  call(table, 0, { type: "renew-token" });
  const after = [tagOf(table, 0), tagOf(table, 1), tagOf(table, STRANGER)];
  expect(after.map((tag, index) => tag === before[index])).toEqual([false, true, true]);
});

test("what is due by the clock has been played before anything is shown", () => {
  const table = dealt(["L5"], { clock: CLOCK });
  table.now += HOUR - SECOND;
  expect(look(table, STRANGER).version).toBe(0);
  table.now += SECOND;
  expect(look(table, STRANGER)).toMatchObject({ version: 1, turn: 1 });
  expect(table.rows.at(-1)).toMatchObject({ at: table.now, place: null, retry: null });
});

test("each answer but the view has no tag, and looking grants nothing", () => {
  const table = dealt(["L5"]);
  for (const command of [
    { type: "events", since: undefined },
    { type: "record" },
    { type: "dry-run", request: { version: 0, action: PASS } },
  ] as const)
    expect(call(table, 0, command)).toMatchObject({
      status: 200,
      etag: null,
      grant: null,
      location: null,
    });
  const acted = call(
    table,
    0,
    { type: "act", request: { version: 0, action: PASS } },
    retry("key"),
  );
  expect(acted).toMatchObject({ status: 200, etag: null, grant: null, location: null });
});

test("whoever has no seat looks as a spectator, and sees no invitation", () => {
  const table = lobby();
  const view = look(table, STRANGER);
  expect(view.viewer).toEqual({ spectator: true });
  expect(JSON.stringify(view)).not.toContain(table.record.invitation);
});
