import { expect, test } from "vitest";
import { replay, seatsDue, type SeatAction } from "../../shared/engine/index.ts";
import { playOut, startOf, type ChanceGame } from "./support/random-games.ts";

const choices = Array.from({ length: 40 }, (_, at) => at * 7919);
const GAME: ChanceGame = { seats: 4, variants: ["sealed"], starter: 1, deckSeed: 5, choices };

test("the version is the number of applied actions, 0 at the deal", () => {
  expect(startOf(GAME).state.version).toBe(0);
  for (const [index, { before, after }] of [...playOut(GAME)].entries())
    expect([before.version, after.version]).toEqual([index, index + 1]);
});

test("11.D1 in the sealed step exactly the seats without an envelope are due", () => {
  const taken = [...playOut(GAME)].filter(({ before }) => before.phase === "sealed");
  expect(taken.length).toBeGreaterThan(4);
  for (const { before, seat } of taken) {
    const open = before.envelopes?.flatMap((envelope, at) => (envelope === null ? [at] : []));
    expect(seatsDue(before)).toEqual(open);
    expect(open).toContain(seat);
  }
});

test("a replay tells every event of the deal and of each action, in order", () => {
  const start = startOf(GAME);
  const taken = [...playOut(GAME)];
  const actions: SeatAction[] = taken.map(({ seat, action }) => ({ seat, action }));
  const again = replay(start, actions);
  const told = [...start.events, ...taken.flatMap(({ events }) => events)];
  expect(again).toEqual({ ok: true, state: taken.at(-1)?.after, events: told });
  for (const { events } of taken) expect(events.length).toBeGreaterThan(0);
});
