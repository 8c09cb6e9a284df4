import { expect, test } from "vitest";
import { beliefOf, imagine } from "../../shared/bots/belief.ts";
import { FULL_PURSE, purseOf } from "../../shared/bots/core/purse.ts";
import {
  DECK,
  HAND,
  numberOfCard,
  SPENT,
  TABLE_SIZE,
  type Table,
} from "../../shared/bots/core/table.ts";
import { decide, observe, SERVICE_BUDGET, startMemory, teaches } from "../../shared/bots/index.ts";
import { apply, eventFor, VARIANTS } from "../../shared/engine/index.ts";
import { randomMove } from "../../tools/tournament-random.ts";
import { playTestGame, type Turn, variantSet } from "./table-of-bots.ts";

/** A world as the seat imagines it. */
function worldOf({ view, memory, random }: Turn): Table {
  const table = new Int32Array(TABLE_SIZE);
  imagine(beliefOf(view, memory), table, random);
  return table;
}

const words = (table: Table, from: number, count: number): number[] =>
  Array.from(table.subarray(from, from + count));

test("10.1 with perfect memory every hand is known, under a closed ledger", () => {
  let compared = 0;
  const variants = VARIANTS.filter((variant) => variant !== "exit" && variant !== "open");
  for (let seed = 1; seed <= 120; seed++) {
    const game = { seats: 4, variants: variantSet(variants, seed % 8), seed } as const;
    playTestGame(game, (turn) => {
      const world = worldOf(turn);
      expect(words(world, HAND, 4)).toEqual(turn.state.seats.map((seat) => seat.hand));
      expect(words(world, SPENT, 4)).toEqual(turn.state.seats.map((seat) => seat.spent));
      compared += 1;
      return randomMove(turn.view, turn.random);
    });
  }
  expect(compared).toBeGreaterThan(4000);
});

test("E6 a recovered card is imagined among those that were spent, until it is laid", () => {
  const doubtful: boolean[] = [];
  const certain: boolean[] = [];
  for (let seed = 1; seed <= 150; seed++) {
    playTestGame({ seats: 3, variants: ["exit"], seed }, (turn) => {
      const { doubts } = beliefOf(turn.view, turn.memory);
      const world = worldOf(turn);
      for (const [index, seat] of turn.state.seats.entries()) {
        const doubt = doubts.find((one) => one.seat === index);
        const hand = world[HAND + index] ?? 0;
        const whole = (hand | (world[SPENT + index] ?? 0) | seat.bid) === FULL_PURSE;
        if (doubt === undefined && seat.exitUsed) certain.push(whole && hand === seat.hand);
        if (doubt !== undefined) {
          const rest = FULL_PURSE & ~doubt.cards;
          const truthIsPossible = (seat.hand & doubt.cards) !== 0 && doubt.held === 1;
          doubtful.push(whole && truthIsPossible && (hand & rest) === (seat.hand & rest));
        }
      }
      return randomMove(turn.view, turn.random);
    });
  }
  expect(doubtful.length).toBeGreaterThan(200);
  expect(certain.length).toBeGreaterThan(200);
  expect([...doubtful, ...certain]).not.toContain(false);
});

test("the undrawn cards are those that lie nowhere, in an order that nobody was told", () => {
  const orders = new Set<string>();
  playTestGame({ seats: 4, variants: ["forecast"], seed: 5 }, (turn) => {
    const { state } = turn;
    const hidden = state.deck.slice(state.drawn).map(numberOfCard);
    const imagined = words(worldOf(turn), DECK + state.drawn, hidden.length);
    expect(imagined.toSorted((a, b) => a - b)).toEqual(hidden.toSorted((a, b) => a - b));
    if (hidden.length > 6) orders.add(String(imagined.join() === hidden.join()));
    return randomMove(turn.view, turn.random);
  });
  expect([...orders]).toEqual(["false"]);
});

test("a bot that was shown nothing imagines hands of the right size and still plays by the rules", () => {
  const ends = [1, 2, 3, 4, 5, 6].map((seed) =>
    playTestGame(
      { seats: 5, variants: variantSet(VARIANTS, seed * 5), seed, blind: true },
      (turn) => {
        const world = worldOf(turn);
        for (const { seat, handCount } of turn.view.seats) {
          const hand = world[HAND + seat] ?? 0;
          expect(hand.toString(2).replaceAll("0", "").length).toBe(handCount);
        }
        return decide({ level: "keen", ...turn, budget: SERVICE_BUDGET }).action;
      },
    ),
  );
  expect(ends.map((state) => state.phase)).toEqual(ends.map(() => "over"));
});

test("a withheld card leaves the memory as it was", () => {
  const memory = startMemory(3, []);
  const event = {
    type: "bid-raised",
    auction: 1,
    seat: 1,
    cards: null,
    total: null,
    was: null,
  } as const;
  expect(observe(memory, event)).toEqual(memory);
  const won = {
    type: "card-won",
    auction: 1,
    seat: 1,
    card: "L3",
    cards: [4, 8],
    paid: 12,
  } as const;
  expect(observe(memory, won).purses[1]).toEqual({ spent: purseOf([4, 8]), doubt: 0 });
});

test("an event that teaches nothing changes no memory, however it was shown", () => {
  let silent = 0;
  let changed = 0;
  const overlooked: string[] = [];
  for (let seed = 1; seed <= 64; seed++) {
    const game = { seats: 4, variants: variantSet(VARIANTS, seed % 32), seed } as const;
    playTestGame(game, ({ seat, view, memory, random, state }) => {
      const action = randomMove(view, random);
      const outcome = apply(state, seat, action);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      for (const event of outcome.events) {
        const after = observe(memory, eventFor(event, { seat }, outcome.state, "closed"));
        const isSame = after === memory;
        if (!teaches(memory, event)) silent += 1;
        if (!isSame) changed += 1;
        if (!isSame && !teaches(memory, event)) overlooked.push(event.type);
      }
      return action;
    });
  }
  expect(overlooked).toEqual([]);
  expect(silent).toBeGreaterThan(4000);
  expect(changed).toBeGreaterThan(400);
});
