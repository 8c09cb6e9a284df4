import { expect, test } from "vitest";
import { dealTable, DISCARD, EXIT, PASS, play, SEAL } from "../../shared/bots/core/play.ts";
import { FULL_PURSE, purseOf } from "../../shared/bots/core/purse.ts";
import {
  AUCTIONS,
  HAND,
  numberOfCard,
  OVER,
  PHASE,
  rulesOf,
  SPENT,
  type Table,
} from "../../shared/bots/core/table.ts";
import {
  COMPARISONS,
  NOTICEABLE,
  randomFromNumber,
  REASONS,
  type Review,
  review,
} from "../../shared/bots/index.ts";
import { newValuation } from "../../shared/bots/policy/valuation.ts";
import { compare } from "../../shared/bots/search/comparison.ts";
import { playOut } from "../../shared/bots/search/playout.ts";
import { tendencyOf } from "../../shared/bots/search/tendency.ts";
import { type MoneyCard, STATUS_CARDS, VARIANTS } from "../../shared/engine/index.ts";
import { randomMove } from "../../tools/tournament-random.ts";
import { playTestGame } from "./table-of-bots.ts";

function reviewsOf(seed: number, playouts: number): Review[] {
  const reviews: Review[] = [];
  playTestGame({ seats: 4, variants: VARIANTS, seed }, (turn) => {
    const action = randomMove(turn.view, turn.random);
    const question = { view: turn.view, memory: turn.memory, action, budget: { playouts } };
    reviews.push(review({ ...question, random: randomFromNumber(turn.state.version) }));
    return action;
  });
  return reviews;
}

test("each decision of a game has a review: what was played, what sharp plays, and by how much", () => {
  const reviews = [1, 2, 3].flatMap((seed) => reviewsOf(seed, 24));
  expect(reviews.length).toBeGreaterThan(100);
  const sound = reviews.map(
    ({ mine, sharp, comparison, reason }) =>
      COMPARISONS.includes(comparison) &&
      REASONS.includes(reason) &&
      sharp.chance >= mine.chance &&
      sharp.chance <= 1 &&
      (comparison !== "same" || JSON.stringify(mine.action) === JSON.stringify(sharp.action)),
  );
  expect(sound).not.toContain(false);
  expect(new Set(reviews.map(({ comparison }) => comparison)).size).toBeGreaterThan(5);
});

test("a random player gives chances away, and the same review is given twice", () => {
  const once = reviewsOf(4, 24);
  expect(reviewsOf(4, 24)).toEqual(once);
  const lost = once.reduce((sum, { mine, sharp }) => sum + sharp.chance - mine.chance, 0);
  expect(lost).toBeGreaterThan(0.5);
});

/** Three seats, seat 0 to act on L9. */
function tableWith(hands: readonly (readonly MoneyCard[])[]): Table {
  const deck = ["L9", ...STATUS_CARDS.filter((card) => card !== "L9")] as const;
  const table = dealTable(3, rulesOf([]), 0, deck.map(numberOfCard));
  hands.forEach((hand, seat) => {
    table[HAND + seat] = purseOf(hand);
    table[SPENT + seat] = FULL_PURSE & ~purseOf(hand);
  });
  return table;
}

test("12 was enough: nobody could beat it", () => {
  const table = tableWith([
    [12, 25],
    [4, 8],
    [1, 2, 3],
  ]);
  const bid = (...cards: MoneyCard[]): number => purseOf(cards);
  expect(compare(table, 0, bid(25), bid(12), 0.1)).toBe("less-was-enough");
  expect(compare(table, 0, bid(12), bid(25), 0.1)).toBe("bid-more");
  expect(compare(table, 0, bid(12), bid(25), NOTICEABLE / 2)).toBe("as-good");
  expect(compare(table, 0, bid(12), bid(12), 0)).toBe("same");
  expect(compare(table, 0, PASS, bid(12), 0.1)).toBe("bid-instead");
  expect(compare(table, 0, bid(12), PASS, 0.1)).toBe("pass-instead");
  expect(compare(table, 0, PASS, EXIT, 0.1)).toBe("exit-instead");
  expect(compare(table, 0, DISCARD | 2, DISCARD | 1, 0.1)).toBe("other-luxury");
  expect(compare(table, 0, SEAL | bid(25), SEAL | bid(12), 0.1)).toBe("seal-less");
  expect(compare(table, 0, SEAL, SEAL | bid(12), 0.1)).toBe("seal-more");
  expect(compare(table, 0, bid(3, 12), bid(15), 0.1)).toBe("other-cards");
  // With a richer rival less may not be enough.
  const rich = tableWith([[12, 25], [20], [1, 2, 3]]);
  expect(compare(rich, 0, bid(25), bid(12), 0.1)).toBe("bid-less");
});

test("the same seed is the same luck: a playout can be repeated", () => {
  const outcomes = Array.from({ length: 60 }, (_, seed) =>
    [0, 1].map(() => {
      const table = tableWith([
        [6, 8, 25],
        [4, 8, 20],
        [1, 2, 3, 20],
      ]);
      play(table, 0, purseOf([6]));
      const won = playOut(table, 0, 6 + seed / 4, seed, { valuation: newValuation(), tendency: 1 });
      expect(table[PHASE]).toBe(OVER);
      return won;
    }),
  );
  expect(outcomes.every(([first, second]) => first === second)).toBe(true);
  expect(new Set(outcomes.flat()).size).toBeGreaterThan(1);
});

test("rivals who keep everything are taken for misers, and spenders for no more than usual", () => {
  const tendency = (spent: number, auctions: number): number => {
    const known = tableWith([[25], [25], [25]]);
    known[SPENT + 1] = spent;
    known[SPENT + 2] = spent;
    known[AUCTIONS] = auctions;
    return tendencyOf({ seat: 0, known, unseen: [], doubts: [] });
  };
  expect(tendency(0, 0)).toBe(1);
  expect(tendency(0, 8)).toBeLessThan(0.5);
  expect(tendency(FULL_PURSE, 8)).toBe(1);
});
