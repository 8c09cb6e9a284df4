import { expect, test } from "vitest";
import * as z from "zod/mini";
import { changeSchema, type Entry } from "../../worker/game/entry.ts";
import { evolve, fold } from "../../worker/game/evolve.ts";
import type { GameRecord } from "../../worker/game/game-record.ts";
import { isPlay, RunOfPlays } from "../../worker/game/run-of-plays.ts";
import release1 from "../fixtures/stored/release-1.json" with { type: "json" };
import { act, bid, dealt, HOUR, lobby, PASS, passToTheEnd, play, retry } from "./support/calls.ts";

type Fold = (entries: readonly Entry[]) => GameRecord | undefined;

/** Waking folds runs of plays at once; it must come to what every entry by itself comes to. */
const oneByOne: Fold = (entries) =>
  entries.reduce<GameRecord | undefined>((record, entry) => evolve(record, entry), undefined);

function atEveryRow(entries: readonly Entry[], folded: Fold): readonly unknown[] {
  return entries.map((_, row) => folded(entries.slice(0, row + 1)));
}

const changesSchema = z.array(changeSchema);

test.each(release1.games)("a stored game, $what: the same record at every row", ({ rows }) => {
  const entries = rows.map(({ at, place, key, request, changes }) => {
    const parsed: unknown = JSON.parse(changes);
    const known = key === null || request === null ? null : { key, request };
    return { at, place, retry: known, changes: changesSchema.parse(parsed) };
  });
  expect(atEveryRow(entries, fold)).toEqual(atEveryRow(entries, oneByOne));
});

test("keys, banks and a pause: the same record at every row", () => {
  const clock = { bank: 3600, increment: 60 };
  const table = dealt(["L5", "L9", "L3"], { clock });
  act(table, 0, bid(3), retry("first"));
  table.now += HOUR / 4;
  act(table, 1, bid(4), retry("second"));
  for (const place of [0, 1, 2]) table.ask(place, { type: "pause", hours: 2 });
  table.now += HOUR;
  play(table, [2, PASS]);
  act(table, 0, bid(2), retry("third"));
  play(table, [1, PASS], [0, bid(1)], [1, PASS], [2, PASS]);
  expect(table.record.retries.size).toBe(3);
  expect(table.record.play?.state.auctionsDone).toBe(2);
  expect(atEveryRow(table.rows, fold)).toEqual(atEveryRow(table.rows, oneByOne));
});

test("the play that ends the game ends the table in a run too", () => {
  const table = dealt(["L5", "L9", "L3"]);
  passToTheEnd(table);
  expect(table.rows.slice(-1).every(isPlay)).toBe(true);
  expect(table.record.overAt).not.toBeNull();
  expect(atEveryRow(table.rows, fold)).toEqual(atEveryRow(table.rows, oneByOne));
});

test("a run begins only where a play changes nothing but the play", () => {
  const instruction = { auction: 1, rule: { kind: "pass" }, then: "wake" } as const;
  expect(RunOfPlays.after(lobby().record)).toBeUndefined();
  const table = dealt(["L5", "L9"]);
  expect(RunOfPlays.after(table.record)).toBeDefined();
  const instructed = dealt(["L5", "L9"]);
  instructed.ask(2, { type: "instruct", instruction });
  expect(RunOfPlays.after(instructed.record)).toBeUndefined();
  const proposed = dealt(["L5", "L9"]);
  proposed.ask(2, { type: "vote", vote: { kind: "end" } });
  expect(RunOfPlays.after(proposed.record)).toBeUndefined();
  const late = dealt(["L5", "L9"], { clock: { bank: 3600, increment: 60 } });
  late.sleepUntil(late.now + 1.5 * HOUR);
  expect(late.record.chairs.map((sitter) => sitter?.missed)).toContain(1);
  expect(RunOfPlays.after(late.record)).toBeUndefined();
});

test("what the clock, a bot or an instruction played is no plain play", () => {
  const acted = { type: "acted", seat: 0, action: PASS } as const;
  const entry = { at: 0, place: 0, retry: null };
  expect(isPlay({ ...entry, changes: [acted] })).toBe(true);
  expect(isPlay({ ...entry, changes: [{ ...acted, by: "clock" }] })).toBe(false);
  expect(isPlay({ ...entry, changes: [acted, { ...acted, by: "forced" }] })).toBe(false);
  expect(isPlay({ ...entry, changes: [] })).toBe(false);
});
