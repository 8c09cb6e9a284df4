import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { viewFor, SPECTATOR } from "../../shared/engine/index.ts";
import { momentsOf, type Dealt, type Moment } from "../../web/replay/moments.ts";
import type { SeatMoment } from "../../web/replay/seat-moment.ts";
import { replayLine, type Replayed } from "../support/record-events.ts";

const LINES = readFileSync(
  new URL("../fixtures/conformance/records/records.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "");

const dealt = ({ record }: Replayed): Dealt => ({
  seats: record.seats.length,
  variants: record.variants,
  starter: record.starter,
});

/** What a moment says, in the words of the engine's view. */
function told(moment: Moment): unknown {
  return {
    greens: moment.greens,
    forecast: moment.forecast,
    removed: moment.removed,
    starter: moment.starter,
    deckCount: 16 - moment.drawn,
    active: moment.card,
    result: moment.result,
    seats: moment.seats.map(shownOf),
  };
}

/** All of it but the envelope on the table, which the engine keeps elsewhere. */
function shownOf(seat: SeatMoment): Omit<SeatMoment, "sealed"> {
  const { in: isIn, hand, bid, spent, reserve, cards, turnedDown, pending, exitUsed } = seat;
  return { in: isIn, hand, bid, spent, reserve, cards, turnedDown, pending, exitUsed };
}

/** The same of the engine's state, every secret included. */
function known({ states }: Replayed, version: number): unknown {
  const state = states[version];
  if (state === undefined) throw new Error(`no state ${version}`);
  const view = viewFor(state, SPECTATOR);
  return {
    greens: view.greens,
    forecast: view.forecast,
    removed: view.removed,
    starter: view.starter,
    deckCount: view.deckCount,
    active: view.active,
    result: view.result,
    seats: view.seats.map((seat, place) => {
      const own = viewFor(state, { seat: place }).you;
      return {
        in: seat.in,
        hand: own?.hand,
        bid: seat.bid,
        spent: own?.spent,
        reserve: seat.reserve,
        cards: seat.cards,
        turnedDown: seat.turnedDown,
        pending: seat.pending,
        exitUsed: seat.exitUsed,
      };
    }),
  };
}

describe("29: a replay of a finished game", () => {
  test("all sixty records were found", () => {
    expect(LINES).toHaveLength(60);
  });

  test.each(LINES.map((line, place) => [place + 1, line] as const))(
    "29: record %i tells the engine's state after every action, to its end",
    (_place, line) => {
      const game = replayLine(line);
      const moments = momentsOf(dealt(game), game.events);
      expect(moments.map(({ version }) => version)).toEqual(
        game.states.map(({ version }) => version),
      );
      for (const moment of moments) expect(told(moment)).toEqual(known(game, moment.version));
    },
  );
});
