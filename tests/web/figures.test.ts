import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  boughtLots,
  courseOf,
  disgraceBill,
  extremes,
  lotsSold,
} from "../../web/figures/lots-sold.ts";
import { scaleOf, spread } from "../../web/figures/scale.ts";
import { momentsOf } from "../../web/replay/moments.ts";
import { replayLine, type Replayed } from "../support/record-events.ts";

const GAMES = readFileSync(
  new URL("../fixtures/conformance/records/records.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "")
  .map(replayLine)
  .filter(({ states }) => states.at(-1)?.phase === "over");

function momentsIn({ record, events }: Replayed): ReturnType<typeof momentsOf> {
  const { seats, variants, starter } = record;
  return momentsOf({ seats: seats.length, variants, starter }, events);
}

describe("28: the figures of a finished game", () => {
  test("28: many whole games were found", () => {
    expect(GAMES.length).toBeGreaterThan(30);
  });

  test("28: the lines of money and status end at the engine's result", () => {
    for (const game of GAMES) {
      const { money, status } = courseOf(momentsIn(game));
      const result = game.states.at(-1)?.result;
      expect(money.map((line) => line.at(-1))).toEqual(result?.money);
      expect(status.map((line) => line.at(-1))).toEqual(result?.status);
    }
  });

  test("28: they have one step for the deal and one for each lot, and start with the whole set", () => {
    for (const game of GAMES) {
      const { money, status } = courseOf(momentsIn(game));
      const lots = game.states.at(-1)?.auctionsDone ?? -1;
      expect(money.map((line) => line.length)).toEqual(money.map(() => lots + 1));
      expect(money.map(([first]) => first)).toEqual(money.map(() => 106));
      expect(status.map(([first]) => first)).toEqual(status.map(() => 0));
    }
  });

  test("28: what was paid for lots and disgraces is what is missing at the end", () => {
    // An early exit takes a spent card back, so those games are left out.
    const games = GAMES.filter(({ record }) => !record.variants.includes("exit"));
    expect(games.length).toBeGreaterThan(20);
    for (const game of games) {
      const lots = lotsSold(game.events);
      const bill = disgraceBill(lots, game.record.seats.length);
      const money = game.states.at(-1)?.result?.money ?? [];
      const spent = bill.map((sum, seat) =>
        lots.reduce((all, lot) => all + (lot.winner === seat ? lot.paid : 0), sum),
      );
      expect(spent).toEqual(money.map((left) => 106 - left));
    }
  });

  test("28: the best buy costs least for each point, the dearest most; prestiges have no value", () => {
    const at = { winner: 0, lost: [] };
    const bought = boughtLots([
      { ...at, number: 1, card: "L2", paid: 3 },
      { ...at, number: 2, card: "L10", paid: 15 },
      { ...at, number: 3, card: "AG", paid: 40 },
      { ...at, number: 4, card: "SC", paid: 0 },
      { ...at, number: 5, card: "L1", paid: 4 },
    ]);
    expect(bought.map(({ value }) => value)).toEqual([2, 10, null, 1]);
    expect(extremes(bought)?.best.card).toBe("L10");
    expect(extremes(bought)?.dearest.card).toBe("L1");
    expect(extremes(boughtLots([{ ...at, number: 1, card: "AG", paid: 4 }]))).toBeNull();
  });
});

describe("the scales of a chart", () => {
  test("marks are round, and low and high stand at the ends", () => {
    const scale = scaleOf([0, 106], [100, 0], 4);
    expect(scale.marks).toEqual([0, 50, 100]);
    expect([scale(0), scale(106)]).toEqual([100, 0]);
    expect(scaleOf([-10, 20], [0, 30], 4).marks).toEqual([-10, 0, 10, 20]);
  });

  test("labels that stand too close are pushed apart and stay inside", () => {
    const apart = spread([50, 50, 51, 99], 15, 0, 100);
    const sorted = apart.toSorted((a, b) => a - b);
    expect(sorted.every((at, place) => place === 0 || at - (sorted[place - 1] ?? 0) >= 15)).toBe(
      true,
    );
    expect(Math.max(...apart)).toBeLessThanOrEqual(100);
    expect(spread([10, 60], 15, 0, 100)).toEqual([10, 60]);
  });
});
