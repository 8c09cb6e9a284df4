import { describe, expect, test } from "vitest";
import {
  FULL_SET,
  isDisgrace,
  isGreen,
  isLuxury,
  isPrestige,
  isStatusCard,
  LUXURIES,
  luxuryValue,
  MONEY_CARDS,
  SEAT_COUNTS,
  setUp,
  STATUS_CARDS,
  statusOf,
  totalOf,
} from "../../shared/engine/index.ts";

describe("1 components", () => {
  test("1.1 a money set is eleven cards with a 6 and no 5, 106 in all", () => {
    expect(MONEY_CARDS).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]);
    expect(totalOf(FULL_SET)).toBe(106);
  });

  test("1.2 sixteen status cards: ten luxuries of 1 to 10, three prestiges, three disgraces", () => {
    expect(STATUS_CARDS).toHaveLength(16);
    expect(new Set(STATUS_CARDS).size).toBe(16);
    expect(STATUS_CARDS.filter(isLuxury).map(luxuryValue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(STATUS_CARDS.filter(isPrestige)).toEqual(["AG", "BV", "JV"]);
    expect(STATUS_CARDS.filter(isDisgrace)).toEqual(["FP", "PS", "SC"]);
    expect(STATUS_CARDS.filter(isGreen)).toEqual(["AG", "BV", "JV", "SC"]);
    expect(LUXURIES.some(isGreen)).toBe(false);
    expect(luxuryValue("AG")).toBe(0);
  });

  test("1.2 each prestige doubles, Passé takes five, Scandale halves", () => {
    expect(statusOf(["L3", "AG"])).toBe(6);
    expect(statusOf(["L3", "BV"])).toBe(6);
    expect(statusOf(["L3", "JV"])).toBe(6);
    expect(statusOf(["L8", "PS"])).toBe(3);
    expect(statusOf(["L8", "SC"])).toBe(4);
  });

  test("1.3 the engine knows effects by ids, not by the names of an edition", () => {
    expect(isStatusCard("FP")).toBe(true);
    expect(isStatusCard("Faux Pas")).toBe(false);
    expect(isStatusCard("L11")).toBe(false);
    expect(isStatusCard("L5")).toBe(true);
  });

  test("1.4 other editions differ in names only: no id beyond the sixteen is known", () => {
    expect(setUp({ seats: 3, deck: ["Racehorse"] })).toEqual({ ok: false, fault: "unknown-card" });
  });

  test("1.5 three, four or five play; every other count is refused", () => {
    expect(SEAT_COUNTS).toEqual([3, 4, 5]);
    for (const seats of [3, 4, 5]) expect(setUp({ seats }).ok).toBe(true);
    for (const seats of [0, 1, 2, 6, 3.5, Number.NaN]) {
      expect(setUp({ seats })).toEqual({ ok: false, fault: "seat-count" });
    }
  });
});
