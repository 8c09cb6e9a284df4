import { describe, expect, test } from "vitest";
import type { View } from "../../shared/contract/view-schema.ts";
import { waitsForStart, waitsForViewer } from "../../web/table/waits.ts";
import { engineTable } from "../support/engine-table.ts";

const table = engineTable({ seats: 3, deck: ["L7", "SC"] });
/** Ana hosts, and everyone is here. */
const lobby = (viewer: 0 | 1): View => ({ ...table.view({ seat: viewer }), status: "lobby" });

/** The same lobby with another third seat. */
function third(change: Partial<View["seats"][number]>): View {
  const view = lobby(0);
  return {
    ...view,
    seats: view.seats.map((seat) => (seat.seat === 2 ? { ...seat, ...change } : seat)),
  };
}

describe("a table waits for me", () => {
  test("where a move of mine is due, and not where another's is", () => {
    expect(waitsForViewer(table.view({ seat: 0 }))).toBe(true);
    expect(waitsForViewer(table.view({ seat: 1 }))).toBe(false);
    expect(waitsForViewer({ ...table.view({ seat: 0 }), status: "over" })).toBe(false);
  });

  test("where everyone is here and I am the host, whose word starts it", () => {
    expect(waitsForStart(lobby(0))).toBe(true);
    expect(waitsForViewer(lobby(0))).toBe(true);
    expect(waitsForStart({ ...lobby(0), status: "running" })).toBe(false);
  });

  test("not where another is the host, nor where I only watch", () => {
    expect(waitsForViewer(lobby(1))).toBe(false);
    expect(waitsForViewer({ ...lobby(0), you: null })).toBe(false);
  });

  test("not while a seat is free, or kept for somebody who has not come yet", () => {
    expect(waitsForViewer(third({ kind: "empty", name: null }))).toBe(false);
    expect(waitsForViewer(third({ away: true }))).toBe(false);
    expect(waitsForViewer(third({ kind: "bot" }))).toBe(true);
  });
});
