import { expect, test } from "vitest";
import type { Instruction } from "../../shared/contract/instruction.ts";
import type { Action } from "../../shared/engine/action.ts";
import { eventsAfter } from "../../worker/game/served-events.ts";
import { versionOf } from "../../worker/game/game-record.ts";
import { viewOf } from "../../worker/game/game-view.ts";
import { memoryGame, type MemoryTable } from "./support/memory-table.ts";

type Rule = Instruction["rule"];

function turnOf(table: MemoryTable): number {
  return table.record.play?.state.turn ?? -1;
}

function act(table: MemoryTable, seat: number, action: Action): string | undefined {
  return table.ask(seat, { type: "act", request: { version: versionOf(table.record), action } });
}

function instruct(table: MemoryTable, seat: number, rule: Rule, then: "wake" | "pass" = "wake") {
  const auction = table.record.play?.state.auction?.number ?? 0;
  return table.ask(seat, { type: "instruct", instruction: { auction, rule, then } });
}

/** A game whose first card is a luxury or a prestige: nobody is made to take it. */
function positiveGame(seats: 3 | 4 | 5 = 3): MemoryTable {
  for (;;) {
    const table = memoryGame({ seats });
    if (table.record.play?.state.auction?.kind === "positive") return table;
  }
}

/** What was played since, as [steps clockwise from the first seat, action, by]. */
function played(table: MemoryTable, first: number): unknown[] {
  const acts = table.record.play?.acts.slice() ?? [];
  return acts.map(({ seat, action, by }) => [(seat - first + 3) % 3, action, by]);
}

test("pass: at once, whatever the price, and only in this auction (18xx#4446)", () => {
  const table = positiveGame();
  const first = turnOf(table);
  instruct(table, (first + 1) % 3, { kind: "pass" });
  act(table, first, { type: "bid", cards: [1] });
  expect(played(table, first)).toEqual([
    [0, { type: "bid", cards: [1] }, null],
    [1, { type: "pass" }, "instruction"],
  ]);
  act(table, turnOf(table), { type: "pass" });
  expect(table.record.chairs.every((sitter) => sitter?.instruction === null)).toBe(true);
  const next = turnOf(table);
  act(table, next, { type: "bid", cards: [25] });
  expect(table.record.play?.acts.at(-1)).toMatchObject({ seat: next, by: null });
});

test("pass-at: passes from that total on, and wakes below it", () => {
  for (const [bid, by] of [
    [10, "instruction"],
    [8, null],
  ] as const) {
    const table = positiveGame();
    const first = turnOf(table);
    instruct(table, (first + 1) % 3, { kind: "pass-at", total: 10 });
    act(table, first, { type: "bid", cards: [bid] });
    expect(table.record.play?.acts.at(-1)?.by).toBe(by);
    expect(turnOf(table)).toBe(by === null ? (first + 1) % 3 : (first + 2) % 3);
  }
});

test("raise-to: the cheapest raise within the cap, then waking or passing as was said", () => {
  for (const then of ["wake", "pass"] as const) {
    const table = positiveGame();
    const first = turnOf(table);
    instruct(table, (first + 1) % 3, { kind: "raise-to", cap: 7 }, then);
    instruct(table, (first + 2) % 3, { kind: "raise-to", cap: 9 }, "pass");
    act(table, first, { type: "bid", cards: [3] });
    expect(played(table, first)).toEqual([
      [0, { type: "bid", cards: [3] }, null],
      [1, { type: "bid", cards: [4] }, "instruction"],
      [2, { type: "bid", cards: [1, 4] }, "instruction"],
    ]);
    act(table, first, { type: "pass" });
    // 4 and a 2 make 6, within the cap of 7; above 5 and 2 it would take an 8.
    expect(played(table, first).slice(4, 6)).toEqual([
      [1, { type: "bid", cards: [2] }, "instruction"],
      [2, { type: "bid", cards: [2] }, "instruction"],
    ]);
    const last = table.record.play?.acts.at(-1);
    expect(last?.action.type).toBe(then === "pass" ? "pass" : "bid");
    expect(table.record.play?.state.auctionsDone).toBe(then === "pass" ? 1 : 0);
  }
});

test("lay: exactly these cards, while the price is below and they raise", () => {
  const table = positiveGame();
  const first = turnOf(table);
  const second = (first + 1) % 3;
  instruct(table, second, { kind: "lay", cards: [12, 8], below: 15 });
  act(table, first, { type: "bid", cards: [10] });
  expect(table.record.play?.acts.at(-1)).toMatchObject({
    seat: second,
    action: { type: "bid", cards: [12, 8] },
    by: "instruction",
  });
  const dear = positiveGame();
  const opener = turnOf(dear);
  instruct(dear, (opener + 1) % 3, { kind: "lay", cards: [12, 8], below: 15 });
  act(dear, opener, { type: "bid", cards: [15] });
  expect(turnOf(dear)).toBe((opener + 1) % 3);
});

test("a leader is never passed by it: laying everything and leading wins (18xx#10101)", () => {
  const table = positiveGame();
  const first = turnOf(table);
  act(table, first, { type: "bid", cards: [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25] });
  instruct(table, first, { kind: "pass" });
  act(table, turnOf(table), { type: "pass" });
  act(table, turnOf(table), { type: "pass" });
  expect(table.record.play?.state.lastAuction).toMatchObject({ winner: first, paid: 106 });
});

test("a tied leader is woken, not passed", () => {
  let table = memoryGame({ seats: 3, variants: ["sealed"] });
  while (table.record.play?.state.phase !== "sealed")
    table = memoryGame({ seats: 3, variants: ["sealed"] });
  const starter = table.record.play.state.starter;
  const order = [0, 1, 2].map((step) => (starter + step) % 3);
  const [first = 0, second = 0, third = 0] = order;
  act(table, second, { type: "seal", cards: [10] });
  expect(instruct(table, first, { kind: "pass" })).toBe("your-turn");
  expect(instruct(table, second, { kind: "pass" }, "pass")).toBeUndefined();
  act(table, first, { type: "seal", cards: [10] });
  act(table, third, { type: "seal", cards: [] });
  expect(turnOf(table)).toBe(first);
  act(table, first, { type: "pass" });
  expect(turnOf(table)).toBe(third);
  act(table, third, { type: "pass" });
  expect(table.record.play?.state.lastAuction).toMatchObject({ winner: second, paid: 10 });
});

test("what cannot be instructed says why", () => {
  const table = positiveGame();
  const first = turnOf(table);
  const other = (first + 1) % 3;
  expect(instruct(table, first, { kind: "pass" })).toBe("your-turn");
  const old = { auction: 7, rule: { kind: "pass" }, then: "wake" } as const;
  expect(table.ask(other, { type: "instruct", instruction: old })).toBe("stale-auction");
  expect(instruct(table, other, { kind: "lay", cards: [3, 3], below: 9 })).toBe("duplicate-card");
  act(table, first, { type: "pass" });
  expect(instruct(table, first, { kind: "pass" })).toBe("invalid-request");
  act(table, other, { type: "bid", cards: [12] });
  const third = (first + 2) % 3;
  act(table, third, { type: "bid", cards: [15] });
  expect(instruct(table, third, { kind: "lay", cards: [15, 20], below: 50 })).toBe(
    "card-not-in-hand",
  );
});

test("its content is its owner's alone: in views, events and the record (18xx#1758)", () => {
  const table = positiveGame();
  const first = turnOf(table);
  const owner = (first + 1) % 3;
  const seen = () =>
    JSON.stringify([
      viewOf(table.record, { seat: first }, 0),
      viewOf(table.record, { spectator: true }, 0),
    ]);
  const before = seen();
  instruct(table, owner, { kind: "raise-to", cap: 41 });
  expect(seen()).toBe(before);
  expect(viewOf(table.record, { seat: owner }, 0).you?.instruction).toMatchObject({
    rule: { cap: 41 },
  });
  act(table, first, { type: "bid", cards: [3] });
  const by = (seat: number) =>
    eventsAfter(table.record, { seat }, 1).map((event) => event.by ?? null);
  expect(by(owner)).toEqual(["instruction"]);
  expect(by(first)).toEqual([null]);
});

test("it can be changed and taken back until its turn comes", () => {
  const table = positiveGame();
  const first = turnOf(table);
  const owner = (first + 1) % 3;
  instruct(table, owner, { kind: "pass" });
  instruct(table, owner, { kind: "raise-to", cap: 5 });
  expect(table.ask(owner, { type: "uninstruct" })).toBeUndefined();
  expect(table.ask(owner, { type: "uninstruct" })).toBeUndefined();
  act(table, first, { type: "bid", cards: [3] });
  expect(turnOf(table)).toBe(owner);
});

test("a chain runs to its end inside one row, and equals the same moves by hand", () => {
  const chained = positiveGame(5);
  const { starter, deck } = chained.record.play ?? { starter: 0, deck: [] };
  const first = turnOf(chained);
  for (const step of [1, 2, 3, 4])
    instruct(chained, (first + step) % 5, { kind: "raise-to", cap: 10 + step }, "pass");
  const rows = chained.rows.length;
  act(chained, first, { type: "bid", cards: [6] });
  expect(chained.rows.length).toBe(rows + 1);
  const acts = chained.record.play?.acts ?? [];
  expect(acts.length).toBeGreaterThan(4);
  const byHand = memoryGame({ seats: 5 });
  byHand.write({
    at: byHand.now,
    place: 0,
    retry: null,
    changes: [{ type: "started", starter, deck: [...deck] }],
  });
  for (const { seat, action } of acts) expect(act(byHand, seat, action)).toBeUndefined();
  expect(byHand.record.play?.state).toEqual(chained.record.play?.state);
});

test("a forced pass is played where nothing else is possible, unless the seat wants to be asked", () => {
  for (const forcedPass of ["auto", "ask"] as const) {
    let table = memoryGame({ seats: 3, forcedPass });
    while (table.record.play?.state.auction?.kind !== "positive")
      table = memoryGame({ seats: 3, forcedPass });
    const first = turnOf(table);
    act(table, first, { type: "bid", cards: [25, 20, 15, 12, 10, 8, 6, 4, 3, 2, 1] });
    const { play } = table.record;
    expect(
      play?.acts
        .slice()
        .slice(0, 3)
        .map(({ by }) => by),
    ).toEqual(forcedPass === "auto" ? [null, "forced", "forced"] : [null]);
    const told = eventsAfter(table.record, { seat: first }, 1);
    expect(
      told
        .filter(({ type }) => type === "passed")
        .slice(0, 2)
        .map(({ by }) => by),
    ).toEqual(forcedPass === "auto" ? [undefined, undefined] : []);
  }
});
