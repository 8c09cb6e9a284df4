import { expect, test } from "vitest";
import { recordSchema } from "../../shared/contract/record.ts";
import { entropiesFor } from "../../shared/deal/index.ts";
import { replayRecord } from "../support/replay-api-record.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bid,
  bodyOf,
  call,
  codeOf,
  dealt,
  ENTROPY,
  HOUR,
  lobby,
  openTable,
  PASS,
  passToTheEnd,
  play,
  refusedBy,
  sitDown,
  STRANGER,
} from "./support/calls.ts";

function recordOf(table: MemoryTable, place: number | null) {
  return recordSchema.parse(bodyOf(call(table, place, { type: "record" })));
}

test("a table that was never dealt has no record, and says whether one can still come", () => {
  const table = lobby();
  expect(codeOf(call(table, 0, { type: "record" }))).toBe("game-not-started");
  call(table, 0, { type: "cancel" });
  expect(refusedBy(call(table, STRANGER, { type: "record" }))).toEqual({
    code: "game-over",
    endedBy: "cancelled",
    result: null,
  });
});

test("the record of a running game ends with the last card turned up and keeps its seed", () => {
  const table = dealt(["L5", "L2", "L3"], { seats: 4, starter: 2, variants: ["open"] });
  play(table, [2, bid(4)]);
  const record = recordOf(table, STRANGER);
  expect(record).toMatchObject({
    format: "high-society-record/1",
    rules: 1,
    seats: [{ name: "Ada" }, { name: "Béla" }, { name: "Chloé" }, { name: "Dmitri" }],
    variants: ["open"],
    starter: 2,
    deck: ["L5"],
    actions: [{ seat: 2, type: "bid", cards: [4], at: new Date(table.now).toISOString() }],
    result: null,
    complete: false,
  });
  expect(record.fairness).toMatchObject({ commitment: table.record.commitment, seed: null });
});

test("with a forecast two cards have been turned up", () => {
  const table = dealt(["L5", "L2", "L3"], { variants: ["forecast"] });
  expect(recordOf(table, 0).deck).toEqual(["L5"]);
  play(table, [0, PASS], [1, PASS]);
  expect(recordOf(table, 0).deck).toEqual(["L5", "L2", "L3"]);
});

test("each kind of action is recorded as it was asked for", () => {
  const table = dealt(["L5", "L3", "L2", "FP", "L4"], { variants: ["sealed", "exit"] });
  const seal = (...cards: (4 | 3 | 2 | 6)[]) => ({ type: "seal", cards }) as const;
  play(table, [0, seal(4)], [1, seal(3)], [2, seal()], [1, PASS], [2, PASS]);
  play(table, [0, seal(6)], [1, seal()], [2, seal()], [1, PASS], [2, PASS]);
  play(table, [0, seal(2)], [1, seal(4)], [2, seal(3)]);
  play(table, [0, { type: "exit", luxury: "L5", recover: 6 }], [2, PASS]);
  play(table, [1, bid(2)], [2, bid(4)], [0, PASS]);
  const { actions } = recordOf(table, 0);
  expect(actions.slice(-5)).toMatchObject([
    { seat: 0, type: "exit", luxury: "L5", recover: 6 },
    { seat: 2, type: "pass" },
    { seat: 1, type: "bid", cards: [2] },
    { seat: 2, type: "bid", cards: [4] },
    { seat: 0, type: "pass" },
  ]);
  expect(actions[0]).toMatchObject({ seat: 0, type: "seal", cards: [4] });
  // 10.3, E6: others do not learn old envelopes, nor what came back by an exit.
  const others = recordOf(table, 1).actions;
  expect(others[0]).toMatchObject({ seat: 0, type: "seal", cards: null });
  expect(others.at(-5)).toMatchObject({ seat: 0, type: "exit", luxury: "L5", recover: null });
});

test("7.1 the choice at a Faux Pas is an action of its own", () => {
  const table = dealt(["L5", "L3", "FP", "L2"]);
  play(table, [0, bid(4)], [1, PASS], [2, PASS], [0, bid(6)], [1, PASS], [2, PASS], [0, PASS]);
  play(table, [0, { type: "discard", luxury: "L3" }]);
  expect(recordOf(table, STRANGER).actions.at(-1)).toMatchObject({
    seat: 0,
    type: "discard",
    luxury: "L3",
  });
});

test("who played an action other than its seat is noted, as far as the viewer may know", () => {
  const table = dealt(["L5", "L2"], {
    clock: { bank: 3600, increment: 60 },
    bots: [{ level: "gentle" }],
  });
  table.now += HOUR;
  const byClock = recordOf(table, STRANGER).actions;
  expect(byClock[0]).toMatchObject({ seat: 0, by: "clock" });
  expect(byClock[1]).toMatchObject({ seat: 1, by: "bot" });
  const forced = dealt(["L5"], { forcedPass: "auto" });
  play(forced, [0, bid(25, 20, 15, 12, 10, 8, 6, 4, 3, 2, 1)]);
  expect(recordOf(forced, 1).actions[1]).toMatchObject({ by: "forced" });
  expect(recordOf(forced, 0).actions[1]).not.toHaveProperty("by");
});

test("at the end the record is complete: the whole deck, the seed, and it replays to its result", () => {
  const table = dealt(["L5", "AG", "BV", "JV", "SC"]);
  passToTheEnd(table);
  const record = recordOf(table, STRANGER);
  expect(record).toMatchObject({ complete: true, deck: table.record.play?.deck });
  expect(record.deck).toHaveLength(16);
  expect(record.fairness?.seed).toBe(table.record.seed);
  expect(replayRecord(record)).toEqual(record.result);
});

test("a game that was ended by agreement shows its seed but not the rest of its deck", () => {
  const table = dealt(["L5", "L2"]);
  for (const place of [0, 1, 2]) call(table, place, { type: "vote", vote: { kind: "end" } });
  const record = recordOf(table, STRANGER);
  expect(record).toMatchObject({ complete: false, deck: ["L5"], result: null });
  expect(record.fairness?.seed).toBe(table.record.seed);
});

test("the record marks each seat's part of the deal as the client's or the server's", () => {
  const table = openTable();
  sitDown(table, "Béla", { entropy: ENTROPY });
  sitDown(table, "Chloé");
  call(table, 0, { type: "start", request: {} });
  const { fairness } = recordOf(table, STRANGER);
  expect(fairness?.entropies).toEqual(entropiesFor(table.record.seed, [null, ENTROPY, null]));
  expect(fairness?.entropies.map(({ by }) => by)).toEqual(["server", "client", "server"]);
});
