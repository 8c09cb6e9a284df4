import { describe, expect, test } from "vitest";
import { allBut, type Opening, table } from "./support/table.ts";

const spender: Opening["players"] = { A: { cards: ["L3", "L7"], hand: allBut(8, 10) } };

describe("11.F combinations", () => {
  test("F open+sealed: the open hand shows what is sealed until the reveal", () => {
    const game = table({ variants: ["open", "sealed"], deck: ["L5"] }).play("A seal 4");
    expect(game.shown("B", "A")).toMatchObject({ hand: allBut(), money: 106 });
    game.play("B seal 6", "C seal -");
    expect(game.shown("B", "A")).toMatchObject({ hand: allBut(4), money: 102, bid: [4] });
  });

  test("F open+exit: the recovered card is visible", () => {
    const game = table({ variants: ["open", "exit"], deck: ["L5"], players: spender });
    game.play("A exit L3<10");
    expect(game.shown("B", "A").hand).toEqual(allBut(8));
  });

  test("F open+reserve: all is visible, the reserve is still blocked", () => {
    const game = table({ variants: ["open", "reserve"], deck: ["L5"] });
    expect(game.refusal("A bid 1")).toEqual({ code: "card-not-in-hand", cards: [1] });
    expect(game.shown("B", "A")).toMatchObject({ reserve: 1, money: 106, hand: allBut(1) });
  });

  test("F open+forecast: the deck below the forecast stays hidden", () => {
    const game = table({ variants: ["open", "forecast"], deck: ["L5", "L6", "L7", "L8"] });
    game.play("A pass", "B pass");
    expect(game.view("B").forecast).toBe("L7");
    expect(JSON.stringify(game.view("B"))).not.toContain("L8");
  });

  test("F forecast+reserve: released when the green card has been auctioned, not before", () => {
    const game = table({ variants: ["forecast", "reserve"], deck: ["L5", "BV", "L6", "L7"] });
    game.play("A pass", "B pass", "C pass", "A pass");
    expect(game.state).toMatchObject({ active: "L6", released: true });
    const early = table({ variants: ["forecast", "reserve"], deck: ["L5", "L6", "BV", "L7"] });
    early.play("A pass", "B pass");
    expect(early.state).toMatchObject({ forecast: "BV", released: false });
    early.play("C pass", "A pass");
    expect(early.state).toMatchObject({ active: "BV", released: false });
    early.play("B pass", "C pass");
    expect(early.state.released).toBe(true);
  });

  test("F forecast+sealed: visible while sealing; a disgrace forecast leads to an ordinary auction", () => {
    const game = table({ variants: ["forecast", "sealed"], deck: ["L5", "L6", "PS", "L7"] });
    game.play("A seal 1", "B seal -", "C seal -", "B pass", "C pass");
    expect(game.state.phase).toBe("sealed");
    expect(game.view("B").forecast).toBe("PS");
    game.play("A seal 2", "B seal -", "C seal -", "B pass", "C pass");
    expect(game.state).toMatchObject({ phase: "bidding", active: "PS", turn: 0 });
  });

  test("F forecast+exit: exit in the auction that is known to be the last counts", () => {
    const game = table({
      variants: ["forecast", "exit"],
      deck: ["AG"],
      auctionsDone: 5,
      forecast: "L5",
      greens: 3,
      players: { A: { cards: ["L3", "L7"], hand: [] }, B: { hand: [4] }, C: { hand: [1] } },
    });
    expect(game.state.forecast).toBe("AG");
    game.play("A exit L3<25", "B pass");
    expect(game.state.phase).toBe("over");
    expect(game.eligible).toEqual(["A", "B"]);
    expect(game.winners).toEqual(["A"]);
  });

  test("F reserve+sealed: the 1 not before the release, afterwards like any card", () => {
    const game = table({ variants: ["reserve", "sealed"], deck: ["BV", "L5"] });
    expect(game.refusal("A seal 1")).toEqual({ code: "card-not-in-hand", cards: [1] });
    game.play("A seal 2", "B seal -", "C seal -", "B pass", "C pass", "A seal 1");
    expect(game.view("A").you?.sealed).toEqual([1]);
  });

  test("F reserve+sealed: with the reserve alone a seat has no hand and seals nothing", () => {
    const game = table({
      variants: ["reserve", "sealed"],
      deck: ["L5"],
      players: { B: { hand: [] } },
    });
    expect(game.view("-").auction?.submitted).toEqual([1]);
    expect(game.seat("B").money).toBe(1);
  });

  test("F reserve+exit: the 1 can be recovered only if released and then spent", () => {
    const game = table({
      variants: ["reserve", "exit"],
      deck: ["BV", "L5", "L6", "L7"],
      players: { A: { cards: ["L3"] } },
    });
    game.play("A bid 2", "B pass", "C pass");
    expect(game.refusal("A exit L3<1")).toEqual({ code: "exit-unavailable", reason: "not-spent" });
    game.play("A bid 1", "B pass", "C pass", "A exit L3<1");
    expect(game.seat("A")).toMatchObject({ hand: allBut(2), spent: [2] });
  });

  test("F sealed+exit: only at a turn; a tied high may exit, a sole high has none", () => {
    const game = table({ variants: ["sealed", "exit"], deck: ["L5"], players: spender });
    expect(game.refusal("A exit L3<10")).toEqual({ code: "wrong-phase" });
    game.play("A seal 12", "B seal 12", "C seal -");
    expect(game.turn).toBe("A");
    game.play("A exit L3<10");
    expect(game.seat("A")).toMatchObject({ bid: [], hand: allBut(8), exitUsed: true });
    const sole = table({ variants: ["sealed", "exit"], deck: ["L5"], players: spender });
    sole.play("A seal 12", "B seal 6", "C seal -");
    expect(sole.turn).toBe("B");
  });

  test("F all five together", () => {
    const game = table({
      variants: ["open", "forecast", "reserve", "sealed", "exit"],
      deck: ["BV", "L5", "SC", "L6"],
      players: { A: { cards: ["L3"], hand: [2, 3, 4] } },
    });
    game.play("A seal 2", "B seal 2", "C seal -", "A exit L3<25", "C pass");
    expect(game.seat("B")).toMatchObject({ cards: ["BV"], spent: [2] });
    expect(game.seat("A")).toMatchObject({ hand: [1, 2, 3, 4, 25], turnedDown: ["L3"] });
    expect(game.state).toMatchObject({ active: "L5", forecast: "SC", released: true });
    expect(game.shown("C", "A").hand).toEqual([1, 2, 3, 4, 25]);
    game.play("A seal -", "B seal 1", "C seal 1", "B pass");
    expect(game.turn).toBe("A");
    game.play("A pass");
    expect(game.state).toMatchObject({ phase: "bidding", active: "SC", greens: 2, forecast: "L6" });
    expect(game.starter).toBe("C");
  });
});
