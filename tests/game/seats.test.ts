import { expect, test } from "vitest";
import type { ChangeSeat } from "../../shared/contract/requests.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  call,
  changesSince,
  codeOf,
  dealt,
  ENTROPY,
  lobby,
  look,
  viewIn,
} from "./support/calls.ts";

function change(table: MemoryTable, by: number, request: ChangeSeat, seat = by) {
  return call(table, by, { type: "change-seat", seat, request });
}

test("a seat changes its name and its livery; who wore that livery takes the other", () => {
  const table = lobby();
  const view = viewIn(change(table, 1, { name: "Bella", livery: "azure" }));
  expect(view.seats.map(({ name, livery }) => [name, livery])).toEqual([
    ["Ada", "or"],
    ["Bella", "azure"],
    ["Chloé", "gules"],
  ]);
  expect(viewIn(change(table, 1, { name: "Béla" })).seats[1]).toMatchObject({
    name: "Béla",
    livery: "azure",
  });
  expect(viewIn(change(table, 1, { livery: "sable" })).seats[1]).toMatchObject({
    name: "Béla",
    livery: "sable",
  });
});

test("what is named is changed and nothing else; naming nothing costs no row", () => {
  const table = lobby();
  const rows = table.rows.length;
  expect(change(table, 1, {}).ok).toBe(true);
  expect(table.rows).toHaveLength(rows);
  change(table, 1, { name: "Bella" });
  change(table, 1, { livery: "vert" });
  change(table, 1, { entropy: ENTROPY });
  change(table, 1, { forcedPass: "auto" });
  expect(changesSince(table, rows)).toStrictEqual([
    { type: "seat-changed", place: 1, name: "Bella" },
    { type: "seat-changed", place: 1, livery: "vert" },
    { type: "entropy-given", place: 1, entropy: ENTROPY },
    { type: "forced-pass-chosen", place: 1, forcedPass: "auto" },
  ]);
});

test("a name that another has, however written, is taken; one's own may be written anew", () => {
  const table = lobby();
  expect(codeOf(change(table, 1, { name: "ADA" }))).toBe("name-taken");
  expect(codeOf(change(table, 1, { name: "BÉLA" }))).toBeUndefined();
});

test("in the lobby the host renames others and changes nothing else of theirs", () => {
  const table = lobby();
  expect(viewIn(change(table, 0, { name: "Bella" }, 1)).seats[1]?.name).toBe("Bella");
  for (const request of [
    { livery: "vert" },
    { forcedPass: "auto" },
    { entropy: ENTROPY },
    { name: "B", livery: "vert" },
  ] as const)
    expect(codeOf(change(table, 0, request, 1))).toBe("not-your-seat");
  expect(codeOf(change(table, 1, { name: "Adam" }, 0))).toBe("not-your-seat");
  expect(codeOf(change(table, 0, { name: "Nobody" }, 4))).toBe("not-your-seat");
});

test("once the game runs a seat is its own affair, and nobody gives entropy any more", () => {
  const table = dealt(["L1"]);
  expect(codeOf(change(table, 0, { name: "Bella" }, 1))).toBe("not-your-seat");
  expect(codeOf(call(table, 0, { type: "leave", seat: 1 }))).toBe("not-your-seat");
  expect(codeOf(change(table, 1, { entropy: ENTROPY }))).toBe("game-started");
  expect(viewIn(change(table, 1, { name: "Bella", livery: "vert" })).seats[1]).toMatchObject({
    name: "Bella",
    livery: "vert",
  });
});

test("a seat's own choice about forced passes is private and goes before the table's", () => {
  const table = dealt(["L1"], { forcedPass: "ask" });
  const { revision } = table.record;
  expect(viewIn(change(table, 1, { forcedPass: "auto" })).you?.forcedPass).toBe("auto");
  expect(look(table, 0).you?.forcedPass).toBe("ask");
  expect(table.record.revision).toBe(revision);
  expect(change(table, 2, { name: "Cléo" }).ok).toBe(true);
  expect(table.record.revision).toBe(revision + 1);
});

test("leaving a running game is going away; one press brings back, and a second changes nothing", () => {
  const table = dealt(["L1"], { absent: "pass" });
  expect(codeOf(call(lobby(), 0, { type: "return" }))).toBe("game-not-started");
  const rows = table.rows.length;
  expect(viewIn(call(table, 1, { type: "return" })).seats[1]?.away).toBe(false);
  expect(table.rows).toHaveLength(rows);
  const left = viewIn(call(table, 1, { type: "leave", seat: 1 }));
  expect(left.seats.map(({ away }) => away)).toEqual([false, true, false]);
  expect(left.viewer).toEqual({ seat: 1 });
  const { revision } = table.record;
  const before = table.rows.length;
  call(table, 2, { type: "return" });
  expect(table.rows).toHaveLength(before);
  expect(viewIn(call(table, 1, { type: "return" })).seats[1]?.away).toBe(false);
  expect(table.record.revision).toBe(revision + 1);
});
