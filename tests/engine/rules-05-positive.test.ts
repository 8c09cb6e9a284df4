import { describe, expect, test } from "vitest";
import { eventFor } from "../../shared/engine/index.ts";
import { allBut, table, untyped } from "./support/table.ts";

describe("5 positive auction", () => {
  test("5.1 the starter acts first, then clockwise through the seats still in", () => {
    const game = table({ seats: 5, starter: "D" });
    game.play("D bid 1", "E pass", "A bid 2", "B pass", "C bid 3", "D bid 4");
    expect(game.turn).toBe("A");
    game.play("A bid 6");
    expect(game.turn).toBe("C");
  });

  test("5.1 Q68 whoever is not on turn is refused", () => {
    const game = table();
    expect(game.refusal("B bid 4")).toEqual({ code: "not-your-turn" });
    expect(game.refusal("C pass")).toEqual({ code: "not-your-turn" });
    expect(game.refusal("D pass")).toEqual({ code: "not-your-turn" });
  });

  test("5.2 a bid of several cards is laid face up and sets the highest total", () => {
    const game = table().play("A bid 1+2+8");
    expect(game.high).toBe(11);
    expect(game.seat("A")).toMatchObject({ bid: [1, 2, 8], hand: allBut(1, 2, 8), spent: [] });
    expect(game.last("bid-raised")).toEqual({
      type: "bid-raised",
      auction: 1,
      seat: 0,
      cards: [1, 2, 8],
      total: 11,
      was: 0,
    });
  });

  test("5.2 cards may be named in any order", () => {
    const game = table().play("A bid 8+1");
    expect(game.last("bid-raised").cards).toEqual([1, 8]);
  });

  test("5.2 Q6 an equal or lower total is refused, with the total to beat", () => {
    const game = table().play("A bid 6");
    expect(game.refusal("B bid 6")).toEqual({ code: "bid-too-low", toBeat: 6 });
    expect(game.refusal("B bid 2+4")).toEqual({ code: "bid-too-low", toBeat: 6 });
    expect(game.refusal("B bid 4")).toEqual({ code: "bid-too-low", toBeat: 6 });
    game.play("B bid 3+4");
    expect(game.high).toBe(7);
  });

  test("5.2 Q7 a raise may be smaller than the gap: the own total counts", () => {
    const game = table().play("A bid 10", "B bid 12", "C pass", "A bid 3");
    expect(game.high).toBe(13);
    expect(game.last("bid-raised")).toMatchObject({ cards: [3], total: 13, was: 12 });
    expect(game.seat("A").bid).toEqual([3, 10]);
  });

  test("5.2 a bid needs a card", () => {
    expect(table().refusal("A bid -")).toEqual({ code: "empty-bid" });
  });

  test("5.2 a card counts once", () => {
    expect(table().refusal("A bid 8+8")).toEqual({ code: "duplicate-card" });
    expect(table().refusal("A bid 1+8+1")).toEqual({ code: "duplicate-card" });
  });

  test("5.2 only cards of the own hand can be laid: those missing are named", () => {
    const game = table({ players: { A: { hand: [1, 2, 3] } } });
    expect(game.refusal("A bid 25")).toEqual({ code: "card-not-in-hand", cards: [25] });
    expect(game.refusal("A bid 20+3+25")).toEqual({ code: "card-not-in-hand", cards: [20, 25] });
  });

  test("5.2 what is no money card is in no hand", () => {
    const game = table();
    const bid = untyped({ type: "bid", cards: [5, 10] });
    expect(game.refusalFor(0, bid)).toEqual({ code: "card-not-in-hand", cards: [5] });
  });

  test("5.2 laid cards cannot be laid again, taken back or exchanged", () => {
    const game = table().play("A bid 6", "B bid 8", "C pass");
    expect(game.refusal("A bid 6+10")).toEqual({ code: "card-not-in-hand", cards: [6] });
    game.play("A bid 3");
    expect(game.seat("A").bid).toEqual([3, 6]);
  });

  test("5.2 Q8 a refused bid changes nothing: the same seat is still to act", () => {
    const game = table().play("A bid 6", "B bid 12", "C pass");
    expect(game.refusal("A bid 3")).toEqual({ code: "bid-too-low", toBeat: 12 });
    expect(game.turn).toBe("A");
    expect(game.seat("A")).toMatchObject({ bid: [6], hand: allBut(6) });
  });

  test("5.3 Q9 a pass returns the own bid and is for the whole auction", () => {
    const game = table().play("A bid 6", "B bid 8", "C bid 10", "A pass");
    expect(game.seat("A")).toMatchObject({ hand: allBut(), bid: [], spent: [], in: false });
    expect(game.last("passed")).toEqual({ type: "passed", auction: 1, seat: 0, cards: [6] });
    game.play("B bid 3");
    expect(game.turn).toBe("C");
    expect(game.refusal("A bid 25")).toEqual({ code: "not-your-turn" });
    game.play("C bid 4");
    expect(game.turn).toBe("B");
  });

  test("5.4 Q1 the starter may pass at once", () => {
    const game = table().play("A pass");
    expect(game.turn).toBe("B");
    expect(game.high).toBe(0);
  });

  test("5.4 Q10 who cannot exceed has nothing but a pass, and the engine does not play it", () => {
    const game = table({ players: { B: { hand: [1, 2] } } }).play("A bid 3");
    expect(game.turn).toBe("B");
    expect(game.seat("B").legal).toEqual(["pass"]);
    const above = table({ players: { B: { hand: [1, 3] } } }).play("A bid 3");
    expect(above.seat("B").legal).toEqual(["bid", "pass"]);
  });

  test("5.5 Q2 as soon as one is left he pays his whole bid and takes the card, without a turn", () => {
    const game = table({ deck: ["L9", "L2"] });
    game.play("A bid 10", "B bid 12", "C pass", "A bid 8", "B pass");
    expect(game.seat("A")).toMatchObject({ cards: ["L9"], spent: [8, 10], money: 88 });
    expect(game.seat("B")).toMatchObject({ money: 106, spent: [] });
    expect(game.last("card-won")).toEqual({
      type: "card-won",
      auction: 1,
      seat: 0,
      card: "L9",
      cards: [8, 10],
      paid: 18,
    });
    expect(game.state.lastAuction).toMatchObject({ number: 1, card: "L9", winner: 0, paid: 18 });
    expect(game.turn).toBe("A");
  });

  test("5.5 Q3 Q4 without a bid the last one left gets the card free and cannot refuse it", () => {
    const game = table({ deck: ["L9", "L2"] }).play("A pass", "B pass");
    expect(game.seat("C")).toMatchObject({ cards: ["L9"], money: 106, spent: [] });
    expect(game.last("card-won")).toMatchObject({ seat: 2, cards: [], paid: 0 });
    expect(game.starter).toBe("C");
  });

  test("5.6 Q5 the holder of the highest bid never has a turn: by then he has won", () => {
    const game = table({ seats: 4, deck: ["L5", "L6"] });
    game.play("A bid 1", "B pass", "C pass");
    expect(game.turn).toBe("D");
    game.play("D pass");
    expect(game.seat("A").cards).toEqual(["L5"]);
  });

  test("5.7 Q11 an empty hand takes part and may get a free card", () => {
    const game = table({ deck: ["L8"], players: { C: { hand: [] }, A: { hand: [] } } });
    expect(game.seat("A").legal).toEqual(["pass"]);
    game.play("A pass", "B pass");
    expect(game.seat("C")).toMatchObject({ cards: ["L8"], money: 0 });
  });

  test("5.5 the bids of the losers return and are remembered for the last auction", () => {
    const game = table({ deck: ["L9", "L2"] }).play(
      "A bid 4",
      "B bid 6",
      "C bid 8",
      "A pass",
      "B pass",
    );
    expect(game.view("-").lastAuction).toEqual({
      number: 1,
      card: "L9",
      winner: 2,
      paid: 8,
      bids: [[4], [6], [8]],
    });
    const won = game.last("card-won");
    expect(eventFor(won, { spectator: true }, game.state, "closed")).toEqual(won);
  });
});
