import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { momentsOf, type Moment } from "../../web/replay/moments.ts";
import { playerOf, SPEEDS } from "../../web/replay/player.ts";
import { purseOf } from "../../web/replay/view-at.ts";
import { replayLine } from "../support/record-events.ts";

const [line = ""] = readFileSync(
  new URL("../fixtures/conformance/records/records.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .slice(7);
const game = replayLine(line);
const { seats, variants, starter } = game.record;
const dealt = { seats: seats.length, variants, starter };
const moments = momentsOf(dealt, game.events);

/** A clock that the test moves by hand: one waiting call at a time. */
function handClock(): {
  readonly later: (work: () => void, ms: number) => () => void;
  readonly tick: () => number | null;
} {
  let waiting: { readonly work: () => void; readonly ms: number } | null = null;
  return {
    later(work, ms) {
      const mine = { work, ms };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = null;
      };
    },
    tick() {
      const due = waiting;
      waiting = null;
      due?.work();
      return due?.ms ?? null;
    },
  };
}

describe("29: going through a replay", () => {
  test("29: it steps, stays inside, and stops at both ends", () => {
    const player = playerOf(moments, handClock().later);
    expect(player.at.value).toBe(player.last);
    player.step(1);
    expect(player.at.value).toBe(player.last);
    player.go(-4);
    expect(player.at.value).toBe(0);
    player.step(-1);
    expect(player.at.value).toBe(0);
    player.step(1);
    expect(player.at.value).toBe(1);
  });

  test("29: lot by lot, a step goes to where the next card was turned up", () => {
    const player = playerOf(moments, handClock().later);
    player.setByLot(true);
    player.go(0);
    const reached = player.lots.slice(1).map(() => {
      player.step(1);
      return player.at.value;
    });
    expect(reached).toEqual(player.lots.slice(1));
    player.step(1);
    expect(player.at.value).toBe(player.last);
    expect(player.lots).toHaveLength(game.states.at(-1)?.auctionsDone ?? 0);
  });

  test("29: it plays by itself at three speeds to the end, and a step by hand stops it", () => {
    const clock = handClock();
    const player = playerOf(moments, clock.later);
    player.toggle();
    expect(player.at.value).toBe(0);
    expect(clock.tick()).toBe(SPEEDS[1]);
    player.setSpeed(4);
    clock.tick();
    expect(clock.tick()).toBe(SPEEDS[4]);
    expect(player.at.value).toBe(3);
    player.step(-1);
    expect(player.playing.value).toBe(false);
    expect(clock.tick()).toBeNull();
    player.toggle();
    let ticks = 0;
    while (clock.tick() !== null) ticks += 1;
    expect(ticks).toBe(player.last - 2);
    expect(player.playing.value).toBe(false);
  });
});

describe("17: a replay before the end", () => {
  const SEEN = 40;
  const withheld = (viewer: Parameters<typeof game.eventsFor>[0]): readonly Moment[] =>
    momentsOf(dealt, game.eventsFor(viewer, SEEN));

  test("17: it knows no purse of others once a lot was closed, and every one of the viewer's own", () => {
    const past = withheld({ seat: 0 });
    const last = past.at(-1);
    expect(last?.version).toBe(SEEN);
    expect(last?.lot).toBeGreaterThan(3);
    expect(last?.seats.map((seat) => purseOf(seat) !== null)).toEqual([true, false, false]);
  });

  test("17: prices of lots before the last are unknown at every moment of theirs", () => {
    const past = withheld({ spectator: true });
    const settled = game.states[SEEN]?.lastAuction?.number ?? 0;
    const raised = past.filter(({ events }) => events[0]?.type === "bid-raised");
    const closed = raised.filter(({ lot }) => lot < settled);
    expect(closed.length).toBeGreaterThan(5);
    expect(closed.every(({ high }) => high === null)).toBe(true);
    expect(raised.filter(({ lot }) => lot > settled).every(({ high }) => high !== null)).toBe(true);
  });
});
