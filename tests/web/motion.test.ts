import { describe, expect, test } from "vitest";
import type { Seat } from "../../shared/engine/index.ts";
import { LONGEST_PLAN, planMoves } from "../../web/motion/plan-moves.ts";
import { LONGEST_MS, timetable } from "../../web/motion/timetable.ts";
import { engineTable, type EngineTable } from "../support/engine-table.ts";

/** The plan for what happens in `play`, as Ana sees it. */
function planOf(table: EngineTable, play: (table: EngineTable) => void, seat: Seat = 0) {
  const before = table.view({ seat });
  play(table);
  return planMoves(before, table.view({ seat }));
}

describe("what moves between two views", () => {
  test("a bid rises from its seat", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"] });
    expect(planOf(table, (t) => t.play(0, { type: "bid", cards: [3, 6] }))).toEqual([
      { kind: "lay", seat: 0, cards: [3, 6] },
    ]);
  });

  test("a pass takes the notes back; one with nothing laid moves nothing", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"] })
      .play(0, { type: "bid", cards: [3] })
      .play(1, { type: "bid", cards: [4] });
    expect(planOf(table, (t) => t.play(2, { type: "pass" }))).toEqual([]);
    expect(planOf(table, (t) => t.play(0, { type: "pass" }))).toContainEqual({
      kind: "award",
      seat: 1,
      card: "L7",
    });
  });

  test("a lot that is won leads to the next, and a green one lights its lamp", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "AG"] })
      .play(0, { type: "bid", cards: [3] })
      .play(1, { type: "pass" });
    expect(planOf(table, (t) => t.play(2, { type: "pass" }))).toEqual([
      { kind: "award", seat: 0, card: "L7" },
      { kind: "reveal", card: "AG" },
      { kind: "lamp", lamps: 1 },
    ]);
  });

  test("a Faux Pas shows the luxury that leaves", () => {
    const table = engineTable({ seats: 3, deck: ["FP", "L3"], players: [{ cards: ["L9"] }] });
    expect(planOf(table, (t) => t.play(0, { type: "pass" }))).toContainEqual({
      kind: "give-up",
      seat: 0,
      card: "L9",
    });
  });

  test("11.D the envelopes turn together", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"], variants: ["sealed"] })
      .play(0, { type: "seal", cards: [3] })
      .play(1, { type: "seal", cards: [] });
    expect(planOf(table, (t) => t.play(2, { type: "seal", cards: [6] }))).toEqual([
      { kind: "open", seats: [0, 1, 2] },
    ]);
  });

  test("after two lots nothing is shown but the end", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3", "L4"] });
    const twoLots = (t: EngineTable): void => {
      for (const starter of [0, 2]) {
        t.play(starter, { type: "pass" }).play((starter + 1) % 3, { type: "pass" });
      }
    };
    expect(planOf(table, twoLots)).toEqual([]);
  });

  test("the same view twice moves nothing", () => {
    expect(planOf(engineTable({ seats: 3, deck: ["L7", "L3"] }), () => {})).toEqual([]);
  });
});

describe("when each move starts", () => {
  test("moves of one kind overlap, another kind waits", () => {
    const lay = { kind: "lay", seat: 0, cards: [3] } as const;
    const reveal = { kind: "reveal", card: "L7" } as const;
    expect(timetable([lay, lay, reveal]).map(({ starts }) => starts)).toEqual([0, 90, 330]);
  });

  test("25: no film is longer than 1.2 s", () => {
    const lamps = Array.from({ length: LONGEST_PLAN }, (_, lamp) => [
      { kind: "lamp", lamps: lamp } as const,
      { kind: "reveal", card: "L7" } as const,
    ]).flat();
    const ends = timetable(lamps).map(({ starts, lasts }) => starts + lasts);
    expect(Math.max(...ends)).toBeLessThanOrEqual(LONGEST_MS + 0.001);
  });
});
