import { describe, expect, test } from "vitest";
import { resultOf, type StatusCard, statusOf } from "../../shared/engine/index.ts";
import { allBut, table, type Opening, type Table } from "./support/table.ts";

/** A game that ends at once: the fourth green card is turned up. */
function over(players: NonNullable<Opening["players"]>, more: Opening = {}): Table {
  return table({ deck: ["AG"], greens: 3, players, ...more });
}

describe("8 end", () => {
  test("8.1 the end comes between auctions: nothing is laid, nobody has a choice", () => {
    const game = over({ A: { cards: ["L1", "L2"] } });
    expect(game.state).toMatchObject({ phase: "over", turn: null, auction: null });
    expect(game.state.seats.every((seat) => seat.bid === 0)).toBe(true);
  });

  test("8.1 a choice is finished before the card that ends the game appears", () => {
    const game = over({ A: { cards: ["L1", "L2"] } }, { deck: ["FP", "AG"] }).play("A pass");
    expect(game.state).toMatchObject({ phase: "discard", greens: 3 });
    game.play("A discard L1");
    expect(game.state).toMatchObject({ phase: "over", greens: 4 });
  });

  test("8.2 all hands and reserves are shown; money is hand and reserve", () => {
    const game = over(
      { A: { hand: [20] }, B: { hand: [25] }, C: { hand: [] } },
      { variants: ["reserve"] },
    );
    expect(game.shown("-", "A")).toMatchObject({ hand: [20], reserve: 1, money: 21 });
    expect(game.shown("C", "B").hand).toEqual([25]);
    expect(game.shown("C", "B").spent).toEqual(allBut(1, 25));
    expect(game.state.result?.money).toEqual([21, 26, 1]);
  });

  test("8.3 Q30 every seat with the least money is out", () => {
    const game = over({
      A: { hand: [1], cards: ["L10"] },
      B: { hand: [1], cards: ["L9"] },
      C: { hand: [2], cards: ["L1"] },
    });
    expect(game.eligible).toEqual(["C"]);
    expect(game.winners).toEqual(["C"]);
  });

  test("8.4 Q31 all equal: nobody is eligible, a shared loss", () => {
    for (const hand of [[], [3, 4]]) {
      const players = { A: { hand, cards: ["L10"] }, B: { hand }, C: { hand } };
      const game = over(players);
      expect(game.state.result).toMatchObject({ eligible: [], winners: [], sharedLoss: true });
    }
    expect(over({ A: { hand: [1] } }).state.result?.sharedLoss).toBe(false);
  });

  test("8.4 in a shared loss the ranking goes by status", () => {
    const players = {
      A: { hand: [3], cards: ["L2"] },
      B: { hand: [3], cards: ["L10"] },
      C: { hand: [3], cards: ["L4", "PS"] },
    };
    expect(over(players).state.result?.ranking).toEqual([
      { seat: 1, rank: 1 },
      { seat: 0, rank: 2 },
      { seat: 2, rank: 3 },
    ]);
  });
});

describe("9 status and ranking", () => {
  const score = (...cards: StatusCard[]): number => statusOf(cards);

  test("9.1 the luxuries, less five with Passé; perhaps below zero", () => {
    expect(score()).toBe(0);
    expect(score("L1", "L2", "L10")).toBe(13);
    expect(score("L10", "PS")).toBe(5);
    expect(score("L2", "PS")).toBe(-3);
  });

  test("9.2 Q28 Q29 the subtraction comes first, then doubling and halving in any order", () => {
    expect(score("L10", "AG", "BV")).toBe(40);
    expect(score("L10", "AG", "BV", "JV")).toBe(80);
    expect(score("L10", "PS", "AG")).toBe(10);
    expect(score("L10", "AG", "PS", "SC")).toBe(5);
    expect(score("SC", "L10", "AG")).toBe(10);
    expect(score("PS")).toBe(-5);
    expect(score("PS", "BV", "AG")).toBe(-20);
    expect(score("AG", "BV", "JV")).toBe(0);
  });

  test("9.3 Q26 Q27 halves are exact, and there is no floor", () => {
    expect(score("L3", "SC")).toBe(1.5);
    expect(score("PS", "SC")).toBe(-2.5);
    expect(score("PS", "AG", "BV", "JV")).toBe(-40);
    const luxuries = ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10"];
    // Scandale is the fourth green: three prestiges and all ten luxuries are the most there is.
    const most = table({
      deck: ["SC"],
      greens: 3,
      players: { A: { cards: [...luxuries, "AG", "BV", "JV"] } },
    });
    expect(most.seat("A").score).toBe(440);
  });

  test("9.4 Q32 the highest status among the eligible wins, not the most money", () => {
    const game = over({
      A: { hand: [25], cards: ["L4"] },
      B: { hand: [2], cards: ["L5"] },
      C: { hand: [1], cards: ["L10"] },
    });
    expect(game.winners).toEqual(["B"]);
    expect(game.state.result?.ranking).toEqual([
      { seat: 1, rank: 1 },
      { seat: 0, rank: 2 },
      { seat: 2, rank: 3 },
    ]);
  });

  test("9.5 a tie goes to the most money left", () => {
    const game = over({
      A: { hand: [3], cards: ["L6"] },
      B: { hand: [4], cards: ["L1", "L5"] },
      C: { hand: [1] },
    });
    expect(game.winners).toEqual(["B"]);
  });

  test("9.5 Q33 then to the highest single luxury, whatever the seat order", () => {
    const six = { hand: [4], cards: ["L6"] };
    const sum = { hand: [1, 3], cards: ["L1", "L5"] };
    expect(over({ A: six, B: sum, C: { hand: [2] } }).winners).toEqual(["A"]);
    expect(over({ A: sum, B: six, C: { hand: [2] } }).winners).toEqual(["B"]);
  });

  test("9.5 Q35 eliminated seats break no tie", () => {
    const game = over({
      A: { hand: [1], cards: ["L10"] },
      B: { hand: [2], cards: ["L4"] },
      C: { hand: [3], cards: ["L3"] },
    });
    expect(game.winners).toEqual(["B"]);
  });

  test("9.6 Q34 still tied, without luxuries: all of them win and share the rank", () => {
    const game = table({
      seats: 4,
      deck: ["AG"],
      greens: 3,
      players: {
        A: { hand: [8] },
        B: { hand: [2, 6] },
        C: { hand: [1], cards: ["L9"] },
        D: { hand: [10], cards: ["PS"] },
      },
    });
    expect(game.winners).toEqual(["A", "B"]);
    expect(game.state.result?.ranking).toEqual([
      { seat: 0, rank: 1 },
      { seat: 1, rank: 1 },
      { seat: 3, rank: 3 },
      { seat: 2, rank: 4 },
    ]);
  });

  test("9.7 an eligible seat may win below zero; a zero beats it", () => {
    const below = over({ A: { hand: [6], cards: ["PS"] }, B: { hand: [1] }, C: { hand: [1] } });
    expect(below.winners).toEqual(["A"]);
    const zero = over({ A: { hand: [6], cards: ["PS"] }, B: { hand: [2] }, C: { hand: [1] } });
    expect(zero.winners).toEqual(["B"]);
  });

  test("9.7 seats that are out follow the eligible ones, by status alone", () => {
    const result = resultOf(
      table({
        seats: 5,
        players: {
          A: { hand: [1], cards: ["L2"] },
          B: { hand: [1], cards: ["L9"] },
          C: { hand: [2], cards: ["PS"] },
          D: { hand: [1], cards: ["L10", "L4", "L1", "SC"] },
          E: { hand: [1], cards: ["L3", "L6"] },
        },
      }).state.seats,
    );
    expect(result.status).toEqual([2, 9, -5, 7.5, 9]);
    expect(result.ranking).toEqual([
      { seat: 2, rank: 1 },
      { seat: 1, rank: 2 },
      { seat: 4, rank: 2 },
      { seat: 3, rank: 4 },
      { seat: 0, rank: 5 },
    ]);
  });
});
