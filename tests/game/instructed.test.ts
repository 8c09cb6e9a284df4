import { expect, test } from "vitest";
import type { Instruction } from "../../shared/contract/instruction.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bid,
  call,
  codeOf,
  dealt,
  lobby,
  look,
  PASS,
  passToTheEnd,
  play,
  refusedBy,
  viewIn,
} from "./support/calls.ts";

const ALL = bid(25, 20, 15, 12, 10, 8, 6, 4, 3, 2, 1);

function instruct(
  table: MemoryTable,
  seat: number,
  rule: Instruction["rule"],
  then: Instruction["then"] = "wake",
) {
  const auction = table.record.play?.state.auction?.number ?? 0;
  return call(table, seat, { type: "instruct", instruction: { auction, rule, then } });
}

test("an instruction is left only in a running game, for its auction, by a seat from which nothing is due", () => {
  const rule = { kind: "pass" } as const;
  expect(codeOf(instruct(lobby(), 1, rule))).toBe("game-not-started");
  const over = dealt(["AG", "BV", "JV", "SC"]);
  passToTheEnd(over);
  expect(codeOf(instruct(over, 1, rule))).toBe("game-over");
  expect(codeOf(call(over, 1, { type: "uninstruct" }))).toBe("game-over");
  expect(codeOf(call(lobby(), 1, { type: "uninstruct" }))).toBe("game-not-started");
  const table = dealt(["L5", "L2"]);
  const old = { auction: 2, rule, then: "wake" } as const;
  expect(refusedBy(call(table, 1, { type: "instruct", instruction: old }))).toMatchObject({
    code: "stale-auction",
    auction: 1,
    view: { viewer: { seat: 1 }, serverTime: new Date(table.now).toISOString() },
  });
  expect(refusedBy(instruct(table, 0, rule))).toEqual({ code: "your-turn" });
  play(table, [0, PASS]);
  expect(refusedBy(instruct(table, 0, rule))).toEqual({
    code: "invalid-request",
    issues: [
      {
        path: ["auction"],
        message: "You have passed; the next auction takes a new instruction.",
      },
    ],
  });
  const view = viewIn(instruct(table, 2, rule));
  expect(view.you?.instruction).toEqual({ auction: 1, rule, then: "wake" });
  expect(table.record.revision).toBe(look(table, 0).revision);
});

test("while a Faux Pas is to be settled no instruction is taken", () => {
  const table = dealt(["L5", "L3", "FP", "L2"]);
  play(table, [0, bid(4)], [1, PASS], [2, PASS], [0, bid(6)], [1, PASS], [2, PASS], [0, PASS]);
  expect(refusedBy(instruct(table, 1, { kind: "pass" }))).toEqual({
    code: "wrong-phase",
    phase: "discard",
  });
});

test("lay names cards that are held, each once", () => {
  const table = dealt(["L5", "L2"]);
  play(table, [0, bid(4)], [1, bid(6)]);
  const lay = (...cards: (4 | 3 | 8 | 6)[]) =>
    refusedBy(instruct(table, 0, { kind: "lay", cards, below: 50 }));
  play(table, [2, PASS]);
  expect(lay(3)).toEqual({ code: "your-turn" });
  play(table, [0, bid(3)]);
  expect(lay(8, 8)).toEqual({ code: "duplicate-card" });
  expect(lay(4, 8, 3)).toEqual({ code: "card-not-in-hand", cards: [4, 3] });
  expect(lay(8, 6)).toBeUndefined();
});

/** What Béla's instruction makes of Ada's bid: his action, or null where he is asked. */
function answerTo(
  ada: Action,
  rule: Instruction["rule"],
  then: Instruction["then"] = "wake",
): Action | null {
  const table = dealt(["L5", "L2"]);
  instruct(table, 1, rule, then);
  play(table, [0, ada]);
  const made = table.record.play?.acts.at(1);
  expect(made === undefined || made.by === "instruction").toBe(true);
  return made?.action ?? null;
}

test("each rule plays up to its bound, and then wakes or passes as was said", () => {
  expect(answerTo(PASS, { kind: "pass" })).toEqual(PASS);
  expect(answerTo(bid(10), { kind: "pass-at", total: 10 })).toEqual(PASS);
  expect(answerTo(bid(8), { kind: "pass-at", total: 9 })).toBeNull();
  expect(answerTo(bid(8), { kind: "pass-at", total: 9 }, "pass")).toEqual(PASS);
  expect(answerTo(bid(8), { kind: "raise-to", cap: 9 })).toEqual(bid(1, 8));
  expect(answerTo(bid(8), { kind: "raise-to", cap: 8 })).toBeNull();
  expect(answerTo(bid(8), { kind: "raise-to", cap: 8 }, "pass")).toEqual(PASS);
  expect(answerTo(ALL, { kind: "raise-to", cap: 200 }, "pass")).toEqual(PASS);
  const lay = { kind: "lay", cards: [10, 2] } as const;
  expect(answerTo(bid(8), { ...lay, below: 9 })).toEqual(bid(10, 2));
  expect(answerTo(bid(8), { ...lay, below: 8 })).toBeNull();
  expect(answerTo(bid(12), { ...lay, below: 50 })).toBeNull();
  expect(answerTo(bid(12), { ...lay, below: 50 }, "pass")).toEqual(PASS);
  expect(answerTo(bid(10, 1), { ...lay, below: 50 })).toEqual(bid(10, 2));
});

test("the bounds count the own total, with what has been laid before", () => {
  const table = dealt(["L5", "L2"]);
  play(table, [0, bid(4)], [1, bid(6)], [2, PASS]);
  play(table, [0, bid(8)]);
  // 12 stands; Béla has 6 and is asked; his next raise is 6 + 8 at the least.
  play(table, [1, bid(8)]);
  instruct(table, 1, { kind: "raise-to", cap: 16 });
  play(table, [0, bid(3)]);
  expect(table.record.play?.acts.at(-1)).toMatchObject({ seat: 1, action: bid(2) });
  instruct(table, 1, { kind: "lay", cards: [3], below: 18 });
  play(table, [0, bid(2)]);
  expect(table.record.play?.acts.at(-1)).toMatchObject({ seat: 1, action: bid(3) });
});

test("lay plays only what is still held when its turn comes", () => {
  const table = dealt(["L5", "L2"]);
  instruct(table, 1, { kind: "lay", cards: [8], below: 50 });
  play(table, [0, bid(4)], [2, bid(10)], [0, bid(8)]);
  // Béla has laid the 8 by it already: the rule can do no more, and wakes him.
  expect(look(table, 1)).toMatchObject({ turn: 1, you: { legal: { toBeat: 12 } } });
});

test("an instruction left after one's own envelope waits for the bidding", () => {
  const table = dealt(["L5", "L2"], { variants: ["sealed"] });
  const seal = (...cards: (4 | 6)[]) => ({ type: "seal", cards }) as const;
  expect(codeOf(instruct(table, 0, { kind: "pass" }))).toBe("your-turn");
  play(table, [0, seal()]);
  instruct(table, 0, { kind: "pass" });
  play(table, [1, seal(4)]);
  expect(table.record.chairs[0]?.instruction).not.toBeNull();
  play(table, [2, seal(6)]);
  expect(table.record.play?.acts.at(-1)).toMatchObject({
    seat: 0,
    action: PASS,
    by: "instruction",
  });
});

test("with its auction an instruction is gone, whoever won it; its owner may take it back before", () => {
  const table = dealt(["L5", "L2"]);
  instruct(table, 2, { kind: "raise-to", cap: 3 });
  instruct(table, 1, { kind: "raise-to", cap: 5 });
  const rows = table.rows.length;
  expect(viewIn(call(table, 1, { type: "uninstruct" })).you?.instruction).toBeNull();
  expect(table.record.chairs[2]?.instruction).not.toBeNull();
  call(table, 1, { type: "uninstruct" });
  expect(table.rows).toHaveLength(rows + 1);
  play(table, [0, bid(4)], [1, PASS], [2, PASS]);
  expect(table.record.chairs.map((sitter) => sitter?.instruction)).toEqual([null, null, null]);
});

test("an instruction does not outlive the end of the auction that leads to a Faux Pas", () => {
  const table = dealt(["L5", "L3", "FP", "L2"]);
  play(table, [0, bid(4)], [1, PASS], [2, PASS], [0, bid(6)], [1, PASS], [2, PASS]);
  instruct(table, 1, { kind: "raise-to", cap: 3 });
  play(table, [0, PASS]);
  expect(look(table, 0).phase).toBe("discard");
  expect(table.record.chairs[1]?.instruction).toBeNull();
});

test("D5 a tied leader is woken, whatever he left; where he no longer leads it is played", () => {
  for (const rule of [
    { kind: "pass" },
    { kind: "raise-to", cap: 50 },
    { kind: "pass-at", total: 1 },
  ] as const) {
    const table = dealt(["L5", "L2"], { variants: ["sealed"] });
    const seal = (...cards: (10 | 12)[]) => ({ type: "seal", cards }) as const;
    play(table, [0, seal(10)]);
    instruct(table, 0, rule, "pass");
    play(table, [1, seal(10)], [2, seal()]);
    expect(look(table, 0)).toMatchObject({ turn: 0, phase: "bidding", version: 3 });
    const beaten = dealt(["L5", "L2"], { variants: ["sealed"] });
    play(beaten, [0, seal(10)]);
    instruct(beaten, 0, rule, "pass");
    play(beaten, [1, seal(12)], [2, seal()]);
    expect(beaten.record.play?.acts.at(3)).toMatchObject({ seat: 0, by: "instruction" });
  }
});
