import { expect, test } from "vitest";
import { dealTable, play, PASS, SEAL } from "../../shared/bots/core/play.ts";
import { cardsOf, cheapest, FULL_PURSE, purseOf, SUM } from "../../shared/bots/core/purse.ts";
import {
  CARDS,
  FORECAST,
  GREENS,
  HAND,
  numberOfCard,
  rulesOf,
  setOfCards,
  SPENT,
  type Table,
} from "../../shared/bots/core/table.ts";
import { randomFrom, randomFromNumber } from "../../shared/bots/random.ts";
import { chooseGently } from "../../shared/bots/policy/gentle.ts";
import { chooseKeenly } from "../../shared/bots/policy/keen.ts";
import { isUnbeatable, layUpTo, tidyRaise } from "../../shared/bots/policy/raise.ts";
import { reasonFor } from "../../shared/bots/policy/choice.ts";
import {
  cheapestAbove,
  type MoneyCard,
  type StatusCard,
  STATUS_CARDS,
  type Variant,
} from "../../shared/engine/index.ts";

/** Three seats, seat 0 to act on the named card. */
function tableWith(card: StatusCard, variants: readonly Variant[] = []): Table {
  const deck = [card, ...STATUS_CARDS.filter((other) => other !== card)];
  return dealTable(3, rulesOf(variants), 0, deck.map(numberOfCard));
}

function give(table: Table, seat: number, hand: readonly MoneyCard[]): void {
  table[HAND + seat] = purseOf(hand);
  table[SPENT + seat] = FULL_PURSE & ~purseOf(hand);
}

const random = randomFromNumber(1);

test("the cheapest raise of the core is the engine's, for each hand and each price", () => {
  let compared = 0;
  for (let hand = 0; hand <= FULL_PURSE; hand += 7) {
    for (let high = 0; high <= 106; high += 5) {
      const cards = cheapestAbove(hand as Parameters<typeof cheapestAbove>[0], high);
      const engine = cards ?? 0;
      expect(SUM[cheapest(hand, high + 1)]).toBe(SUM[engine]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(6000);
});

test("a raise a little too high is taken where it keeps small change", () => {
  const table = tableWith("L9");
  give(table, 0, [1, 2, 4, 8]);
  play(table, 0, purseOf([1]));
  play(table, 1, purseOf([6]));
  play(table, 2, PASS);
  // To beat 6 with 1 laid: 2 + 4 makes 7, and the single 8 makes 9.
  expect(cardsOf(tidyRaise(table, 0, 20))).toEqual([2, 4]);
  give(table, 0, [1, 2, 3, 8]);
  table[HAND] = purseOf([2, 3, 8]);
  expect(cardsOf(tidyRaise(table, 0, 20))).toEqual([8]);
  expect(tidyRaise(table, 0, 6)).toBe(0);
});

test("a bid that no rival can reach is called unbeatable", () => {
  const table = tableWith("L9");
  give(table, 1, [4, 6]);
  give(table, 2, [1, 10]);
  expect(isUnbeatable(table, 0, 11)).toBe(true);
  expect(isUnbeatable(table, 0, 10)).toBe(false);
  expect(reasonFor(table, 0, purseOf([12]), false)).toBe("unbeatable");
  expect(reasonFor(table, 0, purseOf([10]), false)).toBe("worth-more");
});

test("an envelope holds no more than it may", () => {
  expect(cardsOf(layUpTo(purseOf([3, 8, 25]), 12.7))).toEqual([3, 8]);
  expect(layUpTo(purseOf([8, 25]), 7)).toBe(0);
});

test("neither gentle nor keen makes itself the poorest in an auction known to be the last", () => {
  const actions = [chooseGently, chooseKeenly].flatMap((choose) =>
    (
      [
        [4, 25],
        [4, 1, 25],
      ] as const
    ).map((hand) => {
      const table = tableWith("L10", ["forecast"]);
      table[GREENS] = 3;
      table[FORECAST] = numberOfCard("SC");
      give(table, 0, hand);
      give(table, 1, [1, 2, 25]);
      give(table, 2, [6, 25]);
      const { action, reason } = choose(table, 0, random);
      return `${reason} ${action === PASS ? "pass" : cardsOf(action).join("+")}`;
    }),
  );
  // 29 cannot lose a card and stay above 28; 30 can lose the 1.
  const expected = ["fear-of-poorest pass", "worth-more 1"];
  expect(actions).toEqual([...expected, ...expected]);
});

test("a better luxury, a doubled purse and a waiting Faux Pas change what keen lays", () => {
  const most = (card: StatusCard, owned: readonly StatusCard[]): number => {
    const table = tableWith(card, ["sealed"]);
    table[CARDS] = setOfCards(owned);
    const { action } = chooseKeenly(table, 0, () => 0.5);
    return SUM[action ^ SEAL] ?? 0;
  };
  expect(most("L9", [])).toBeGreaterThan(most("L4", []));
  expect(most("L9", ["AG"])).toBeGreaterThan(most("L9", []));
  expect(most("L9", ["FP"])).toBe(0);
});

test("random bytes make one stream, other bytes another, all in [0, 1)", () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
  const stream = (from: Uint8Array): number[] => {
    const next = randomFrom(from);
    return Array.from({ length: 1000 }, next);
  };
  const numbers = stream(bytes);
  expect(stream(bytes)).toEqual(numbers);
  expect(stream(bytes.with(0, 1))).not.toEqual(numbers);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  expect(() => randomFrom(new Uint8Array(15))).toThrow(RangeError);
});
