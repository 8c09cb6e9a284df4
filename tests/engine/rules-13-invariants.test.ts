import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  brokenByStep,
  brokenInvariants,
  isLuxury,
  SEAT_COUNTS,
  type SeatCount,
  type State,
} from "../../shared/engine/index.ts";
import { assertOver, SHARE } from "./support/assert-over-games.ts";
import {
  allVariantSets,
  chanceGames,
  deepFreeze,
  playOut,
  startOf,
} from "./support/random-games.ts";

/** Many games: more than the usual time where two cores are busy with other things. */
vi.setConfig({ testTimeout: 60_000 });

/** 3 seat counts × 32 variant sets × 210 games = 20,160 games. */
const GAMES_EACH = 210;

/** rules.md 15: the proven caps on the actions of a game. */
const MOST_ACTIONS: Readonly<Record<SeatCount, number>> = { 3: 533, 4: 709, 5: 885 };

describe("13 I1 I2 I3 I4 I5 I6 I7 I8 I9 invariants, over whole random games", () => {
  const tables = SEAT_COUNTS.flatMap((seats) =>
    allVariantSets.map((variants) => ({ seats, variants, name: variants.join("+") || "base" })),
  );

  test.each(tables)("$seats seats, $name", ({ seats, variants }) => {
    assertOver(
      GAMES_EACH,
      fc.property(chanceGames(fc.constant(seats), fc.constant(variants)), (game) => {
        let last: State = startOf(game).state;
        expectSound(last, 0);
        let actions = 0;
        for (const { before, after } of playOut(game)) {
          actions += 1;
          last = after;
          expectSound(after, actions);
          const broken = brokenByStep(before, after);
          if (broken.length > 0) throw new Error(`${broken.join()} by action ${actions}`);
        }
        expect(last.phase).toBe("over");
        expect(last.version).toBe(actions);
        expect(actions).toBeLessThanOrEqual(MOST_ACTIONS[seats]);
      }),
    );
  });
});

function expectSound(state: State, actions: number): void {
  const broken = brokenInvariants(state);
  if (broken.length > 0) throw new Error(`${broken.join()} after ${actions} actions`);
}

describe("13 invariants about more than a state", () => {
  test("I10 nothing is ever changed: every state of a game is frozen, and is what it was", () => {
    let states = 0;
    assertOver(
      500,
      fc.property(chanceGames(), (game) => {
        for (const { before, after, events } of playOut(game)) {
          // Whoever changes what is frozen throws.
          for (const value of [before, events, after]) deepFreeze(value);
          states += 1;
        }
      }),
    );
    expect(states).toBeGreaterThan(10_000 * SHARE);
  });

  test("I11 an auction has at most 10n+1 bids, a positive one at most 11n actions", () => {
    assertOver(
      500,
      fc.property(chanceGames(), (game) => {
        const bids = new Map<number, number>();
        const moves = new Map<number, number>();
        for (const { before, action } of playOut(game)) {
          if (before.phase !== "bidding") continue;
          const { number, kind } = before.auction;
          if (action.type === "bid") bids.set(number, (bids.get(number) ?? 0) + 1);
          if (kind === "positive") moves.set(number, (moves.get(number) ?? 0) + 1);
        }
        expect(Math.max(0, ...bids.values())).toBeLessThanOrEqual(10 * game.seats + 1);
        expect(Math.max(0, ...moves.values())).toBeLessThanOrEqual(11 * game.seats);
      }),
    );
  });
});

describe("13 each invariant is seen to break on a planted fault", () => {
  const game = { seats: 3, variants: ["reserve"], starter: 0, deckSeed: 5, choices: [] } as const;
  const { state } = startOf(game);
  const seat = state.seats[0];
  if (seat === undefined) throw new Error("a game has seats");
  const over = [...playOut(game)].at(-1)?.after;
  if (over?.phase !== "over") throw new Error("a game ends");

  test("a sound state breaks none", () => {
    expect(brokenInvariants(state)).toEqual([]);
    expect(brokenInvariants(over)).toEqual([]);
  });

  test("I1 a card that lies in two places, or in none", () => {
    const twice = { ...seat, spent: seat.hand };
    const lost = { ...seat, reserve: seat.spent };
    expect(brokenInvariants({ ...state, seats: state.seats.with(0, twice) })).toContain("I1");
    expect(brokenInvariants({ ...state, seats: state.seats.with(1, lost) })).toContain("I1");
  });

  test("I2 a status card that appears twice or is gone", () => {
    expect(brokenInvariants({ ...state, drawn: 2 })).toContain("I2");
    expect(brokenInvariants({ ...state, drawn: 0 })).toContain("I2");
    expect(brokenInvariants({ ...state, forecast: state.active })).toContain("I2");
    expect(brokenInvariants({ ...state, deck: state.deck.with(3, "L1").with(4, "L1") })).toContain(
      "I2",
    );
  });

  test("I3 greens miscounted", () => {
    expect(brokenInvariants({ ...state, greens: state.greens + 1 })).toContain("I3");
    expect(brokenInvariants({ ...over, greens: 3 })).toContain("I3");
    const fifth = over.seats.map((own) => ({ ...own, cards: [...own.cards, "AG" as const] }));
    expect(brokenInvariants({ ...over, greens: 7, seats: fifth })).toContain("I3");
  });

  test("I4 a highest total that nobody has laid, or that fell", () => {
    if (state.phase !== "bidding") throw new Error("the first auction is open");
    const high = { ...state, auction: { ...state.auction, high: 9 } };
    expect(brokenInvariants(high)).toContain("I4");
    expect(brokenByStep(high, { ...state, turn: 1 })).toEqual(["I4"]);
    expect(brokenByStep(state, { ...high, turn: 1 })).toEqual([]);
  });

  test("I5 a game of less than three or more than fifteen auctions", () => {
    expect(brokenInvariants({ ...over, auctionsDone: 2 })).toEqual(["I5"]);
    expect(brokenInvariants({ ...over, auctionsDone: 3 })).toEqual([]);
    expect(brokenInvariants({ ...over, auctionsDone: 15 })).toEqual([]);
    expect(brokenInvariants({ ...over, auctionsDone: 16 })).toEqual(["I5"]);
  });

  test("I6 a Faux Pas that waits beside a luxury", () => {
    const luxury = over.seats.findIndex(({ cards }) => cards.some(isLuxury));
    const waiting = over.seats.map((own, index) => ({ ...own, pending: index === luxury }));
    expect(luxury).not.toBe(-1);
    expect(brokenInvariants({ ...over, seats: waiting })).toEqual(["I6"]);
    const pendingAlone = state.seats.map((own) => ({ ...own, pending: true }));
    expect(brokenInvariants({ ...state, seats: pendingAlone })).toEqual([]);
  });

  test("I7 a reserve that was not released by the end", () => {
    expect(brokenInvariants({ ...over, released: false })).toEqual(["I7"]);
    const without = { ...over, released: false, variants: { ...over.variants, reserve: false } };
    expect(brokenInvariants(without)).toEqual([]);
  });

  test("I8 winners who share and have a luxury", () => {
    const luxury = over.seats.findIndex(({ cards }) => cards.some(isLuxury));
    const other = (luxury + 1) % 3;
    expect(luxury).not.toBe(-1);
    const shared = { ...over.result, winners: [luxury, other] };
    expect(brokenInvariants({ ...over, result: shared })).toEqual(["I8"]);
    expect(brokenInvariants({ ...over, result: { ...shared, winners: [luxury] } })).toEqual([]);
  });

  test("I9 a turn that jumps, without sealed", () => {
    if (state.phase !== "bidding") throw new Error("the first auction is open");
    expect(brokenByStep(state, { ...state, turn: 2 })).toEqual(["I9"]);
    expect(brokenByStep(state, { ...state, turn: 1 })).toEqual([]);
    const sealed = { ...state, variants: { ...state.variants, sealed: true } };
    expect(brokenByStep(sealed, { ...sealed, turn: 2 })).toEqual([]);
    const next = { ...state, turn: 2, auction: { ...state.auction, number: 2 } };
    expect(brokenByStep(state, next)).toEqual([]);
  });
});
