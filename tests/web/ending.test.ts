import { describe, expect, test } from "vitest";
import type { PositionSeat } from "../../shared/engine/index.ts";
import { castOutText, headline, resultLines } from "../../web/table/ending.ts";
import { formatsOf } from "../../web/i18n/formats.ts";
import { explainedScore, scoreSum, scoreText } from "../../web/table/score-sum.ts";
import { engineTable } from "../support/engine-table.ts";
import { english } from "./speech.ts";

/** A game that ends at once with these hands and cards, seen by Ana. */
function ending(players: readonly PositionSeat[]) {
  const table = engineTable({ seats: players.length, deck: ["JV"], greens: 3, players });
  const view = table.view({ seat: 0 });
  if (view.result === null) throw new Error("The game is not over.");
  const lines = resultLines(view, view.result, english);
  return {
    headline: headline(view, english),
    castOut: castOutText(view, view.result, english),
    lines: lines.map(({ seat, sum, tie }) => `${seat}: ${sum}${tie === "" ? "" : ` | ${tie}`}`),
  };
}

describe("check 28: the end, explained", () => {
  test("28: the sum follows the order of the rules; the poorest comes last and does not count", () => {
    expect(
      ending([
        { hand: [20, 25], cards: ["L5", "L2", "L9", "AG"] },
        { hand: [15, 25], cards: ["L8", "L1"] },
        { hand: [12], cards: ["L10", "L4"] },
      ]),
    ).toEqual({
      headline: "You win with 32",
      castOut: "Chloé is cast out with the least money, 12. The next poorest had 40.",
      lines: [
        "0: (5 + 2 + 9) × 2 =\u{a0}32",
        "1: 8 + 1 =\u{a0}9",
        "2: 10 + 4 =\u{a0}14, does not count",
      ],
    });
  });

  test("28: −5 comes before doubling and halving, halves count", () => {
    expect(
      ending([
        { hand: [20, 25], cards: ["L4", "L3", "PS", "AG"] },
        { hand: [25], cards: ["L8", "L1", "SC"] },
        { hand: [12], cards: [] },
      ]).lines,
    ).toEqual(["1: (8 + 1) ÷ 2 =\u{a0}4½", "0: (4 + 3 − 5) × 2 =\u{a0}4", "2: 0, does not count"]);
  });

  test("28: a halved lone luxury needs no brackets; −5 without luxuries is doubled, too", () => {
    expect(
      ending([
        { hand: [20, 25], cards: ["L1", "SC"] },
        { hand: [25], cards: ["PS", "AG"] },
        { hand: [12], cards: [] },
      ]).lines,
    ).toEqual(["0: 1 ÷ 2 =\u{a0}½", "1: (0 − 5) × 2 =\u{a0}−10", "2: 0, does not count"]);
  });

  test("28: two tie for least and are both cast out", () => {
    const { castOut, headline: title } = ending([
      { hand: [10], cards: ["L9"] },
      { hand: [4, 6], cards: ["L8"] },
      { hand: [12], cards: ["L1"] },
    ]);
    expect(castOut).toBe(
      "Ana and Béla tie for least with 10; all are cast out. The next poorest had 12.",
    );
    expect(title).toBe("You are cast out: 9 would have won");
  });

  test("28: everyone equally poor is a shared loss", () => {
    const end = ending([
      { hand: [10], cards: ["L9"] },
      { hand: [10], cards: [] },
      { hand: [10], cards: ["L1"] },
    ]);
    expect(end.headline).toBe("Everyone is equally poor. Nobody wins.");
    expect(end.castOut).toContain("shared loss");
  });

  test("28: a tie goes to more money", () => {
    const { lines, headline: title } = ending([
      { hand: [15], cards: ["L7"] },
      { hand: [20], cards: ["L4", "L3"] },
      { hand: [1], cards: [] },
    ]);
    expect(lines[0]).toBe("1: 4 + 3 =\u{a0}7 | Same score; Béla has more money.");
    expect(title).toBe("Béla wins with 7; you come second with 7");
  });

  test("28: with the same money, too, the higher single luxury wins", () => {
    const { lines } = ending([
      { hand: [15], cards: ["L7"] },
      { hand: [15], cards: ["L4", "L3"] },
      { hand: [1], cards: [] },
    ]);
    expect(lines[0]).toBe("0: 7 | Same score and money; you own the higher luxury.");
  });

  test("28: equal in everything, they win together", () => {
    const { headline: title, lines } = ending([
      { hand: [15], cards: [] },
      { hand: [15], cards: [] },
      { hand: [1], cards: ["L9"] },
    ]);
    expect(title).toBe("Ana and Béla share the win with 0");
    expect(lines[0]).toContain("Same in everything");
  });

  test("28: a Faux Pas that still waits has no effect", () => {
    expect(
      ending([
        { hand: [15], cards: ["FP", "AG"] },
        { hand: [20], cards: ["PS"] },
        { hand: [1], cards: [] },
      ]).lines.slice(0, 2),
    ).toEqual(["0: 0 × 2 =\u{a0}0", "1: 0 − 5 =\u{a0}−5"]);
  });

  test("28: somebody with a negative score can win", () => {
    expect(
      ending([
        { hand: [15], cards: ["PS"] },
        { hand: [1], cards: ["L9"] },
        { hand: [1], cards: ["L8"] },
      ]).headline,
    ).toBe("You win with −5");
  });

  test("28: cast out without the best score is told plainly", () => {
    expect(
      ending([
        { hand: [1], cards: ["L2"] },
        { hand: [15], cards: ["L9"] },
        { hand: [20], cards: [] },
      ]).headline,
    ).toBe("You are cast out: 2 would not count");
  });

  test("28: the gallery hears of the winner by name", () => {
    const players = [{ hand: [20] }, { hand: [15], cards: ["L9"] }, { hand: [1] }];
    const table = engineTable({ seats: 3, deck: ["JV"], greens: 3, players });
    expect(headline(table.view({ spectator: true }), english)).toBe("Béla wins with 9");
  });
});

describe("a score in letters", () => {
  test.each([
    [14, "14"],
    [0, "0"],
    [0.5, "½"],
    [4.5, "4½"],
    [-2.5, "−2½"],
    [-0.5, "−½"],
  ])("%d is %s", (score, text) => {
    expect(scoreText(score, english.formats)).toBe(text);
  });

  test("30: among words from right to left a sum keeps its own direction", () => {
    const hebrew = formatsOf("he");
    expect(explainedScore(["L4", "PS"], -1, hebrew)).toBe("\u{2066}4 − 5 =\u{a0}−1\u{2069}");
    expect(scoreText(-1, hebrew)).toBe("\u{2066}−1\u{2069}");
    for (const language of ["en", "de", "fr", "ro"]) {
      expect(explainedScore(["L4", "PS"], -1, formatsOf(language))).toBe("4 − 5 =\u{a0}−1");
    }
  });

  test("9.2 every factor stands in the sum", () => {
    expect(scoreSum(["L5", "L2", "PS", "AG", "BV", "SC"])).toBe("(5 + 2 − 5) × 2 × 2 ÷ 2");
  });
});
