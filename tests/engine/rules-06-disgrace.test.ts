import { describe, expect, test } from "vitest";
import { allBut, table } from "./support/table.ts";

describe("6 disgrace auction", () => {
  test("6.1 Q14 the starter opens and bids must rise", () => {
    const game = table({ deck: ["PS"], starter: "B" });
    expect(game.turn).toBe("B");
    game.play("B bid 3");
    expect(game.turn).toBe("C");
    expect(game.refusal("C bid 3")).toEqual({ code: "bid-too-low", toBeat: 3 });
    expect(game.refusal("C bid 2")).toEqual({ code: "bid-too-low", toBeat: 3 });
    game.play("C bid 4");
    expect(game.high).toBe(4);
  });

  test("6.2 Q13 the first to pass takes the disgrace and keeps his money; the others lose theirs", () => {
    const game = table({ deck: ["PS", "L1"] });
    game.play("A bid 2", "B bid 3", "C bid 4", "A bid 6", "B pass");
    expect(game.seat("B")).toMatchObject({ cards: ["PS"], hand: allBut(), spent: [], bid: [] });
    expect(game.seat("A")).toMatchObject({ cards: [], spent: [2, 6], bid: [] });
    expect(game.seat("C")).toMatchObject({ cards: [], spent: [4], hand: allBut(4) });
    expect(game.events.slice(-3, -1)).toEqual([
      { type: "passed", auction: 1, seat: 1, cards: [3] },
      {
        type: "disgrace-taken",
        auction: 1,
        seat: 1,
        card: "PS",
        lost: [
          { seat: 0, cards: [2, 6], total: 8 },
          { seat: 2, cards: [4], total: 4 },
        ],
      },
    ]);
    expect(game.view("-").lastAuction).toEqual({
      number: 1,
      card: "PS",
      winner: 1,
      paid: 0,
      bids: [[2, 6], [3], [4]],
    });
  });

  test("6.2 Q12 who had no turn or laid nothing pays nothing", () => {
    const game = table({ seats: 4, deck: ["PS", "L1"] }).play("A bid 2", "B pass");
    expect(game.last("disgrace-taken").lost).toEqual([{ seat: 0, cards: [2], total: 2 }]);
    expect(game.seat("C").money).toBe(106);
    expect(game.seat("D").money).toBe(106);
  });

  test("6.3 if the starter passes at once nobody pays", () => {
    const game = table({ deck: ["PS", "L1"] }).play("A pass");
    expect(game.seat("A").cards).toEqual(["PS"]);
    expect(game.state.seats.every((seat) => seat.spent === 0)).toBe(true);
    expect(game.last("disgrace-taken").lost).toEqual([]);
  });

  test("6.4 Q15 the recipient starts the next auction", () => {
    const game = table({ deck: ["PS", "L1"] }).play("A bid 2", "B bid 3", "C pass");
    expect(game.starter).toBe("C");
    expect(game.turn).toBe("C");
    expect(game.state.active).toBe("L1");
  });

  test("6.4 Passé and Scandale stay face up with their owner", () => {
    const game = table({ deck: ["PS", "SC", "L1"] }).play("A pass", "A pass");
    expect(game.seat("A").cards).toEqual(["PS", "SC"]);
    expect(game.state.removed).toEqual([]);
  });
});
