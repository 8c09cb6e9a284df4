import { describe, expect, test } from "vitest";
import {
  type Position,
  POSITION_FAULTS,
  type PositionFault,
  setUp,
} from "../../shared/engine/index.ts";
import { allBut, table } from "./support/table.ts";

const refused: readonly (readonly [PositionFault, string, Position])[] = [
  ["seat-count", "two seats", { seats: 2 }],
  ["seat-count", "six seats", { seats: 6 }],
  ["seat-count", "a player without a seat", { seats: 3, players: [{}, {}, {}, {}] }],
  ["unknown-variant", "an unknown variant", { seats: 3, variants: ["open", "blind"] }],
  ["starter", "a starter beyond the seats", { seats: 3, starter: 3 }],
  ["starter", "a starter below them", { seats: 3, starter: -1 }],
  ["starter", "a starter between two", { seats: 3, starter: 0.5 }],
  ["greens", "four greens", { seats: 3, greens: 4 }],
  ["greens", "less than none", { seats: 3, greens: -1 }],
  ["unknown-card", "an unknown card in the deck", { seats: 3, deck: ["L11"] }],
  ["unknown-card", "an unknown forecast", { seats: 3, forecast: "X" }],
  ["unknown-card", "an unknown card with a player", { seats: 3, players: [{ cards: ["L0"] }] }],
  ["unknown-card", "a prestige turned down", { seats: 3, players: [{ turnedDown: ["AG"] }] }],
  ["card-twice", "a card twice in the deck", { seats: 3, deck: ["L1", "L1"] }],
  [
    "card-twice",
    "in the deck and with a player",
    { seats: 3, deck: ["L1"], players: [{ cards: ["L1"] }] },
  ],
  [
    "card-twice",
    "with two players",
    { seats: 3, players: [{ cards: ["L1"] }, { turnedDown: ["L1"] }] },
  ],
  ["card-twice", "in the deck and as the forecast", { seats: 3, deck: ["L1"], forecast: "L1" }],
  ["unknown-note", "a note that is none of the set", { seats: 3, players: [{ hand: [5] }] }],
  ["note-twice", "a note twice", { seats: 3, players: [{}, { hand: [4, 4] }] }],
  [
    "reserved-note",
    "a 1 in hand while it is reserved",
    { seats: 3, variants: ["reserve"], players: [{ hand: [1] }] },
  ],
  [
    "luxury-beside-faux-pas",
    "a luxury beside a waiting Faux Pas",
    { seats: 3, players: [{ cards: ["FP", "L1"] }] },
  ],
];

describe("setting up from a position", () => {
  test.each(refused)("refuses as %s: %s", (fault, _what, position) => {
    expect(setUp(position)).toEqual({ ok: false, fault });
  });

  test("every fault has been seen", () => {
    expect(new Set(refused.map(([fault]) => fault))).toEqual(new Set(POSITION_FAULTS));
  });

  test("left empty it is the deal, with the unnamed cards in their order", () => {
    const start = setUp({ seats: 3 });
    if (!start.ok) throw new Error("refused");
    expect(start.state).toMatchObject({ active: "L1", starter: 0, turn: 0, version: 0, greens: 0 });
    expect(start.state.deck.join()).toBe("L1,L2,L3,L4,L5,L6,L7,L8,L9,L10,FP,PS,AG,BV,JV,SC");
    expect(start.events).toHaveLength(1);
  });

  test("named cards leave the rest of the deck, wherever they lie", () => {
    const game = table({
      deck: ["JV"],
      forecast: "L2",
      players: { A: { cards: ["L1"] }, B: { turnedDown: ["L3"] } },
    });
    expect(game.state.deck.join()).toBe("JV,L4,L5,L6,L7,L8,L9,L10,FP,PS,AG,BV,SC");
  });

  test("an exact deck is followed by nothing", () => {
    expect(table({ deck: ["L5", "L6"], exact: true }).state.deck).toEqual(["L5", "L6"]);
  });

  test("what is missing of a hand is spent, less the reserve", () => {
    expect(table({ players: { A: { hand: [25] } } }).seat("A").spent).toEqual(allBut(25));
    const reserved = table({ variants: ["reserve"], players: { A: { hand: [25] } } });
    expect(reserved.seat("A")).toMatchObject({ spent: allBut(1, 25), reserve: 1 });
    expect(reserved.seat("B")).toMatchObject({ spent: [], hand: allBut(1), reserve: 1 });
  });

  test("where the game stands is taken over", () => {
    const game = table({
      variants: ["forecast", "reserve"],
      starter: "C",
      greens: 2,
      auctionsDone: 6,
      released: true,
      forecast: "AG",
      deck: ["L9"],
      players: { B: { cards: ["FP", "SC"], exitUsed: true } },
    });
    expect(game.state).toMatchObject({
      greens: 3,
      auctionsDone: 6,
      released: true,
      active: "AG",
      forecast: "L9",
      starter: 2,
    });
    expect(game.seat("B")).toMatchObject({ pending: true, exitUsed: true });
    expect(game.last("card-revealed").auction).toBe(7);
  });

  test("three greens may be said to be out, and a luxury beside another's Faux Pas is fine", () => {
    expect(setUp({ seats: 3, greens: 3 }).ok).toBe(true);
    expect(setUp({ seats: 3, greens: 0, players: [{ cards: ["FP"] }, { cards: ["L1"] }] }).ok).toBe(
      true,
    );
    expect(
      setUp({ seats: 3, variants: ["reserve"], released: true, players: [{ hand: [1] }] }).ok,
    ).toBe(true);
    expect(setUp({ seats: 5, starter: 4 }).ok).toBe(true);
  });
});
