import { describe, expect, test } from "vitest";
import { allBut, table } from "./support/table.ts";

describe("11.A open budgets", () => {
  const open = { variants: ["open"] } as const;

  test("A1 hands and totals are public all game", () => {
    const game = table(open).play("A bid 4");
    expect(game.shown("B", "A")).toMatchObject({ hand: allBut(4), money: 102 });
    expect(game.shown("-", "C")).toMatchObject({ hand: allBut(), money: 106 });
    expect(table().shown("B", "A")).toMatchObject({ hand: null, money: null });
  });

  test("A2 Q41 spent cards stay out and are not listed", () => {
    const game = table({ ...open, players: { A: { hand: [1, 2] } } });
    expect(game.shown("B", "A")).toMatchObject({ spent: null, spentCount: 9 });
    expect(game.shown("A", "A").spent).toEqual(allBut(1, 2));
  });

  test("A3 nothing else changes: the same moves lead to the same money and cards", () => {
    const moves = ["A bid 4", "B bid 6", "C pass", "A pass", "B bid 1", "C pass", "A pass"];
    const opened = table({ ...open, deck: ["L5", "L6", "L7"] }).play(...moves);
    const closed = table({ deck: ["L5", "L6", "L7"] }).play(...moves);
    expect({ ...opened.state, variants: {} }).toEqual({ ...closed.state, variants: {} });
  });
});

describe("11.C small-card reserve", () => {
  const reserve = { variants: ["reserve"] } as const;

  test("C1 Q49 the 1 can be laid in no bid: positive, disgrace or sealed", () => {
    const missing = { code: "card-not-in-hand", cards: [1] };
    expect(table({ ...reserve, deck: ["L5"] }).refusal("A bid 1")).toEqual(missing);
    expect(table({ ...reserve, deck: ["PS"] }).refusal("A bid 1+2")).toEqual(missing);
    const sealed = table({ variants: ["reserve", "sealed"], deck: ["L5"] });
    expect(sealed.refusal("A seal 1")).toEqual(missing);
  });

  test("C2 Q48 released for all after the first green auction, before the next card", () => {
    const game = table({ ...reserve, deck: ["BV", "L5"] });
    expect(game.refusal("A bid 1")).toEqual({ code: "card-not-in-hand", cards: [1] });
    game.play("A bid 2", "B pass", "C pass");
    expect(game.state.released).toBe(true);
    for (const letter of ["A", "B", "C"] as const) {
      expect(game.seat(letter).reserve).toBeNull();
      expect(game.seat(letter).hand).toContain(1);
    }
    expect(game.seat("A").spent).toEqual([2]);
    expect(game.events.slice(-3)).toMatchObject([
      { type: "card-won" },
      { type: "reserve-released", auction: 1 },
      { type: "card-revealed", auction: 2 },
    ]);
  });

  test("C2 Q46 Scandale as the first green releases too", () => {
    const game = table({ ...reserve, deck: ["SC", "L5"] }).play("A pass");
    expect(game.state.released).toBe(true);
    expect(game.seat("C").hand).toEqual(allBut());
  });

  test("C2 no other card releases", () => {
    const game = table({ ...reserve, deck: ["L5", "PS", "FP", "L6"] });
    game.play("A pass", "B pass", "C pass", "C pass");
    expect(game.state).toMatchObject({ active: "L6", released: false });
    expect(game.seat("A").reserve).toBe(1);
  });

  test("C2 released once: a later green changes nothing", () => {
    const game = table({ ...reserve, deck: ["BV", "AG", "L5"] });
    game.play("A pass", "B pass", "C bid 1", "A pass", "B pass");
    expect(game.events.filter(({ type }) => type === "reserve-released")).toHaveLength(1);
    expect(game.seat("C").spent).toEqual([1]);
  });

  test("C2 without the variant nothing is released", () => {
    const game = table({ deck: ["BV", "L5"] }).play("A pass", "B pass");
    expect(game.state.released).toBe(false);
    expect(game.events.some(({ type }) => type === "reserve-released")).toBe(false);
  });

  test("C3 Q47 Q50 until then it counts as money", () => {
    const game = table({
      ...reserve,
      deck: ["AG"],
      greens: 3,
      players: { A: { hand: [] }, B: { hand: [2] }, C: { hand: [3] } },
    });
    expect(game.state.result).toMatchObject({ money: [1, 3, 4], eligible: [1, 2] });
  });

  test("C4 afterwards it is an ordinary private card", () => {
    const game = table({ ...reserve, deck: ["BV", "L5"] }).play("A pass", "B pass", "C bid 1");
    expect(game.seat("C").bid).toEqual([1]);
    expect(game.shown("A", "B")).toMatchObject({ reserve: null, hand: null, handCount: 11 });
  });

  test("C4 a position after the release has the 1 in the hand", () => {
    const game = table({ ...reserve, released: true, players: { A: { hand: [1, 2] } } });
    expect(game.seat("A")).toMatchObject({ hand: [1, 2], reserve: null, spent: allBut(1, 2) });
    expect(game.seat("B").hand).toEqual(allBut());
    expect(game.state.released).toBe(true);
  });
});
