import { describe, expect, test } from "vitest";
import { allBut, table } from "./support/table.ts";

const sealed = { variants: ["sealed"] } as const;

describe("11.D sealed opening", () => {
  test("D1 in a positive auction every seat submits once, in any order, any own cards or none", () => {
    const game = table({ ...sealed, deck: ["L5"] });
    expect(game.state).toMatchObject({
      phase: "sealed",
      turn: null,
      envelopes: [null, null, null],
    });
    expect(game.seat("C").legal).toEqual(["seal"]);
    game.play("C seal 1+8");
    expect(game.last("sealed")).toEqual({ type: "sealed", auction: 1, seat: 2, cards: [1, 8] });
    expect(game.seat("C").legal).toEqual([]);
    game.play("A seal -", "B seal 2");
    expect(game.state.phase).toBe("bidding");
  });

  test("D1 Q56 a submission is final and hidden, its number of cards too", () => {
    const game = table({ ...sealed, deck: ["L5"] }).play("A seal 4+10");
    expect(game.refusal("A seal 4")).toEqual({ code: "already-sealed" });
    expect(game.shown("B", "A")).toMatchObject({ bid: [], handCount: 11, hand: null });
    expect(game.view("B").auction).toMatchObject({ submitted: [0], high: 0, leader: null });
    expect(game.view("B").you?.sealed).toBeNull();
    expect(game.view("A").you).toMatchObject({ sealed: [4, 10], hand: allBut() });
    expect(game.shown("A", "A").handCount).toBe(11);
  });

  test("D1 only own cards, each once", () => {
    const game = table({ ...sealed, deck: ["L5"], players: { A: { hand: [1, 2] } } });
    expect(game.refusal("A seal 1+25")).toEqual({ code: "card-not-in-hand", cards: [25] });
    expect(game.refusal("A seal 2+2")).toEqual({ code: "duplicate-card" });
  });

  test("D1 nothing else can be done in the sealed step", () => {
    const game = table({ ...sealed, deck: ["L5"] });
    expect(game.refusal("A bid 4")).toEqual({ code: "wrong-phase" });
    expect(game.refusal("A pass")).toEqual({ code: "wrong-phase" });
    expect(game.refusal("A discard L1")).toEqual({ code: "wrong-phase" });
    expect(game.refusal("D seal -")).toEqual({ code: "not-your-turn" });
  });

  test("D1 Q55 a seat without hand cards has submitted an empty envelope at once", () => {
    const game = table({ ...sealed, deck: ["L5"], players: { B: { hand: [] } } });
    expect(game.state.envelopes).toEqual([null, 0, null]);
    expect(game.view("A").auction?.submitted).toEqual([1]);
    expect(game.view("B").you?.sealed).toEqual([]);
    expect(game.refusal("B seal -")).toEqual({ code: "already-sealed" });
    game.play("A seal 1", "C seal 2");
    expect(game.state.phase).toBe("bidding");
  });

  test("D1 where nobody has a card the envelopes open at once", () => {
    const empty = { hand: [] };
    const game = table({ ...sealed, deck: ["L5"], players: { A: empty, B: empty, C: empty } });
    expect(game.state).toMatchObject({ phase: "bidding", turn: 0, auction: { high: 0 } });
    expect(game.events.map(({ type }) => type)).toEqual(["card-revealed", "envelopes-opened"]);
  });

  test("D2 with the last one all lie open; the largest total is high, and everybody is in", () => {
    const game = table({ ...sealed, deck: ["L5"] });
    game.play("A seal 4", "B seal -", "C seal 8+2");
    expect(game.last("envelopes-opened")).toEqual({
      type: "envelopes-opened",
      auction: 1,
      bids: [[4], [], [2, 8]],
      high: 10,
      leader: 2,
    });
    expect(game.state).toMatchObject({ phase: "bidding", envelopes: null, auction: { high: 10 } });
    expect(game.state.seats.every((seat) => seat.in)).toBe(true);
    expect(game.seat("C")).toMatchObject({ bid: [2, 8], hand: allBut(2, 8) });
    expect(game.shown("A", "C").bid).toEqual([2, 8]);
    expect(game.view("A").auction?.submitted).toBeNull();
    expect(game.view("A").auction?.leader).toBe(2);
  });

  test("D2 Q51 Q52 all empty: an ordinary auction at nothing, and nobody has passed", () => {
    const game = table({ ...sealed, deck: ["L5"], starter: "B" });
    game.play("A seal -", "B seal -", "C seal -");
    expect(game.high).toBe(0);
    expect(game.turn).toBe("B");
    expect(game.last("envelopes-opened").leader).toBeNull();
    game.play("B bid 1", "C pass", "A pass");
    expect(game.seat("B").cards).toEqual(["L5"]);
  });

  test("D3 then the ordinary order from the starter; own sealed cards count", () => {
    const game = table({ ...sealed, deck: ["L5"], starter: "B" });
    game.play("A seal 4", "B seal 6", "C seal 8");
    expect(game.turn).toBe("B");
    expect(game.refusal("B bid 2")).toEqual({ code: "bid-too-low", toBeat: 8 });
    game.play("B bid 3");
    expect(game.high).toBe(9);
    expect(game.turn).toBe("C");
  });

  test("D3 a low bidder may pass and gets his cards back", () => {
    const game = table({ ...sealed, deck: ["L5"] });
    game.play("A seal 4", "B seal 6", "C seal 8", "A pass");
    expect(game.seat("A")).toMatchObject({ bid: [], hand: allBut() });
    game.play("B pass");
    expect(game.seat("C")).toMatchObject({ cards: ["L5"], spent: [8] });
    expect(game.view("-").lastAuction?.bids).toEqual([[4], [6], [8]]);
  });

  test("D4 Q54 who alone holds the highest total is skipped, the starter too", () => {
    const game = table({ ...sealed, deck: ["L5"] }).play("A seal 8", "B seal 4", "C seal 6");
    expect(game.turn).toBe("B");
    game.play("B bid 6");
    expect(game.turn).toBe("C");
    game.play("C bid 8");
    expect(game.turn).toBe("A");
    game.play("A bid 10");
    expect(game.turn).toBe("B");
  });

  test("D5 Q53 Q57 tied highs are not skipped: each must raise or pass, the last one stands", () => {
    const game = table({ ...sealed, deck: ["L5", "L6"] });
    game.play("A seal 8", "B seal 2+6", "C seal 8");
    expect(game.turn).toBe("A");
    expect(game.view("A").auction?.leader).toBeNull();
    game.play("A pass");
    expect(game.turn).toBe("B");
    game.play("B pass");
    expect(game.seat("C")).toMatchObject({ cards: ["L5"], spent: [8] });
  });

  test("D5 a tied high who stands alone now is skipped", () => {
    const game = table({ ...sealed, seats: 4, deck: ["L5"] });
    game.play("A seal 8", "B seal 1", "C seal 2+6", "D seal 2", "A pass");
    expect(game.turn).toBe("B");
    game.play("B pass");
    expect(game.turn).toBe("D");
    game.play("D pass");
    expect(game.seat("C").cards).toEqual(["L5"]);
  });

  test("D6 high never falls, even when a tied high leaves", () => {
    const game = table({ ...sealed, deck: ["L5"] }).play(
      "A seal 8",
      "B seal 8",
      "C seal 1",
      "A pass",
    );
    expect(game.high).toBe(8);
    expect(game.turn).toBe("C");
    expect(game.refusal("C bid 6")).toEqual({ code: "bid-too-low", toBeat: 8 });
  });

  test("D7 disgrace auctions have no sealed step", () => {
    const game = table({ ...sealed, deck: ["PS"] });
    expect(game.state).toMatchObject({ phase: "bidding", turn: 0, envelopes: null });
    expect(game.refusal("A seal 1")).toEqual({ code: "wrong-phase" });
  });

  test("D1 the prestige auctions are sealed too", () => {
    expect(table({ ...sealed, deck: ["AG"] }).state.phase).toBe("sealed");
  });
});
