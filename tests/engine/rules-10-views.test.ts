import { describe, expect, test } from "vitest";
import { SPECTATOR, viewFor } from "../../shared/engine/index.ts";
import { allBut, table } from "./support/table.ts";

describe("10 who sees what", () => {
  test("10 hand and money: the owner alone, others the count", () => {
    const game = table({ players: { A: { hand: [4, 6, 25] } } });
    expect(game.shown("A", "A")).toMatchObject({ hand: [4, 6, 25], money: 35, handCount: 3 });
    for (const viewer of ["B", "-"] as const) {
      expect(game.shown(viewer, "A")).toMatchObject({ hand: null, money: null, handCount: 3 });
    }
  });

  test("10 Q37 the number of hand cards is public and changes with every bid", () => {
    expect(table().play("A bid 1+2+8").shown("-", "A").handCount).toBe(8);
  });

  test("10 the cards of a running bid are public", () => {
    const game = table().play("A bid 4+8");
    expect(game.shown("-", "A").bid).toEqual([4, 8]);
    expect(game.view("-").auction).toMatchObject({ high: 12, leader: 0 });
  });

  test("10 Q38 Q39 spent cards: the owner knows which, others how many", () => {
    const game = table({ deck: ["L5", "L1"] }).play("A bid 4", "B pass", "C pass");
    expect(game.shown("A", "A")).toMatchObject({ spent: [4], spentCount: 1 });
    expect(game.shown("B", "A")).toMatchObject({ spent: null, spentCount: 1 });
    expect(game.view("A").you?.spent).toEqual([4]);
  });

  test("10 status cards, turned luxuries, a waiting Faux Pas and the score are public", () => {
    const game = table({
      deck: ["L1"],
      players: { A: { cards: ["FP", "AG", "PS"], turnedDown: ["L9"], exitUsed: true } },
    });
    expect(game.shown("-", "A")).toMatchObject({
      seat: 0,
      in: true,
      bid: [],
      reserve: null,
      cards: ["FP", "AG", "PS"],
      turnedDown: ["L9"],
      pending: true,
      exitUsed: true,
      status: -10,
    });
  });

  test("10 the deck: its size and nothing else", () => {
    const view = table({ deck: ["L5", "L6"] }).view("A");
    expect(view.deckCount).toBe(15);
    expect(JSON.stringify(view)).not.toContain("L6");
  });

  test("10 active, greens, starter, turn and who is in are public", () => {
    const game = table({ seats: 4, deck: ["AG"], starter: "B" }).play("B pass");
    expect(game.view("-")).toMatchObject({
      phase: "bidding",
      active: "AG",
      greens: 1,
      starter: 1,
      turn: 2,
      auctionsDone: 0,
      removed: [],
      lastAuction: null,
      result: null,
    });
    expect(game.view("-").seats.map((seat) => seat.in)).toEqual([true, false, true, true]);
  });

  test("10 a spectator is nobody; a seat sees itself as in its own place", () => {
    const game = table().play("A bid 4");
    expect(game.view("-").you).toBeNull();
    expect(game.view("B").you).toMatchObject({
      seat: 1,
      hand: allBut(),
      spent: [],
      money: 106,
      sealed: null,
      legal: { actions: ["bid", "pass"], toBeat: 4, cheapest: [1, 4], discard: [], exit: null },
    });
    expect(game.view("A").you?.legal).toEqual({
      actions: [],
      toBeat: null,
      cheapest: null,
      discard: [],
      exit: null,
    });
    expect(() => viewFor(game.state, { seat: 3 })).toThrow(RangeError);
  });

  test("10.1 nobody is told a total of another, in any field of the view", () => {
    const game = table({ players: { A: { hand: [20, 25] }, B: { hand: [3, 15] } } });
    const shown = game.shown("C", "A");
    expect(Object.values(shown).filter((value) => value === 45)).toEqual([]);
    expect(shown).toMatchObject({ hand: null, money: null, spent: null });
  });

  test("10.2 at the end everything about money is public", () => {
    const game = table({
      deck: ["AG"],
      greens: 3,
      players: { A: { hand: [2] }, B: { hand: [3] } },
    });
    const view = viewFor(game.state, SPECTATOR);
    expect(view.seats.map((seat) => seat.hand)).toEqual([[2], [3], allBut()]);
    expect(view.seats.map((seat) => seat.spent)).toEqual([allBut(2), allBut(3), []]);
    expect(view.seats.map((seat) => seat.money)).toEqual([2, 3, 106]);
    expect(view.result?.money).toEqual([2, 3, 106]);
    expect(view).toMatchObject({ phase: "over", auction: null, active: "AG" });
  });

  test("10.3 the last settled auction stays readable until the next one settles", () => {
    const game = table({ deck: ["L5", "L6", "L7"] });
    game.play("A bid 4", "B bid 6", "C pass", "A pass", "B bid 1");
    expect(game.view("-").lastAuction).toMatchObject({ number: 1, paid: 6, bids: [[4], [6], []] });
    game.play("C bid 2", "A pass", "B pass");
    expect(game.view("-").lastAuction).toMatchObject({ number: 2, paid: 2, bids: [[], [1], [2]] });
  });
});
