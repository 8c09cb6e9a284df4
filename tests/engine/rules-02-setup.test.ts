import { describe, expect, test } from "vitest";
import {
  cardsOf,
  deal,
  FULL_SET,
  MONEY_CARDS,
  NO_MONEY,
  SEAT_COUNTS,
  setOf,
  shuffle,
  STATUS_CARDS,
  VARIANTS,
} from "../../shared/engine/index.ts";
import { seededDraws } from "../../tools/seeded-draws.ts";
import { allVariantSets } from "./support/random-games.ts";
import { table } from "./support/table.ts";

describe("2 setup", () => {
  test.each(SEAT_COUNTS)("2.1 each of %i seats takes one full money set into the hand", (seats) => {
    const { state } = deal({ seats, variants: [], starter: 0, deck: STATUS_CARDS });
    expect(state.seats).toHaveLength(seats);
    for (const seat of state.seats) {
      expect(seat).toEqual({
        hand: FULL_SET,
        bid: NO_MONEY,
        spent: NO_MONEY,
        reserve: NO_MONEY,
        in: true,
        cards: [],
        turnedDown: [],
        pending: false,
        exitUsed: false,
      });
    }
  });

  test("2.1 clockwise is one seat up, and from the last to the first", () => {
    const game = table({ starter: "C" });
    expect(game.turn).toBe("C");
    game.play("C bid 1");
    expect(game.turn).toBe("A");
    game.play("A bid 2");
    expect(game.turn).toBe("B");
  });

  test("2.2 the deck is the sixteen cards in an order that the draws alone decide", () => {
    const deck = shuffle(seededDraws(7), STATUS_CARDS);
    expect(deck.toSorted()).toEqual(STATUS_CARDS.toSorted());
    expect(shuffle(seededDraws(7), STATUS_CARDS)).toEqual(deck);
    expect(shuffle(seededDraws(8), STATUS_CARDS)).not.toEqual(deck);
    const { state } = deal({ seats: 3, variants: [], starter: 0, deck });
    expect([state.active, ...state.deck.slice(state.drawn)]).toEqual(deck);
    expect(state.version).toBe(0);
  });

  test("2.3 Q36 a configured seat opens the first auction", () => {
    for (const starter of [0, 1, 2, 3]) {
      const { state } = deal({ seats: 4, variants: [], starter, deck: STATUS_CARDS });
      expect([state.starter, state.turn]).toEqual([starter, starter]);
    }
  });

  test("2.4 all 32 sets of variants can be played", () => {
    expect(allVariantSets).toHaveLength(32);
    for (const variants of allVariantSets) {
      const { state } = deal({ seats: 3, variants, starter: 0, deck: STATUS_CARDS });
      expect(VARIANTS.filter((variant) => state.variants[variant])).toEqual(variants);
    }
  });

  test("2.5 with reserve every 1 lies face up in front of its owner, not in the hand", () => {
    const { state } = deal({ seats: 5, variants: ["reserve"], starter: 0, deck: STATUS_CARDS });
    for (const seat of state.seats) {
      expect(cardsOf(seat.reserve)).toEqual([1]);
      expect(cardsOf(seat.hand)).toEqual(MONEY_CARDS.filter((card) => card !== 1));
    }
    expect(state.released).toBe(false);
  });

  test("2.5 without reserve nothing lies aside", () => {
    const { state } = deal({ seats: 3, variants: [], starter: 0, deck: STATUS_CARDS });
    expect(state.seats.every((seat) => seat.reserve === setOf([]))).toBe(true);
  });
});
