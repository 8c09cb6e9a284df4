import { describe, expect, test } from "vitest";
import { table } from "./support/table.ts";

describe("3 state", () => {
  test("3 the money of a seat is hand and reserve; what is laid stands apart as the bid", () => {
    const game = table({ variants: ["reserve"] }).play("A bid 4");
    expect(game.seat("A")).toMatchObject({ bid: [4], reserve: 1, money: 102 });
  });
});

describe("4 round", () => {
  test("4.1 without forecast the top of the deck becomes active", () => {
    const game = table({ deck: ["L7", "L2"] });
    expect(game.state).toMatchObject({ active: "L7", forecast: null, drawn: 1 });
    game.play("A pass", "B pass");
    expect(game.state).toMatchObject({ active: "L2", forecast: null, drawn: 2 });
    expect(game.last("card-revealed")).toEqual({
      type: "card-revealed",
      auction: 2,
      card: "L2",
      greens: 0,
      auctioned: true,
      forecast: null,
    });
  });

  test("4.2 a green card counts as it becomes active, the fourth ends the game unauctioned", () => {
    const game = table({ deck: ["AG", "L1", "SC", "BV", "JV"] });
    expect(game.state.greens).toBe(1);
    game.play("A pass", "B pass");
    expect(game.state.greens).toBe(1);
    game.play("C pass", "A pass");
    expect(game.state.greens).toBe(2);
    game.play("B pass");
    expect(game.state.greens).toBe(3);
    game.play("B pass", "C pass");
    expect(game.state).toMatchObject({ phase: "over", greens: 4, active: "JV", auctionsDone: 4 });
    expect(game.state.seats.some(({ cards }) => cards.includes("JV"))).toBe(false);
    expect(game.last("card-revealed")).toMatchObject({ card: "JV", greens: 4, auctioned: false });
  });

  test("4.2 Q16 Scandale as one of the first three greens is auctioned, as a disgrace", () => {
    const game = table({ deck: ["SC", "L1"] });
    expect(game.state.auction?.kind).toBe("disgrace");
    game.play("A pass");
    expect(game.seat("A").cards).toEqual(["SC"]);
  });

  test("4.2 Q17 Scandale as the fourth green halves nobody", () => {
    const game = table({ deck: ["SC"], greens: 3, players: { A: { cards: ["L3"] } } });
    expect(game.state.result?.status).toEqual([3, 0, 0]);
  });

  test("4.3 everybody is in, nobody has bid; luxury and prestige are positive, a disgrace is not", () => {
    for (const [card, kind] of [
      ["L1", "positive"],
      ["AG", "positive"],
      ["FP", "disgrace"],
      ["PS", "disgrace"],
      ["SC", "disgrace"],
    ] as const) {
      const game = table({ deck: [card] });
      expect(game.state.auction).toEqual({ number: 1, card, kind, high: 0, laid: [0, 0, 0] });
      expect(game.state.seats.every((seat) => seat.in)).toBe(true);
    }
  });

  test("4.3 after an auction the next one has everybody in again", () => {
    const game = table({ deck: ["L1", "L2"] }).play("A bid 4", "B pass", "C pass");
    expect(game.state.seats.map((seat) => [seat.in, seat.bid])).toEqual([
      [true, 0],
      [true, 0],
      [true, 0],
    ]);
    expect(game.state.auction).toMatchObject({ number: 2, high: 0, laid: [0, 0, 0] });
  });

  test("4.4 the recipient becomes starter, then the auction is done, then the next card is up", () => {
    const game = table({ deck: ["L1", "L2"] }).play("A pass", "B bid 1", "C pass");
    expect(game.starter).toBe("B");
    expect(game.turn).toBe("B");
    expect(game.state.auctionsDone).toBe(1);
    expect(game.events.slice(-2).map((event) => event.type)).toEqual(["card-won", "card-revealed"]);
  });

  test("4.4 during a discard the auction is not done yet, its recipient is the starter", () => {
    const game = table({ deck: ["FP", "L9"], players: { B: { cards: ["L1", "L2"] } } });
    game.play("A bid 1", "B pass");
    expect(game.state).toMatchObject({ phase: "discard", auctionsDone: 0, active: "FP" });
    expect(game.starter).toBe("B");
    game.play("B discard L1");
    expect(game.state.auctionsDone).toBe(1);
  });

  test("4.5 an empty deck ends the game as the fourth green would", () => {
    const game = table({ deck: ["L1"], exact: true, players: { B: { hand: [1] } } });
    game.play("A bid 1", "B pass", "C pass");
    expect(game.state).toMatchObject({ phase: "over", active: null, greens: 0, auctionsDone: 1 });
    expect(game.winners).toEqual(["A"]);
    expect(game.last("game-over").result).toEqual(game.state.result);
    expect(game.state.drawn).toBe(1);
  });
});
