import { describe, expect, test } from "vitest";
import { firstKnown, ledgerOf } from "../../web/table/ledger.ts";
import { engineTable } from "../support/engine-table.ts";
import { english } from "./speech.ts";

const ANA = { seat: 0 };

/** Lot 1 goes to Ana at version 3; in lot 2 she and Béla bid at 4 and 5. */
const twoLots = () =>
  engineTable({ seats: 3, starter: 0, deck: ["L7", "L3", "L2"] })
    .play(0, { type: "bid", cards: [2] })
    .play(1, { type: "pass" })
    .play(2, { type: "pass" })
    .play(0, { type: "bid", cards: [3] })
    .play(1, { type: "bid", cards: [6] });

/** The first line that is known, where `seen` was the last version. */
function knownAfter(seen: number | null): string | null {
  const table = twoLots();
  return firstKnown(ledgerOf(table.events(ANA), seen, table.view(ANA), english))?.text ?? null;
}

describe("what is new since the last visit", () => {
  test("on a first visit nothing is: no line", () => {
    expect(knownAfter(null)).toBeNull();
  });

  test("the line stands within the lot where the new begins", () => {
    expect(knownAfter(4)).toBe("You bid 3.");
  });

  test("and between two lots, where of one's own lines the newer lot has only new ones", () => {
    const table = twoLots();
    const lots = ledgerOf(table.events(ANA), 3, table.view(ANA), english).map((lot) => ({
      ...lot,
      lines: lot.lines.filter(({ mine }) => mine),
    }));
    const known = firstKnown(lots) ?? fail();
    expect(lots.map(({ lines }) => lines.indexOf(known))).toEqual([-1, 0]);
  });

  test("without news there is no line, and none below the first line of all", () => {
    expect(knownAfter(5)).toBeNull();
    expect(knownAfter(-1)).toBeNull();
  });
});

function fail(): never {
  throw new Error("There is no line.");
}
