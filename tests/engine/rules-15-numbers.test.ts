import { describe, expect, test, vi } from "vitest";
import {
  apply,
  cardsOf,
  deal,
  FULL_SET,
  isGreen,
  shuffle,
  type State,
  type StatusCard,
  STATUS_CARDS,
  subsetsOf,
  totalOf,
  uniformBelow,
  type Action,
  refusalOf,
} from "../../shared/engine/index.ts";
import { seededDraws } from "../../tools/seeded-draws.ts";
import { playGames } from "../../tools/simulate-games.ts";
import { POLICIES } from "../../tools/simulate-policy.ts";

/** Many games: more than the usual time where two cores are busy with other things. */
vi.setConfig({ testTimeout: 60_000 });

describe("15 exact numbers", () => {
  test("15 2,047 sets of eleven cards, 1,023 without the 1; every total from 1 to 106", () => {
    const sets = subsetsOf(FULL_SET).filter((set) => set !== 0);
    expect(sets).toHaveLength(2047);
    const withoutOne = sets.filter((set) => !cardsOf(set).includes(1));
    expect(withoutOne).toHaveLength(1023);
    expect(sets.filter((set) => cardsOf(set).length <= 4)).toHaveLength(561);
    const totals = new Map<number, number>();
    for (const set of sets) totals.set(totalOf(set), (totals.get(totalOf(set)) ?? 0) + 1);
    expect([...totals.keys()].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 106 }, (_, index) => index + 1),
    );
    expect(Math.max(...totals.values())).toBe(38);
    const missing = new Set(withoutOne.map(totalOf));
    expect(missing.size).toBe(103);
    expect([missing.has(1), missing.has(104)]).toEqual([false, false]);
  });

  test("15 the length of the game, by chi-square on the production shuffle", () => {
    expect(chiSquareOfLength((draw) => shuffle(draw, STATUS_CARDS))).toBeLessThan(CRITICAL);
  });

  test("15 the chi-square sees a shuffle that is slightly wrong", () => {
    const naive = (draw: () => number): StatusCard[] => {
      const cards = [...STATUS_CARDS];
      for (const place of cards.keys()) swap(cards, place, uniformBelow(draw, cards.length));
      return cards;
    };
    const stuck = (draw: () => number): StatusCard[] => {
      const cards = [...STATUS_CARDS];
      for (let last = 14; last > 0; last -= 1) swap(cards, last, uniformBelow(draw, last + 1));
      return cards;
    };
    expect(chiSquareOfLength(naive)).toBeGreaterThan(CRITICAL);
    expect(chiSquareOfLength(stuck)).toBeGreaterThan(CRITICAL);
  });

  test("2.2 15 every card comes to every place equally often, also by chi-square", () => {
    const draw = seededDraws(3);
    const counts = new Map<string, number>();
    const shuffles = 40_000;
    for (let time = 0; time < shuffles; time += 1) {
      for (const [place, card] of shuffle(draw, STATUS_CARDS).entries()) {
        counts.set(`${card}${place}`, (counts.get(`${card}${place}`) ?? 0) + 1);
      }
    }
    const expected = shuffles / 16;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(256);
    // 15 × 15 degrees of freedom: 293.8 is exceeded by chance once in a thousand seeds
    expect(chiSquare).toBeLessThan(293.8);
  });

  test("15 random play: about 35, 50 and 65 actions for three, four and five", () => {
    for (const [seats, mean] of [
      [3, 35],
      [4, 50],
      [5, 65],
    ] as const) {
      const table = { seats, variants: [], policy: POLICIES.random };
      const { actions, longestGame, auctions } = playGames(table, 2_000, seededDraws(11));
      expect(Math.abs(actions / 2_000 - mean)).toBeLessThan(2);
      expect(longestGame).toBeLessThan(218);
      expect(Math.abs(auctions.mean - 12.6)).toBeLessThan(0.2);
    }
  });

  test("15 always the cheapest raise: about 80, 122 and 171 actions", () => {
    for (const [seats, mean] of [
      [3, 80],
      [4, 122],
      [5, 171],
    ] as const) {
      const table = { seats, variants: [], policy: POLICIES.cheapest };
      const { actions } = playGames(table, 1_000, seededDraws(11));
      expect(Math.abs(actions / 1_000 - mean)).toBeLessThan(4);
    }
  });

  test("15 the sequences of one auction for three full hands, to depth two", () => {
    const luxury = opened("L1");
    expect(legalActions(luxury)).toHaveLength(2_048);
    expect(sequencesOfTwo(luxury)).toBe(2_070_743);
    const disgrace = opened("PS");
    expect(legalActions(disgrace)).toHaveLength(2_048);
    expect(sequencesOfTwo(disgrace)).toBe(2_068_695);
  });
});

/** Exceeded once in a thousand seeds with twelve degrees of freedom. */
const CRITICAL = 32.91;
const SHUFFLES = 200_000;

/** How far the lengths of games are from C(A,3)/1820 for A auctions, 3 to 15. */
function chiSquareOfLength(shuffled: (draw: () => number) => readonly StatusCard[]): number {
  const draw = seededDraws(20_261_130);
  const counts = Array.from({ length: 16 }, () => 0);
  for (let time = 0; time < SHUFFLES; time += 1) {
    const auctions = shuffled(draw).findLastIndex(isGreen);
    counts[auctions] = (counts[auctions] ?? 0) + 1;
  }
  let chiSquare = 0;
  for (let auctions = 3; auctions <= 15; auctions += 1) {
    const ways = (auctions * (auctions - 1) * (auctions - 2)) / 6;
    const expected = (SHUFFLES * ways) / 1820;
    chiSquare += ((counts[auctions] ?? 0) - expected) ** 2 / expected;
  }
  return chiSquare;
}

function swap(cards: StatusCard[], a: number, b: number): void {
  const [first, second] = [cards[a], cards[b]];
  if (first === undefined || second === undefined) throw new Error("no such place");
  cards[a] = second;
  cards[b] = first;
}

function opened(card: StatusCard): State {
  const deck = [card, ...STATUS_CARDS.filter((other) => other !== card)];
  return deal({ seats: 3, variants: [], starter: 0, deck }).state;
}

const candidates: readonly Action[] = [
  { type: "pass" },
  ...subsetsOf(FULL_SET).map((set): Action => ({ type: "bid", cards: cardsOf(set) })),
];

function legalActions(state: State): readonly Action[] {
  const { turn } = state;
  if (turn === null) return [];
  return candidates.filter((action) => refusalOf(state, turn, action) === undefined);
}

/** Sequences of two actions within the first auction. */
function sequencesOfTwo(state: State): number {
  let count = 0;
  for (const action of legalActions(state)) {
    const outcome = apply(state, state.turn ?? 0, action);
    if (!outcome.ok) throw new Error("a legal action was refused");
    if (outcome.state.auction?.number === 1) count += legalActions(outcome.state).length;
  }
  return count;
}
