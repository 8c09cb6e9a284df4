import { describe, expect, test } from "vitest";
import { table, untyped } from "./support/table.ts";

const withLuxuries = { deck: ["FP", "L9"], players: { A: { cards: ["L3", "L7", "BV"] } } } as const;

describe("7 Faux Pas", () => {
  test("7.1 Q18 the owner chooses one of his luxuries before anything else", () => {
    const game = table(withLuxuries).play("A pass");
    expect(game.state).toMatchObject({ phase: "discard", turn: 0, active: "FP" });
    expect(game.seat("A")).toMatchObject({ cards: ["L3", "L7", "BV", "FP"], pending: false });
    expect(game.seat("A").legal).toEqual(["discard"]);
    game.play("A discard L7");
    expect(game.state.removed.toSorted()).toEqual(["FP", "L7"]);
    expect(game.seat("A")).toMatchObject({ cards: ["L3", "BV"], pending: false });
    expect(game.last("luxury-lost")).toEqual({
      type: "luxury-lost",
      auction: 1,
      seat: 0,
      luxury: "L7",
      reason: "chosen",
    });
    expect(game.state).toMatchObject({ phase: "bidding", turn: 0, active: "L9" });
  });

  test("7.1 during the discard nobody else may act and nothing else may be done", () => {
    const game = table(withLuxuries).play("A pass");
    expect(game.refusal("B discard L3")).toEqual({ code: "not-your-turn" });
    expect(game.refusal("A pass")).toEqual({ code: "wrong-phase" });
    expect(game.refusal("A bid 1")).toEqual({ code: "wrong-phase" });
    expect(game.refusal("A discard L9")).toEqual({ code: "luxury-not-yours" });
    expect(game.seat("B").legal).toEqual([]);
    expect(game.view("A").you?.legal).toEqual({
      actions: ["discard"],
      toBeat: null,
      cheapest: null,
      discard: ["L3", "L7"],
      exit: null,
    });
  });

  test("7.1 the choice is listed lowest first, by value", () => {
    const game = table({ deck: ["FP"], players: { A: { cards: ["L10", "L9", "L2"] } } });
    game.play("A pass");
    expect(game.view("A").you?.legal.discard).toEqual(["L2", "L9", "L10"]);
  });

  test("7.1 the auction is settled by then: nothing is laid, nobody is in, it can be looked up", () => {
    const game = table(withLuxuries).play("A bid 1", "B bid 2", "C bid 3", "A pass");
    expect(game.state.phase).toBe("discard");
    expect(game.state.seats.every((seat) => seat.bid === 0 && !seat.in)).toBe(true);
    expect(game.view("C").lastAuction).toMatchObject({ number: 1, card: "FP", winner: 0 });
    expect(game.view("C").auction).toMatchObject({ number: 1, card: "FP", high: 3, leader: null });
  });

  test("7.1 a single candidate goes without asking", () => {
    const game = table({ deck: ["FP", "L9"], players: { A: { cards: ["L3", "BV"] } } });
    game.play("A pass");
    expect(game.state.removed.toSorted()).toEqual(["FP", "L3"]);
    expect(game.last("luxury-lost")).toMatchObject({ luxury: "L3", reason: "only-one" });
    expect(game.state.phase).toBe("bidding");
  });

  test("7.1 Q25 both cards leave the game, openly", () => {
    const game = table(withLuxuries).play("A pass", "A discard L3");
    expect(game.view("-").removed.toSorted()).toEqual(["FP", "L3"]);
  });

  test("7.2 Q19 without a luxury it waits in front of its owner", () => {
    const game = table({ deck: ["FP", "L9"] }).play("A pass");
    expect(game.seat("A")).toMatchObject({ cards: ["FP"], pending: true });
    expect(game.shown("-", "A").pending).toBe(true);
    expect(game.state.phase).toBe("bidding");
  });

  test("7.3 Q24 the next luxury goes with it at once; the payment stands, he starts", () => {
    const game = table({ deck: ["FP", "L9", "L8"] }).play("A pass", "A bid 4", "B pass", "C pass");
    expect(game.seat("A")).toMatchObject({ cards: [], pending: false, spent: [4] });
    expect(game.state.removed.toSorted()).toEqual(["FP", "L9"]);
    expect(game.last("luxury-lost")).toMatchObject({ luxury: "L9", reason: "waiting" });
    expect(game.starter).toBe("A");
    expect(game.state.active).toBe("L8");
  });

  test("7.3 Q23 a free luxury triggers it too", () => {
    const game = table({ deck: ["FP", "L9"] }).play("A pass", "A bid 1", "B bid 2");
    const free = table({ deck: ["L9"], starter: "B", players: { A: { cards: ["FP"] } } });
    free.play("B pass", "C pass");
    expect(free.seat("A")).toMatchObject({ cards: [], pending: false, spent: [] });
    expect(game.seat("A").pending).toBe(true);
  });

  test("7.3 another seat's luxury does not trigger it", () => {
    const game = table({ deck: ["L9"], players: { A: { cards: ["FP"] } } });
    game.play("A pass", "B bid 1", "C pass");
    expect(game.seat("A").pending).toBe(true);
    expect(game.seat("B").cards).toEqual(["L9"]);
  });

  test("7.4 Q20 Q21 a prestige, Passé and Scandale never trigger it", () => {
    const game = table({ deck: ["BV", "PS", "SC", "L1"], players: { A: { cards: ["FP"] } } });
    game.play("A bid 1", "B pass", "C pass", "A pass", "A pass");
    expect(game.seat("A")).toMatchObject({ cards: ["FP", "BV", "PS", "SC"], pending: true });
    expect(game.state.removed).toEqual([]);
  });

  test("7.4 Q20 a prestige or a disgrace can never be discarded", () => {
    const game = table(withLuxuries).play("A pass");
    for (const card of ["BV", "FP"]) {
      const action = untyped({ type: "discard", luxury: card });
      expect(game.refusalFor(0, action)).toEqual({ code: "luxury-not-yours" });
    }
  });

  test("7.5 Q22 waiting at the end it has no effect", () => {
    const game = table({ deck: ["AG"], greens: 3, players: { A: { cards: ["FP", "BV"] } } });
    expect(game.state.result?.status).toEqual([0, 0, 0]);
    const passe = table({ deck: ["AG"], greens: 3, players: { A: { cards: ["FP", "PS"] } } });
    expect(passe.state.result?.status).toEqual([-5, 0, 0]);
  });

  test("7.5 exactly one luxury is ever lost", () => {
    const game = table({ deck: ["FP", "L9", "L8"] });
    game.play("A pass", "A bid 4", "B pass", "C pass", "A bid 6", "B pass", "C pass");
    expect(game.seat("A").cards).toEqual(["L8"]);
    expect(game.state.removed).toHaveLength(2);
  });
});
