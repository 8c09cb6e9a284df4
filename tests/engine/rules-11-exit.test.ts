import { describe, expect, test } from "vitest";
import { allBut, type Opening, table, untyped } from "./support/table.ts";

/** A has a luxury to turn and has spent 8 and 10. */
const ready: Opening = {
  variants: ["exit"],
  deck: ["L5", "L6"],
  players: { A: { cards: ["L3", "L7", "BV"], hand: allBut(8, 10) } },
};

describe("11.E early exit", () => {
  test("E1 at the own turn, with a luxury and a spent card, one of each is named", () => {
    expect(table(ready).seat("A").legal).toEqual(["bid", "pass", "exit"]);
    expect(table(ready).view("A").you?.legal).toMatchObject({
      actions: ["bid", "pass", "exit"],
      exit: { luxuries: ["L3", "L7"], recover: [8, 10] },
    });
    expect(table(ready).refusal("A exit L9<10")).toEqual(unavailable("luxury-not-yours"));
    expect(table(ready).refusal("A exit L3<12")).toEqual(unavailable("not-spent"));
  });

  test("E1 not without the variant", () => {
    const game = table({ ...ready, variants: [] });
    expect(game.refusal("A exit L3<10")).toEqual(unavailable("variant-off"));
    expect(game.seat("A").legal).toEqual(["bid", "pass"]);
  });

  test("E1 a prestige is no luxury, and neither is a card's mere name", () => {
    const game = table({ ...ready, players: { A: { cards: ["BV"], hand: [1] } } });
    expect(game.refusal("A exit L3<10")).toEqual(unavailable("no-luxury"));
    const prestige = untyped({ type: "exit", luxury: "BV", recover: 10 });
    expect(table(ready).refusalFor(0, prestige)).toEqual(unavailable("luxury-not-yours"));
    const note = untyped({ type: "exit", luxury: "L3", recover: 5 });
    expect(table(ready).refusalFor(0, note)).toEqual(unavailable("not-spent"));
  });

  test("E2 at once: the bid returns, the luxury is turned, the spent card comes to the hand", () => {
    const game = table(ready).play("A bid 1", "B bid 2", "C bid 3", "A exit L3<10");
    expect(game.seat("A")).toMatchObject({
      hand: allBut(8),
      bid: [],
      spent: [8],
      cards: ["L7", "BV"],
      turnedDown: ["L3"],
      exitUsed: true,
      in: false,
    });
    expect(game.last("exited")).toEqual({
      type: "exited",
      auction: 1,
      seat: 0,
      luxury: "L3",
      recovered: 10,
      cards: [1],
    });
    expect(game.turn).toBe("B");
  });

  test("E2 Q66 it is a pass for all purposes: it may end the auction, or leave the card free", () => {
    const paid = table({ ...ready, starter: "B" }).play("B bid 1", "C pass", "A exit L3<10");
    expect(paid.seat("B")).toMatchObject({ cards: ["L5"], spent: [1] });
    const free = table({ ...ready, starter: "B" }).play("B pass", "C bid 1");
    free.play("A exit L7<8");
    expect(free.seat("C").cards).toEqual(["L5"]);
    const last = table({ ...ready, starter: "C" }).play("C pass", "A exit L7<8");
    expect(last.seat("B")).toMatchObject({ cards: ["L5"], spent: [] });
  });

  test("E3 Q58 the cards of the current bid are not spent", () => {
    const game = table({ variants: ["exit"], deck: ["L5"], players: { A: { cards: ["L3"] } } });
    game.play("A bid 10", "B bid 12", "C pass");
    expect(game.refusal("A exit L3<10")).toEqual(unavailable("no-spent"));
  });

  test("E3 Q59 money lost against a disgrace is spent", () => {
    const game = table({ ...ready, deck: ["PS", "L5"], players: { A: { cards: ["L3"] } } });
    game.play("A bid 10", "B pass", "B pass", "C pass");
    expect(game.seat("A").spent).toEqual([10]);
    const exits = table({ ...ready, deck: ["PS", "L5", "L6"], players: { A: { cards: ["L3"] } } });
    exits.play("A bid 10", "B pass", "B bid 1", "C pass", "A exit L3<10");
    expect(exits.seat("A")).toMatchObject({ hand: allBut(), spent: [] });
  });

  test("E3 an unreleased reserve is not spent", () => {
    const game = table({
      variants: ["exit", "reserve"],
      deck: ["L5"],
      players: { A: { cards: ["L3"] } },
    });
    expect(game.refusal("A exit L3<1")).toEqual(unavailable("no-spent"));
  });

  test("E4 Q60 Q61 a turned luxury scores nothing, breaks no tie and does not help against Faux Pas", () => {
    const down = { turnedDown: ["L9"], exitUsed: true };
    const game = table({
      variants: ["exit"],
      deck: ["AG"],
      greens: 3,
      players: {
        A: { hand: [4], cards: ["L6"], ...down },
        B: { hand: [4], cards: ["L1", "L5"] },
        C: { hand: [1] },
      },
    });
    expect(game.seat("A").score).toBe(6);
    expect(game.winners).toEqual(["A"]);
    const tied = table({
      variants: ["exit"],
      deck: ["AG"],
      greens: 3,
      players: {
        A: { hand: [4], cards: ["L1", "L4"], ...down },
        B: { hand: [4], cards: ["L5"] },
        C: { hand: [1] },
      },
    });
    expect(tied.winners).toEqual(["B"]);
    const fauxPas = table({ variants: ["exit"], deck: ["FP", "L1"], players: { A: down } });
    fauxPas.play("A pass");
    expect(fauxPas.seat("A")).toMatchObject({ pending: true, turnedDown: ["L9"] });
  });

  test("E4 a turned luxury does not count among those to discard", () => {
    const game = table({
      variants: ["exit"],
      deck: ["FP", "L1"],
      players: { A: { cards: ["L2"], turnedDown: ["L9"], exitUsed: true } },
    }).play("A pass");
    expect(game.last("luxury-lost")).toMatchObject({ luxury: "L2", reason: "only-one" });
    expect(game.seat("A").turnedDown).toEqual(["L9"]);
  });

  test("E5 Q65 once per player; every player has an own one", () => {
    const game = table({
      ...ready,
      deck: ["L5", "L6"],
      players: {
        A: { cards: ["L3", "L7"], hand: allBut(8, 10) },
        B: { cards: ["L1"], hand: allBut(4) },
      },
    });
    game.play("A exit L3<10", "B exit L1<4", "C bid 1", "A bid 2", "B bid 3", "C pass");
    expect(game.refusal("A exit L7<8")).toEqual(unavailable("used"));
    expect(game.seat("A").legal).toEqual(["bid", "pass"]);
  });

  test("E5 Q62 not in a disgrace auction, not in the sealed step, not with a waiting Faux Pas", () => {
    const disgrace = table({ ...ready, deck: ["PS"] });
    expect(disgrace.refusal("A exit L3<10")).toEqual(unavailable("disgrace"));
    expect(disgrace.seat("A").legal).toEqual(["bid", "pass"]);
    const sealed = table({ ...ready, variants: ["exit", "sealed"] });
    expect(sealed.refusal("A exit L3<10")).toEqual({ code: "wrong-phase" });
    const waiting = table({ ...ready, players: { A: { cards: ["FP"], hand: [1] } } });
    expect(waiting.refusal("A exit L3<10")).toEqual(unavailable("no-luxury"));
  });

  test("E5 only at the own turn: not while skipped by D4", () => {
    const game = table({ ...ready, variants: ["exit", "sealed"] });
    game.play("A seal 12", "B seal 1", "C seal 2");
    expect(game.turn).toBe("B");
    expect(game.refusal("A exit L3<10")).toEqual({ code: "not-your-turn" });
  });

  test("E5 Q64 in a prestige auction it may be used", () => {
    const game = table({ ...ready, deck: ["AG"] }).play("A exit L3<10");
    expect(game.seat("A").exitUsed).toBe(true);
  });

  test("E6 Q63 others see the exit and the luxury, not the recovered card", () => {
    const game = table(ready).play("A exit L3<10");
    expect(game.shown("B", "A")).toMatchObject({
      turnedDown: ["L3"],
      exitUsed: true,
      hand: null,
      handCount: 10,
      spent: null,
      spentCount: 1,
    });
  });

  test("E7 the recovered card can be laid from the next auction on, and counts at the end", () => {
    const game = table(ready).play(
      "A exit L3<10",
      "B bid 1",
      "C pass",
      "B bid 2",
      "C pass",
      "A bid 10",
    );
    expect(game.seat("A").bid).toEqual([10]);
    const end = table({ ...ready, deck: ["L5", "AG"], greens: 3 }).play("A exit L3<10", "B pass");
    expect(end.state.result?.money[0]).toBe(98);
  });
});

function unavailable(reason: string) {
  return { code: "exit-unavailable", reason };
}
