import { expect, test } from "vitest";
import { actedSchema, dryRunSchema } from "../../shared/contract/answers.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  act,
  bid,
  bodyOf,
  call,
  codeOf,
  dealt,
  lobby,
  look,
  PASS,
  passToTheEnd,
  play,
  refusedBy,
} from "./support/calls.ts";

function actAt(table: MemoryTable, seat: number, version: number, action: Action) {
  return call(table, seat, { type: "act", request: { version, action } });
}

function tried(table: MemoryTable, seat: number, action: Action) {
  const { version } = look(table, seat);
  return call(table, seat, { type: "dry-run", request: { version, action } });
}

function effectOf(table: MemoryTable, seat: number, action: Action) {
  return dryRunSchema.parse(bodyOf(tried(table, seat, action)));
}

test("an action answers with the view after it and the events since the version it named", () => {
  const table = dealt(["L5", "L2"]);
  const { view, events } = actedSchema.parse(bodyOf(actAt(table, 0, 0, bid(8))));
  expect(view).toMatchObject({ version: 1, turn: 1, viewer: { seat: 0 } });
  expect(events).toMatchObject([{ version: 1, index: 0, type: "bid-raised", seat: 0, total: 8 }]);
  play(table, [1, PASS]);
  const last = actedSchema.parse(bodyOf(act(table, 2, PASS)));
  expect(last.events.map(({ version, index, type }) => [version, index, type])).toEqual([
    [3, 0, "passed"],
    [3, 1, "card-won"],
    [3, 2, "card-revealed"],
  ]);
});

test("before the deal nobody acts", () => {
  expect(codeOf(actAt(lobby(), 0, 0, PASS))).toBe("game-not-started");
});

test("a stale action gets the present version, the fresh view and the events in between", () => {
  const table = dealt(["L5"]);
  play(table, [0, bid(8)], [1, bid(10)]);
  expect(refusedBy(actAt(table, 2, 1, PASS))).toMatchObject({
    code: "stale-version",
    version: 2,
    view: { version: 2, viewer: { seat: 2 }, auction: { high: 10 } },
    events: [{ version: 2, seat: 1, type: "bid-raised" }],
  });
  expect(refusedBy(actAt(table, 2, 3, PASS))).toMatchObject({ code: "stale-version", events: [] });
});

test("a finished game says so before anything else, with its result", () => {
  const table = dealt(["AG", "BV", "JV", "SC"]);
  passToTheEnd(table);
  expect(refusedBy(actAt(table, 0, 0, PASS))).toEqual({
    code: "game-over",
    endedBy: "final-card",
    result: table.record.play?.state.result,
  });
  expect(table.record.play?.state.result).not.toBeNull();
  expect(look(table, 0)).toMatchObject({ status: "over", endedBy: "final-card", phase: "over" });
});

test("every broken rule has its code and the facts that a client needs", () => {
  const table = dealt(["L5", "L2"], { variants: ["exit"] });
  const refused = (seat: number, action: Action) => refusedBy(act(table, seat, action));
  expect(refused(1, PASS)).toEqual({ code: "not-your-turn", turn: 0 });
  expect(refused(0, { type: "seal", cards: [] })).toEqual({
    code: "wrong-phase",
    phase: "bidding",
  });
  expect(refused(0, bid())).toEqual({ code: "empty-bid" });
  expect(refused(0, bid(3, 3))).toEqual({ code: "duplicate-card" });
  expect(refused(0, { type: "discard", luxury: "L5" })).toMatchObject({ code: "wrong-phase" });
  expect(refused(0, { type: "exit", luxury: "L5", recover: 1 })).toEqual({
    code: "exit-unavailable",
    reason: "no-luxury",
  });
  play(table, [0, bid(10)]);
  expect(refused(1, bid(10))).toEqual({ code: "bid-too-low", toBeat: 10 });
  play(table, [1, bid(12)], [2, bid(15)]);
  expect(refused(0, bid(10, 8))).toEqual({ code: "card-not-in-hand", cards: [10] });
  expect(table.record.play?.acts).toHaveLength(3);
});

test("7.1 a Faux Pas takes a luxury of its owner's choice, and one of his own", () => {
  const table = dealt(["L5", "L3", "FP", "L2"]);
  play(table, [0, bid(4)], [1, PASS], [2, PASS]);
  play(table, [0, bid(6)], [1, PASS], [2, PASS], [0, PASS]);
  expect(look(table, 0)).toMatchObject({ phase: "discard", turn: 0 });
  expect(refusedBy(act(table, 0, PASS))).toEqual({ code: "wrong-phase", phase: "discard" });
  expect(refusedBy(act(table, 0, { type: "discard", luxury: "L2" }))).toEqual({
    code: "luxury-not-yours",
  });
  expect(act(table, 0, { type: "discard", luxury: "L5" }).ok).toBe(true);
});

test("D1: an envelope is good for any version since its auction opened, so that five can seal at once", () => {
  const table = dealt(["L5", "L2"], { seats: 5, variants: ["sealed"] });
  for (const seat of [4, 2, 0, 1, 3])
    expect(codeOf(actAt(table, seat, 0, { type: "seal", cards: [seat === 2 ? 4 : 1] }))).toBe(
      undefined,
    );
  expect(look(table, 0)).toMatchObject({ version: 5, phase: "bidding" });
  // Everybody else passes; Chloé's envelope wins, and the next auction opens.
  play(table, [0, PASS], [1, PASS], [3, PASS], [4, PASS]);
  expect(look(table, 0)).toMatchObject({ version: 9, phase: "sealed", active: "L2" });
  const seal = { type: "seal", cards: [8] } as const;
  expect(codeOf(actAt(table, 1, 8, seal))).toBe("stale-version");
  expect(codeOf(actAt(table, 1, 9, seal))).toBeUndefined();
  expect(codeOf(actAt(table, 3, 11, seal))).toBe("stale-version");
  expect(codeOf(actAt(table, 3, 9, seal))).toBeUndefined();
  expect(refusedBy(actAt(table, 3, 11, seal))).toMatchObject({ code: "already-sealed" });
});

test("only an envelope is: an older pass in the sealed step is stale, and so is an envelope after it", () => {
  const table = dealt(["L5", "L2"], { variants: ["sealed"] });
  const seal = { type: "seal", cards: [] } as const;
  play(table, [0, seal]);
  expect(codeOf(actAt(table, 1, 0, PASS))).toBe("stale-version");
  expect(codeOf(actAt(table, 1, 1, PASS))).toBe("wrong-phase");
  play(table, [1, seal], [2, seal]);
  expect(codeOf(actAt(table, 0, 2, seal))).toBe("stale-version");
  expect(codeOf(actAt(table, 0, 3, seal))).toBe("wrong-phase");
});

test("a dry run of a bid says its total and changes nothing", () => {
  const table = dealt(["L5"]);
  const rows = table.rows.length;
  expect(effectOf(table, 0, bid(8, 10))).toEqual({
    legal: true,
    total: 18,
    returns: [],
    paid: 0,
    endsAuction: false,
  });
  expect(table.rows).toHaveLength(rows);
  play(table, [0, bid(8, 10)], [1, bid(20)], [2, PASS]);
  expect(effectOf(table, 0, bid(3))).toMatchObject({ total: 21, endsAuction: false });
});

test("a dry run of a pass says what comes back, and whether it would end the auction", () => {
  const table = dealt(["L5", "L2"]);
  play(table, [0, bid(8, 1)], [1, bid(10)]);
  expect(effectOf(table, 2, PASS)).toMatchObject({ returns: [], total: null, endsAuction: false });
  play(table, [2, PASS]);
  expect(effectOf(table, 0, PASS)).toEqual({
    legal: true,
    total: null,
    returns: [1, 8],
    paid: 0,
    endsAuction: true,
  });
});

test("6.2: a dry run of the first pass in a disgrace auction ends it, and costs nothing", () => {
  const table = dealt(["PS", "L2"]);
  play(table, [0, bid(2)], [1, bid(3)], [2, bid(4)]);
  expect(effectOf(table, 0, PASS)).toEqual({
    legal: true,
    total: null,
    returns: [2],
    paid: 0,
    endsAuction: true,
  });
});

test("a dry run of a seal says what is in the envelope, and never what others sealed", () => {
  const table = dealt(["L5"], { variants: ["sealed"] });
  play(table, [0, { type: "seal", cards: [10] }], [1, { type: "seal", cards: [12] }]);
  expect(effectOf(table, 2, { type: "seal", cards: [3, 4] })).toEqual({
    legal: true,
    total: 7,
    returns: [],
    paid: 0,
    endsAuction: false,
  });
  expect(effectOf(table, 2, { type: "seal", cards: [] }).total).toBe(0);
});

test("D5: a tied leader's dry pass ends the auction and costs nothing", () => {
  const table = dealt(["L5", "L2"], { variants: ["sealed"] });
  play(table, ...[0, 1, 2].map((seat) => [seat, { type: "seal", cards: [1] }] as const));
  play(table, [0, PASS]);
  expect(effectOf(table, 1, PASS)).toMatchObject({ paid: 0, returns: [1], endsAuction: true });
});

test("E2: a dry run of an exit gives the bid and the recovered card back, in their order", () => {
  const table = dealt(["L5", "L2", "L3"], { variants: ["exit"] });
  play(table, [0, bid(12)], [1, PASS], [2, PASS]);
  play(table, [0, bid(20, 1)], [1, bid(25)], [2, PASS]);
  const exit = { type: "exit", luxury: "L5", recover: 12 } as const;
  expect(effectOf(table, 0, exit)).toEqual({
    legal: true,
    total: null,
    returns: [1, 12, 20],
    paid: 0,
    endsAuction: true,
  });
});

test("a dry run meets the refusal that the action would", () => {
  const table = dealt(["L5"]);
  expect(refusedBy(tried(table, 1, PASS))).toEqual({ code: "not-your-turn", turn: 0 });
  const request = { version: 4, action: PASS };
  expect(codeOf(call(table, 0, { type: "dry-run", request }))).toBe("stale-version");
  expect(codeOf(call(lobby(), 0, { type: "dry-run", request }))).toBe("game-not-started");
});
