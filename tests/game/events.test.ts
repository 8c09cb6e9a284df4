import { expect, test } from "vitest";
import { eventsSchema } from "../../shared/contract/answers.ts";
import { SPECTATOR } from "../../shared/engine/seat.ts";
import { eventsFrom } from "../../worker/game/served-events.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bid,
  bodyOf,
  call,
  dealt,
  HOUR,
  MINUTE,
  openTable,
  PASS,
  play,
  sitDown,
  STRANGER,
} from "./support/calls.ts";

const CLOCK = { bank: 3600, increment: 600 };

function eventsOf(table: MemoryTable, place: number | null, since?: number) {
  return eventsSchema.parse(bodyOf(call(table, place, { type: "events", since })));
}

test("events tell the whole story in order, without gaps, from the lobby on", () => {
  const table = openTable({ bots: [{ level: "gentle" }] });
  sitDown(table, "Béla");
  table.now += MINUTE;
  call(table, 0, { type: "leave", seat: 1 });
  sitDown(table, "Chloé");
  const { version, events } = eventsOf(table, STRANGER);
  expect(version).toBe(0);
  expect(events.map(({ index, type }) => [index, type])).toEqual([
    [0, "game-opened"],
    [1, "seat-taken"],
    [2, "seat-taken"],
    [3, "seat-taken"],
    [4, "seat-left"],
    [5, "seat-taken"],
  ]);
  expect(events[0]).toMatchObject({ name: "Ada's table", version: 0 });
  expect(events[2]).toMatchObject({ seat: 1, name: "Odette", kind: "bot", level: "gentle" });
  expect(events[4]).toMatchObject({ seat: 1, name: "Odette" });
  const opened = Date.parse(events[0]?.at ?? "");
  expect(Date.parse(events[4]?.at ?? "") - opened).toBe(MINUTE);
});

test("the deal has version 0; each action's events count from 0 in their own version", () => {
  const table = dealt(["L5", "L2"], { starter: 1 });
  play(table, [1, PASS], [2, PASS]);
  const told = (since?: number) =>
    eventsOf(table, 0, since).events.map(({ version, index, type }) => [version, index, type]);
  expect(told().slice(4)).toEqual([
    [0, 4, "game-started"],
    [0, 5, "card-revealed"],
    [1, 0, "passed"],
    [2, 0, "passed"],
    [2, 1, "card-won"],
    [2, 2, "card-revealed"],
  ]);
  expect(told(0)).toEqual(told().slice(6));
  expect(told(1)).toEqual(told().slice(7));
  expect(told(2)).toEqual([]);
  expect(eventsOf(table, 0).version).toBe(2);
  const started = eventsOf(table, 0).events[4];
  expect(started).toMatchObject({
    starter: 1,
    seats: [
      { seat: 0, name: "Ada", kind: "person" },
      { seat: 1, name: "Béla", kind: "person" },
      { seat: 2, name: "Chloé", kind: "person" },
    ],
  });
});

test("what happens around a running game stands at the version at which it happened", () => {
  const table = dealt(["L5"]);
  play(table, [0, bid(4)]);
  for (const place of [0, 1, 2]) call(table, place, { type: "vote", vote: { kind: "end" } });
  expect(eventsOf(table, 0, 0).events).toMatchObject([
    { version: 1, index: 0, type: "bid-raised" },
    { version: 1, index: 1, type: "game-ended", endedBy: "agreement" },
  ]);
});

test("10.3 the closed ledger withholds what an auction before the last one cost, from all but the payer", () => {
  const table = dealt(["L5", "L2", "L3"]);
  play(table, [0, bid(12)], [1, PASS], [2, PASS]);
  play(table, [0, bid(6)], [1, PASS], [2, PASS]);
  const bids = (place: number | null) =>
    eventsOf(table, place).events.flatMap((event) =>
      event.type === "bid-raised" ? [event.cards] : [],
    );
  expect(bids(1)).toEqual([null, [6]]);
  expect(bids(STRANGER)).toEqual([null, [6]]);
  expect(bids(0)).toEqual([[12], [6]]);
});

test("that a bot or the clock played is public; a forced pass is its seat's own affair", () => {
  const table = dealt(["L5", "L2"], { clock: CLOCK, forcedPass: "auto" });
  play(table, [0, bid(25, 20, 15, 12, 10, 8, 6, 4, 3, 2, 1)]);
  const by = (place: number | null) =>
    eventsOf(table, place, 0).events.map(({ type, by: actor }) => [type, actor]);
  expect(by(1).slice(1, 3)).toEqual([
    ["passed", "forced"],
    ["passed", undefined],
  ]);
  expect(by(STRANGER).slice(0, 4)).toEqual([
    ["bid-raised", undefined],
    ["passed", undefined],
    ["passed", undefined],
    ["card-won", undefined],
  ]);
  const late = dealt(["L5"], { clock: CLOCK });
  late.now += HOUR;
  expect(eventsOf(late, STRANGER, 0).events[0]).toMatchObject({ type: "passed", by: "clock" });
});

test("an update brings the events from a point of the history on", () => {
  const table = dealt(["L5"]);
  const start = table.record.history.length;
  play(table, [0, bid(4)], [1, PASS]);
  const types = (from: number) => eventsFrom(table.record, SPECTATOR, from).map(({ type }) => type);
  expect(types(start)).toEqual(["bid-raised", "passed"]);
  expect(types(start + 1)).toEqual(["passed"]);
});
