import { describe, expect, test } from "vitest";
import {
  cardsOf,
  contains,
  countOf,
  FULL_SET,
  includes,
  MONEY_CARDS,
  NO_MONEY,
  pick,
  setOf,
  subsetsOf,
  totalOf,
  uniformBelow,
  union,
  without,
} from "../../shared/engine/index.ts";

describe("money sets", () => {
  test("a set is its cards, ascending, each once", () => {
    expect(cardsOf(setOf([25, 1, 8, 1]))).toEqual([1, 8, 25]);
    expect(cardsOf(FULL_SET)).toEqual(MONEY_CARDS);
    expect(cardsOf(NO_MONEY)).toEqual([]);
    expect(setOf([])).toBe(NO_MONEY);
    expect(cardsOf(setOf([1]))).toBe(cardsOf(setOf([1])));
  });

  test("what is no money card is left out", () => {
    expect(setOf([5, 7, 0, -1, 26, 1.5, Number.NaN, 4])).toBe(setOf([4]));
    for (const card of [5, 0, -1, 26, 1.5]) expect(includes(FULL_SET, card)).toBe(false);
    for (const card of MONEY_CARDS) {
      expect(includes(FULL_SET, card)).toBe(true);
      expect(includes(NO_MONEY, card)).toBe(false);
    }
  });

  test("totals and counts", () => {
    expect([totalOf(NO_MONEY), totalOf(setOf([3, 20])), totalOf(FULL_SET)]).toEqual([0, 23, 106]);
    expect([countOf(NO_MONEY), countOf(setOf([3, 20])), countOf(FULL_SET)]).toEqual([0, 2, 11]);
  });

  test("union, difference, part", () => {
    expect(union(setOf([1, 2]), setOf([2, 3]))).toBe(setOf([1, 2, 3]));
    expect(without(setOf([1, 2, 3]), setOf([2, 25]))).toBe(setOf([1, 3]));
    expect(contains(setOf([1, 2]), setOf([2]))).toBe(true);
    expect(contains(setOf([1, 2]), setOf([2, 3]))).toBe(false);
    expect(contains(setOf([1]), NO_MONEY)).toBe(true);
  });

  test("the subsets, whole first, empty last, each once", () => {
    const subsets = subsetsOf(setOf([1, 4, 25]));
    expect(subsets.map(cardsOf)).toEqual([
      [1, 4, 25],
      [4, 25],
      [1, 25],
      [25],
      [1, 4],
      [4],
      [1],
      [],
    ]);
    expect(subsetsOf(NO_MONEY)).toEqual([NO_MONEY]);
    expect(new Set(subsetsOf(FULL_SET)).size).toBe(2048);
  });

  test("picking by bits", () => {
    expect(pick(setOf([1, 2]), 0b111)).toBe(setOf([1, 2]));
    expect(pick(setOf([1, 2]), 0b110)).toBe(setOf([2]));
  });
});

describe("a uniform number below a count", () => {
  test("draws from the uneven rest are thrown away", () => {
    const draws = [0xffffffff, 0xfffffffe, 5];
    // 2³² = 3 · 1431655765 + 1: only the very last number is uneven for three
    expect(uniformBelow(() => draws.shift() ?? 0, 3)).toBe(0xfffffffe % 3);
    expect(draws).toEqual([5]);
    const limit = [2 ** 32 - (2 ** 32 % 7), 2 ** 32 - (2 ** 32 % 7) - 1];
    expect(uniformBelow(() => limit.shift() ?? 0, 7)).toBe(6);
    expect(uniformBelow(() => 0xffffffff, 16)).toBe(15);
    expect(uniformBelow(() => 7, 1)).toBe(0);
  });

  test("below nothing there is none", () => {
    for (const count of [0, -1, Number.NaN]) {
      expect(() => uniformBelow(() => 7, count)).toThrow(RangeError);
    }
  });
});
