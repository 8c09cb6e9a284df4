import { expect, test } from "vitest";
import { dealFrom, entropiesFor } from "../../shared/deal/index.ts";
import {
  call,
  ENTROPY,
  lobby,
  look,
  openTable,
  refusedBy,
  sitDown,
  STRANGER,
  viewIn,
} from "./support/calls.ts";

test("a start drops the empty chairs and deals from the seed and everybody's part of it", () => {
  const table = openTable({ seats: 5 });
  sitDown(table, "Béla", { seat: 4 });
  sitDown(table, "Chloé", { seat: 2, entropy: ENTROPY });
  const entropy = ENTROPY.replaceAll("0", "f") as typeof ENTROPY;
  const started = call(table, 0, { type: "start", request: { entropy } });
  const view = viewIn(started);
  expect(view).toMatchObject({ status: "running", version: 0, options: { seats: 3 } });
  expect(look(table, STRANGER).seats.map(({ name }) => name)).toEqual(["Ada", "Chloé", "Béla"]);
  expect(table.record.chairs.map((sitter) => sitter?.entropy)).toEqual([entropy, ENTROPY, null]);
  const given = entropiesFor(table.record.seed, [entropy, ENTROPY, null]);
  const dealtThen = dealFrom(
    table.record.seed,
    given.map((part) => part.entropy),
  );
  expect(table.record.play).toMatchObject(dealtThen);
  expect(view.active).toBe(dealtThen.deck[0]);
});

test("asking again to start answers with the view and changes nothing", () => {
  const table = lobby();
  call(table, 0, { type: "start", request: {} });
  const rows = table.rows.length;
  expect(viewIn(call(table, 0, { type: "start", request: {} })).status).toBe("running");
  expect(table.rows).toHaveLength(rows);
});

test("two make no game: how many are taken and needed is said, and bots help", () => {
  const table = openTable({ seats: 4 });
  sitDown(table, "Béla");
  for (const request of [{}, { emptySeats: "drop" }] as const)
    expect(refusedBy(call(table, 0, { type: "start", request }))).toEqual({
      code: "not-enough-players",
      taken: 2,
      needed: 3,
    });
  const view = viewIn(call(table, 0, { type: "start", request: { emptySeats: "bots" } }));
  expect(view.seats.map(({ name, kind, level }) => [name, kind, level])).toEqual([
    ["Ada", "person", null],
    ["Béla", "person", null],
    ["Odette", "bot", "gentle"],
    ["Anatole", "bot", "gentle"],
  ]);
  expect(table.record.chairs.map((sitter) => sitter?.place)).toEqual([0, 1, 2, 3]);
});

test("bots fill the empty chairs alone, at the level that is named", () => {
  const table = openTable({ seats: 4 });
  sitDown(table, "Béla", { seat: 2 });
  const request = { emptySeats: "bots", level: "keen" } as const;
  const view = viewIn(call(table, 0, { type: "start", request }));
  expect(view.seats.map(({ name, level }) => [name, level])).toEqual([
    ["Ada", null],
    ["Odette", "keen"],
    ["Béla", null],
    ["Anatole", "keen"],
  ]);
});

test("the host's part of the deal does not go with a start that is refused", () => {
  const table = openTable();
  call(table, 0, { type: "start", request: { entropy: ENTROPY } });
  expect(table.record.chairs[0]?.entropy).toBeNull();
});
