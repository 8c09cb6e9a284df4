import { expect, test } from "vitest";
import { rematchSeedSchema, type RematchSeed } from "../../worker/game/rematch.ts";
import { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bodyOf,
  call,
  codeOf,
  dealt,
  ENTROPY,
  lobby,
  look,
  NEXT_ID,
  passToTheEnd,
  refusedBy,
  retry,
  sitDown,
  STRANGER,
  viewIn,
} from "./support/calls.ts";

type Options = Parameters<typeof dealt>[1];

function finished(options: Options = {}): MemoryTable {
  const table = dealt(["AG", "BV", "JV", "SC"], options);
  passToTheEnd(table);
  return table;
}

function seedFor(table: MemoryTable, place: number): RematchSeed {
  return rematchSeedSchema.parse(bodyOf(call(table, place, { type: "rematch", next: NEXT_ID })));
}

function arrive(next: MemoryTable, seed: RematchSeed, entropy: typeof ENTROPY | null = null) {
  return call(next, STRANGER, { type: "arrive", seed, entropy });
}

/** The next table, opened by whoever sat on that place at the old one. */
function nextOf(old: MemoryTable, place: number): MemoryTable {
  const next = new MemoryTable();
  arrive(next, seedFor(old, place));
  return next;
}

test("a finished game leads to one next game, whoever asks first", () => {
  const table = finished({ variants: ["exit"] });
  expect(look(table, STRANGER).rematch).toBeNull();
  const rows = table.rows.length;
  const first = seedFor(table, 1);
  expect(first).toMatchObject({ next: NEXT_ID, name: "Ada's table", asks: 1, seat: 1 });
  expect(first.options).toEqual(table.record.options);
  const other = { type: "rematch", next: table.record.id } as const;
  expect(bodyOf(call(table, 2, other))).toEqual({ ...first, asks: 2, seat: 2 });
  expect(table.rows).toHaveLength(rows + 1);
  expect(look(table, STRANGER).rematch).toBe(NEXT_ID);
});

test("there is none of what runs, was never dealt or was cancelled", () => {
  const ask = (table: MemoryTable) => refusedBy(call(table, 0, { type: "rematch", next: NEXT_ID }));
  expect(ask(dealt(["L5"]))).toEqual({ code: "game-started" });
  const table = lobby();
  expect(ask(table)).toEqual({ code: "game-not-started" });
  call(table, 0, { type: "cancel" });
  expect(ask(table)).toEqual({ code: "game-over", endedBy: "cancelled", result: null });
});

test("there is one of a game that people ended by agreement", () => {
  const table = dealt(["L5"]);
  for (const place of [0, 1, 2]) call(table, place, { type: "vote", vote: { kind: "end" } });
  expect(seedFor(table, 0).next).toBe(NEXT_ID);
});

test("the first to come is the host; the others' seats are kept, bots too, liveries and all", () => {
  const old = dealt(["AG", "BV", "JV", "SC"], {
    seats: 4,
    bots: [{ level: "keen" }],
    absent: "pass",
  });
  call(old, 2, { type: "change-seat", seat: 3, request: { livery: "sable" } });
  while (old.record.play?.state.result === null) {
    const seat = old.record.play.state.turn ?? 0;
    call(old, old.record.chairs[seat]?.place ?? 0, {
      type: "act",
      request: { version: old.record.play.state.version, action: { type: "pass" } },
    });
  }
  const next = new MemoryTable();
  const answered = arrive(next, seedFor(old, 3), ENTROPY);
  expect(answered).toMatchObject({
    status: 201,
    grant: { place: 3, generation: 0 },
    location: `/v1/games/${NEXT_ID}/seats/3`,
  });
  expect(bodyOf(answered)).toMatchObject({ seat: 3, view: { viewer: { seat: 3 }, host: 3 } });
  const view = look(next, STRANGER);
  expect(view).toMatchObject({ id: NEXT_ID, name: old.record.name, options: old.record.options });
  expect(
    view.seats.map(({ name, kind, level, livery, away }) => [name, kind, level, livery, away]),
  ).toEqual(
    look(old, STRANGER).seats.map(({ name, kind, level, livery }) => [
      name,
      kind,
      level,
      livery,
      kind === "person" && name !== "Chloé",
    ]),
  );
  expect(next.record.chairs.map((sitter) => [sitter?.place, sitter?.keptFor])).toEqual([
    [0, 0],
    [1, null],
    [2, 2],
    [3, 3],
  ]);
  expect(next.record.chairs.map((sitter) => sitter?.entropy ?? null)).toEqual([
    null,
    null,
    null,
    ENTROPY,
  ]);
  expect(next.record.seed).not.toBe(old.record.seed);
  expect(next.record.invitation).not.toBe(old.record.invitation);
  expect(next.record.keepDays).toBe(90);
});

test("whoever comes later finds his seat, gives his part of the deal, and coming again is no news", () => {
  const old = finished();
  const next = nextOf(old, 1);
  expect(next.record.host).toBe(1);
  const seed = seedFor(old, 2);
  expect(arrive(next, seed, ENTROPY)).toMatchObject({ status: 201, grant: { place: 2 } });
  expect(next.record.chairs[2]).toMatchObject({ away: false, entropy: ENTROPY });
  expect(next.record.chairs[0]).toMatchObject({ away: true, entropy: null });
  expect(next.rows.at(-1)?.changes).toEqual([
    { type: "came-back", place: 2 },
    { type: "entropy-given", place: 2, entropy: ENTROPY },
  ]);
  const rows = next.rows.length;
  const again = arrive(next, seed);
  expect(again).toMatchObject({ status: 201, grant: { place: 2 } });
  expect(next.rows).toHaveLength(rows);
});

test("who comes after the start plays on, and no longer has a part in the deal", () => {
  const old = finished();
  const next = nextOf(old, 0);
  call(next, 0, { type: "start", request: {} });
  expect(look(next, STRANGER).seats.map(({ away }) => away)).toEqual([false, true, true]);
  expect(arrive(next, seedFor(old, 1), ENTROPY).ok).toBe(true);
  expect(next.record.chairs[1]).toMatchObject({ away: false, entropy: null });
  expect(next.rows.at(-1)?.changes).toEqual([{ type: "came-back", place: 1 }]);
});

test("a kept seat that the host gave away is gone; its person comes by the invitation or not", () => {
  const old = finished();
  const next = nextOf(old, 0);
  call(next, 0, { type: "leave", seat: 1 });
  expect(codeOf(arrive(next, seedFor(old, 1)))).toBe("game-full");
  expect(sitDown(next, "Béla").ok).toBe(true);
  expect(next.record.chairs[1]).toMatchObject({ keptFor: null, away: false });
});

test("who comes to a next game that is over already sees it, and changes nothing", () => {
  const old = finished();
  const next = nextOf(old, 0);
  call(next, 0, { type: "cancel" });
  const rows = next.rows.length;
  const answered = arrive(next, seedFor(old, 1), ENTROPY);
  expect(bodyOf(answered)).toMatchObject({ view: { status: "over" } });
  expect(next.rows).toHaveLength(rows);
});

test("a seat at the old table stays its person's wherever people sat down in between", () => {
  const table = lobby({ seats: 4 }, 3);
  call(table, 0, { type: "leave", seat: 1 });
  sitDown(table, "Zoë", { seat: 3 });
  call(table, 0, { type: "start", request: {} });
  for (const place of [0, 2, 3]) call(table, place, { type: "vote", vote: { kind: "end" } });
  const seed = seedFor(table, 3);
  expect(seed.guests).toMatchObject([
    { kind: "person", name: "Ada", was: 0 },
    { kind: "person", name: "Chloé", was: 2 },
    { kind: "person", name: "Zoë", was: 3 },
  ]);
  expect(seed).toMatchObject({ asks: 3, seat: 2 });
  const next = new MemoryTable();
  expect(arrive(next, seed)).toMatchObject({ grant: { place: 2 } });
  expect(arrive(next, seedFor(table, 2))).toMatchObject({ grant: { place: 1 } });
  expect(next.record.host).toBe(2);
});

test("asking for the next game again with the same key gets the same answer", () => {
  const table = finished();
  const ask = () => call(table, 1, { type: "rematch", next: NEXT_ID }, retry("key"));
  const first = ask();
  call(table, 2, { type: "rematch", next: NEXT_ID });
  expect(ask()).toEqual(first);
});

test("in the lobby of a next game a kept seat counts as taken", () => {
  const next = nextOf(finished(), 0);
  expect(codeOf(sitDown(next, "Zoë"))).toBe("game-full");
  const started = viewIn(call(next, 0, { type: "start", request: { emptySeats: "bots" } }));
  expect(started.seats.map(({ kind }) => kind)).toEqual(["person", "person", "person"]);
});
