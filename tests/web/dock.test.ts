import { describe, expect, test } from "vitest";
import type { MoneyCard } from "../../shared/contract/cards.ts";
import { en } from "../../web/i18n/en.ts";
import { formatsOf } from "../../web/i18n/formats.ts";
import { bannerOf } from "../../web/table/banner.ts";
import { dockOf } from "../../web/table/dock.ts";
import { dockWordsOf } from "../../web/table/dock-words.ts";
import { engineTable } from "../support/engine-table.ts";

const language = { texts: en, formats: formatsOf("en") };

/** Lot 1 is the motor-car; Ana has laid 8, Béla has raised to 12, Chloé has passed. */
const motorCar = () =>
  engineTable({ seats: 3, starter: 0, deck: ["L7", "SC"] })
    .play(0, { type: "bid", cards: [8] })
    .play(1, { type: "bid", cards: [12] })
    .play(2, { type: "pass" });

describe("the dock of whoever is to act", () => {
  test("6: 3 and 6 chosen with 8 laid make 17, and Bid says what it leads by", () => {
    const view = motorCar().view({ seat: 0 });
    const dock = dockOf(view, [3, 6]);
    const words = dockWordsOf(dock, view, language);
    expect(dock).toMatchObject({ laid: 8, chosen: 9, total: 17, enough: true });
    expect(words.main).toEqual({ label: "Bid 17", sub: "leads by 5", blocked: null });
    expect(words.sum).toEqual({ text: "8 laid + 9", total: "= 17", bad: false });
  });

  test("with nothing laid, what is chosen is the sum, and stands there once", () => {
    const view = engineTable({ seats: 3, deck: ["L7", "SC"] }).view({ seat: 0 });
    const { sum } = dockWordsOf(dockOf(view, [1, 8]), view, language);
    expect(sum).toEqual({ text: "9 chosen", total: "", bad: false });
  });

  test("7: too little says how much is needed and blocks the press", () => {
    const view = motorCar().view({ seat: 0 });
    const words = dockWordsOf(dockOf(view, [3]), view, language);
    expect(words.main).toEqual({
      label: "Bid 11",
      sub: "too low by 2",
      blocked: "Needs more than 12.",
    });
    expect(words.sum.text).toBe("8 laid + 3 = 11, needs more than 12");
  });

  test("8: what is laid is no card in hand, and all eleven are always shown", () => {
    const { notes } = dockOf(motorCar().view({ seat: 0 }), []);
    expect(notes).toHaveLength(11);
    expect(notes.filter(({ state }) => state === "laid")).toEqual([{ card: 8, state: "laid" }]);
  });

  test("a chosen card that is no longer in the hand does not count", () => {
    expect(dockOf(motorCar().view({ seat: 0 }), [8, 6]).chosen).toBe(6);
  });

  test("passing names what comes back; without money laid it costs nothing", () => {
    const table = motorCar();
    const own = table.view({ seat: 0 });
    expect(dockWordsOf(dockOf(own, []), own, language).pass).toMatchObject({
      label: "Pass",
      sub: "take back 8",
      danger: false,
    });
  });

  test("a bid that leaves little money warns, and never blocks", () => {
    const view = engineTable({
      seats: 3,
      deck: ["L7", "SC"],
      players: [{ hand: [1, 2, 4, 15] }],
    }).view({ seat: 0 });
    const words = dockWordsOf(dockOf(view, [15]), view, language);
    expect(words.warning).toBe("This leaves you 7. The poorest at the end cannot win.");
    expect(words.main.blocked).toBeNull();
  });

  test("5: without enough money in hand the banner says so and Bid says why not", () => {
    const view = engineTable({
      seats: 3,
      starter: 1,
      deck: ["L7", "SC"],
      players: [{ hand: [1, 2] }],
    })
      .play(1, { type: "bid", cards: [12] })
      .play(2, { type: "bid", cards: [15] })
      .view({ seat: 0 });
    const words = dockWordsOf(dockOf(view, []), view, language);
    expect(bannerOf(view, language, 0)).toMatchObject({
      state: "mine",
      line: "You cannot go above 15.",
    });
    expect(words.main.blocked).toBe("You cannot go above 15.");
  });
});

test.each([
  [3 * 86_400 - 1, "3\u{a0}days"],
  [3 * 86_400 - 3600, "2\u{a0}days"],
  [2 * 86_400 - 3600, "47\u{a0}hr"],
  [2 * 3600 - 30, "2\u{a0}hr"],
  [90, "1\u{a0}min"],
  [9, "9\u{a0}sec"],
])("%i seconds left are %s: what a second took is not a day less", (seconds, said) => {
  expect(language.formats.span(seconds)).toBe(said);
});

describe("the dock in a disgrace auction", () => {
  const scandale = () =>
    engineTable({ seats: 3, starter: 1, deck: ["SC", "L1"] })
      .play(1, { type: "bid", cards: [2] })
      .play(2, { type: "bid", cards: [3] });

  test("15: Pass names the card it takes, Bid says that it stays out", () => {
    const view = scandale().view({ seat: 0 });
    const words = dockWordsOf(dockOf(view, [4]), view, language);
    expect(words.pass).toMatchObject({ sub: "take the Scandale", danger: true });
    expect(words.main).toMatchObject({ label: "Lay 4", sub: "stay out for now" });
    expect(bannerOf(view, language, 0)).toMatchObject({
      state: "peril",
      title: "Your turn: avoid this card",
      line: "First to pass takes it. Everyone else loses what they laid.",
    });
  });
});

describe("the dock of whoever waits", () => {
  test("before a disgrace he will lay money, not bid", () => {
    const table = engineTable({ seats: 3, starter: 1, deck: ["SC", "L1"] });
    const labelOf = (cards: readonly MoneyCard[]) => {
      const view = table.view({ seat: 0 });
      return dockWordsOf(dockOf(view, cards), view, language, false).main.label;
    };
    expect([labelOf([]), labelOf([4])]).toEqual(["Lay", "Lay 4"]);
    const { sub, blocked } = dockWordsOf(
      dockOf(table.view({ seat: 0 }), []),
      table.view({ seat: 0 }),
      language,
      false,
    ).main;
    expect([sub, blocked]).toEqual(["not your turn", "Not your turn: waiting for Béla."]);
    const luxury = engineTable({ seats: 3, starter: 1, deck: ["L7", "SC"] }).view({ seat: 0 });
    expect(dockWordsOf(dockOf(luxury, []), luxury, language, false).main.label).toBe("Bid");
  });

  test("5: the leader is told that nothing is to do", () => {
    const view = engineTable({ seats: 3, deck: ["L7", "SC"] })
      .play(0, { type: "bid", cards: [8] })
      .view({ seat: 0 });
    expect(bannerOf(view, language, 0)).toMatchObject({
      state: "wait",
      title: "Waiting for Béla",
      line: "You lead with 8. Nothing to do; we will tell you.",
    });
    const words = dockWordsOf(dockOf(view, [3]), view, language);
    expect(words.pass.blocked).toBe("Not your turn: waiting for Béla.");
    expect(words.sum.text).toBe("11 chosen, for when it is your turn");
  });

  test("whoever has passed hears who leads", () => {
    const view = engineTable({ seats: 3, deck: ["L7", "SC"] })
      .play(0, { type: "pass" })
      .play(1, { type: "bid", cards: [6] })
      .view({ seat: 0 });
    expect(bannerOf(view, language, 0).line).toBe("You passed. Béla leads with 6.");
    const words = dockWordsOf(dockOf(view, []), view, language);
    expect([words.pass.sub, words.main.sub]).toEqual(["you passed", "you passed"]);
  });

  test("11.D1 a sealed envelope can be looked at by its owner alone", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "SC"], variants: ["sealed"] });
    table.play(0, { type: "seal", cards: [3, 6] });
    const own = table.view({ seat: 0 });
    expect(bannerOf(own, language, 0)).toMatchObject({
      title: "Your envelope is sealed",
      line: "1 of 3 sealed. Your envelope holds 9.",
    });
    const others = table.view({ seat: 1 });
    expect(dockWordsOf(dockOf(others, []), others, language).main).toEqual({
      label: "Seal",
      sub: "an empty envelope",
      blocked: null,
    });
  });

  test("a deadline within two hours is urgent, a later one is not", () => {
    const at = Date.parse("2026-11-30T18:00:00.000Z");
    const view = { ...motorCar().view({ seat: 1 }), deadlineAt: "2026-12-01T15:30:00.000Z" };
    expect(bannerOf(view, language, at).left).toEqual({ text: "21\u{a0}hr left.", hurry: false });
    expect(bannerOf(view, language, at + 20 * 3_600_000).left?.hurry).toBe(true);
  });
});

describe("the meaning of the dock's buttons", () => {
  test("10: it changes with the turn and the bid, not with the selection", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "SC"] });
    const before = table.view({ seat: 1 });
    const meaning = dockOf(before, []).meaning;
    expect(dockOf(before, [3, 6]).meaning).toBe(meaning);
    table.play(0, { type: "bid", cards: [8] });
    expect(dockOf(table.view({ seat: 1 }), []).meaning).not.toBe(meaning);
  });
});
