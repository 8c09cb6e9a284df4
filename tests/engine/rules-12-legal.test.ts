import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  type Action,
  ACTION_TYPES,
  apply,
  cardsOf,
  cheapestAbove,
  defaultAction,
  FULL_SET,
  isLuxury,
  legalFor,
  legalKinds,
  LUXURIES,
  MONEY_CARDS,
  type MoneyCard,
  refusalOf,
  type State,
  subsetsOf,
  totalOf,
} from "../../shared/engine/index.ts";
import { assertOver, SHARE } from "./support/assert-over-games.ts";
import { chanceGames, playOut } from "./support/random-games.ts";
import { allBut, table } from "./support/table.ts";

/** Many games: more than the usual time where two cores are busy with other things. */
vi.setConfig({ testTimeout: 60_000 });

/** rules.md 12, told once more and independently: may this seat do this now? */
function isAllowed(state: State, seat: number, action: Action): boolean {
  const own = state.seats[seat];
  if (own === undefined) return false;
  const hand = cardsOf(own.hand);
  switch (action.type) {
    case "seal":
      return (
        state.phase === "sealed" && state.envelopes[seat] === null && areOwn(action.cards, hand)
      );
    case "pass":
      return state.phase === "bidding" && state.turn === seat;
    case "bid": {
      if (state.phase !== "bidding" || state.turn !== seat) return false;
      const total = sum(action.cards) + sum(cardsOf(own.bid));
      return action.cards.length > 0 && areOwn(action.cards, hand) && total > state.auction.high;
    }
    case "discard":
      return state.phase === "discard" && state.turn === seat && own.cards.includes(action.luxury);
    case "exit":
      return (
        state.phase === "bidding" &&
        state.turn === seat &&
        state.variants.exit &&
        state.auction.kind === "positive" &&
        !own.exitUsed &&
        own.cards.includes(action.luxury) &&
        cardsOf(own.spent).includes(action.recover)
      );
  }
}

function areOwn(cards: readonly MoneyCard[], hand: readonly MoneyCard[]): boolean {
  return cards.every((card, index) => hand.includes(card) && cards.indexOf(card) === index);
}

function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

const money = fc.constantFrom(...MONEY_CARDS);
const luxury = fc.constantFrom(...LUXURIES);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant("bid"), cards: fc.array(money, { maxLength: 4 }) }),
  fc.record({ type: fc.constant("seal"), cards: fc.array(money, { maxLength: 4 }) }),
  fc.record({ type: fc.constant("pass") }),
  fc.record({ type: fc.constant("discard"), luxury }),
  fc.record({ type: fc.constant("exit"), luxury, recover: money }),
);

describe("12 legal actions", () => {
  test("12 I10 any action of any seat is allowed or refused as the rules say; refused, nothing changes", () => {
    let allowed = 0;
    let refused = 0;
    assertOver(
      1_000,
      fc.property(
        chanceGames(),
        fc.array(anyAction, { minLength: 5, maxLength: 5 }),
        (game, actions) => {
          for (const { before } of playOut(game)) {
            const copy = JSON.stringify(before);
            for (const [index, action] of actions.entries()) {
              const seat = index % game.seats;
              const outcome = apply(before, seat, action);
              expect(outcome.ok).toBe(isAllowed(before, seat, action));
              expect(refusalOf(before, seat, action) === undefined).toBe(outcome.ok);
              if (outcome.ok) allowed += 1;
              else refused += 1;
            }
            expect(JSON.stringify(before)).toBe(copy);
          }
        },
      ),
    );
    expect(allowed).toBeGreaterThan(5_000 * SHARE);
    expect(refused).toBeGreaterThan(50_000 * SHARE);
  });

  test("12 a kind is listed exactly when some action of it is allowed", () => {
    assertOver(
      30,
      fc.property(chanceGames(), (game) => {
        for (const { before } of playOut(game)) {
          for (let seat = 0; seat < game.seats; seat += 1) {
            const kinds = ACTION_TYPES.filter((type) =>
              everyAction(before, seat, type).some((action) => isAllowed(before, seat, action)),
            );
            expect(legalKinds(before, seat)).toEqual(kinds);
          }
        }
      }),
    );
  });

  test("12 the legal view: cards to beat, the cheapest raise, what may be named", () => {
    let seen = 0;
    assertOver(
      150,
      fc.property(chanceGames(), (game) => {
        for (const { before } of playOut(game)) {
          for (let seat = 0; seat < game.seats; seat += 1) {
            expectLegalView(before, seat);
            seen += 1;
          }
        }
      }),
    );
    expect(seen).toBeGreaterThan(10_000 * SHARE);
  });

  test("12 over: nothing, and every action is refused as that", () => {
    const game = table({ deck: ["AG"], greens: 3, players: { A: { cards: ["L1"] } } });
    for (const move of ["A bid 1", "B pass", "A seal -", "A discard L1", "A exit L1<1", "E pass"]) {
      expect(game.refusal(move)).toEqual({ code: "game-over" });
    }
    expect(game.seat("A").legal).toEqual([]);
    expect(defaultAction(game.state, 0)).toBeUndefined();
  });

  test("12 in bidding a discard or a seal is refused as of another phase, before the turn is looked at", () => {
    const game = table();
    expect(game.refusal("A seal -")).toEqual({ code: "wrong-phase" });
    expect(game.refusal("B discard L1")).toEqual({ code: "wrong-phase" });
    expect(game.refusal("B exit L1<1")).toEqual({ code: "not-your-turn" });
  });

  test("12 a seat that is not at the table has nothing to do", () => {
    const { state } = table();
    expect(legalKinds(state, 3)).toEqual([]);
    expect(legalFor(state, 3).actions).toEqual([]);
  });
});

/** Every action of a kind that could be legal for the seat, and some that could not. */
function everyAction(state: State, seat: number, type: Action["type"]): readonly Action[] {
  const own = state.seats[seat];
  if (own === undefined) return [];
  switch (type) {
    case "pass":
      return [{ type }];
    case "bid":
    case "seal":
      return subsetsOf(own.hand).map((set) => ({ type, cards: cardsOf(set) }));
    case "discard":
      return LUXURIES.map((card) => ({ type, luxury: card }));
    case "exit":
      return LUXURIES.flatMap((card) =>
        MONEY_CARDS.map((recover) => ({ type, luxury: card, recover })),
      );
  }
}

function expectLegalView(state: State, seat: number): void {
  const legal = legalFor(state, seat);
  const own = state.seats[seat];
  if (own === undefined) throw new Error("no such seat");
  expect(legal.actions).toEqual(legalKinds(state, seat));
  const mustBid = state.phase === "bidding" && state.turn === seat;
  expect(legal.toBeat).toBe(mustBid ? state.auction.high : null);
  expect(legal.cheapest !== null).toBe(legal.actions.includes("bid"));
  const luxuries = own.cards
    .filter(isLuxury)
    .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  expect(legal.discard).toEqual(legal.actions.includes("discard") ? luxuries : []);
  const exit = { luxuries, recover: cardsOf(own.spent) };
  expect(legal.exit).toEqual(legal.actions.includes("exit") ? exit : null);
}

describe("12 the cheapest raise", () => {
  test("the smallest total above, then the fewest cards, then lexicographically first", () => {
    const hand =
      table({ players: { A: { hand: [1, 2, 3, 4, 6] } } }).state.seats[0]?.hand ?? FULL_SET;
    expect(cardsOf(cheapestAbove(hand, 0) ?? FULL_SET)).toEqual([1]);
    expect(cardsOf(cheapestAbove(hand, 4) ?? FULL_SET)).toEqual([1, 4]);
    expect(cardsOf(cheapestAbove(hand, 5) ?? FULL_SET)).toEqual([6]);
    expect(cardsOf(cheapestAbove(hand, 6) ?? FULL_SET)).toEqual([1, 6]);
    expect(cardsOf(cheapestAbove(hand, 15) ?? FULL_SET)).toEqual([1, 2, 3, 4, 6]);
    expect(cheapestAbove(hand, 16)).toBeUndefined();
  });

  test("agrees with looking at every set of every hand", () => {
    assertOver(
      400,
      fc.property(fc.nat(FULL_SET), fc.integer({ min: -30, max: 110 }), (bits, amount) => {
        const hand = subsetsOf(FULL_SET)[FULL_SET - bits] ?? FULL_SET;
        const best = subsetsOf(hand)
          .map(cardsOf)
          .filter((cards) => cards.length > 0 && sum(cards) > amount)
          .toSorted((a, b) => sum(a) - sum(b) || a.length - b.length || lexicographic(a, b))[0];
        const found = cheapestAbove(hand, amount);
        expect(found === undefined ? undefined : cardsOf(found)).toEqual(best);
        expect(totalOf(hand)).toBe(sum(cardsOf(hand)));
      }),
    );
  });
});

function lexicographic(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((card, place) => card !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

describe("Q67 the default", () => {
  test("Q67 a pass; in a disgrace auction too; never an exit", () => {
    const players = { A: { cards: ["L3", "L7"], hand: allBut(8, 10) } };
    for (const deck of [["L5"], ["PS"]]) {
      const game = table({ variants: ["exit"], deck, players });
      expect(defaultAction(game.state, 0)).toEqual({ type: "pass" });
      expect(defaultAction(game.state, 1)).toBeUndefined();
    }
  });

  test("Q67 in the sealed step an empty envelope", () => {
    const game = table({ variants: ["sealed"] });
    expect(defaultAction(game.state, 2)).toEqual({ type: "seal", cards: [] });
  });

  test("Q67 in a discard the lowest luxury", () => {
    const game = table({ deck: ["FP"], players: { A: { cards: ["L10", "L9", "AG"] } } });
    game.play("A pass");
    expect(defaultAction(game.state, 0)).toEqual({ type: "discard", luxury: "L9" });
  });
});
