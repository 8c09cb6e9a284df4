import { expect, test } from "vitest";
import { randomFromNumber } from "../../shared/bots/index.ts";
import type { Action } from "../../shared/engine/action.ts";
import { statusOf, versionOf } from "../../worker/game/game-record.ts";
import { viewOf } from "../../worker/game/game-view.ts";
import { memoryGame, type MemoryTable } from "./support/memory-table.ts";

interface Evening {
  readonly seats: 4 | 5;
  /** Whether each person says beforehand up to what he would go. */
  readonly instructs: boolean;
  /** What people would pay for a card: the least and the most, in thousands. */
  readonly prices: readonly [number, number];
  /** Whether the opener names his price at once, so that the turn need not come back. */
  readonly bold: boolean;
}

/** Plays a game of people with prices to its end; `turns`: how often a person was called. */
function playEvening(seed: number, evening: Evening) {
  const random = randomFromNumber(seed);
  const table = memoryGame({ seats: evening.seats, forcedPass: "auto" });
  const opened = table.rows.length;
  let turns = 0;
  let auction = 0;
  let caps: readonly number[] = [];
  for (let guard = 0; statusOf(table.record) === "running" && guard < 1000; guard += 1) {
    const number = table.record.play?.state.auction?.number ?? auction;
    if (number !== auction) {
      auction = number;
      const [least, most] = evening.prices;
      caps = table.record.chairs.map(() => least + Math.floor(random() * (most - least)));
      if (evening.instructs) leaveCaps(table, auction, caps);
    }
    turns += 1;
    playByCap(table, caps, evening.bold);
  }
  return {
    turns,
    auctions: auction,
    rows: table.rows.length - opened,
    actions: versionOf(table.record),
  };
}

function leaveCaps(table: MemoryTable, auction: number, caps: readonly number[]): void {
  for (const [seat, cap] of caps.entries()) {
    const instruction = { auction, rule: { kind: "raise-to", cap }, then: "pass" } as const;
    table.ask(seat, { type: "instruct", instruction });
  }
}

function playByCap(table: MemoryTable, caps: readonly number[], bold: boolean): void {
  const seat = table.record.play?.state.turn ?? -1;
  const { you, seats } = viewOf(table.record, { seat }, table.now);
  if (you === null) throw new Error("Nobody is on turn.");
  const [luxury] = you.legal.discard;
  if (luxury !== undefined) return act(table, seat, { type: "discard", luxury });
  const own = seats[seat]?.bid.reduce<number>((sum, card) => sum + card, 0) ?? 0;
  const room = (caps[seat] ?? 0) - own;
  const cheapest = you.legal.cheapest;
  if (!cheapest || cheapest.reduce<number>((sum, card) => sum + card, 0) > room)
    return act(table, seat, { type: "pass" });
  const boldest = you.hand.filter((card) => card <= room).at(-1);
  const opens = bold && boldest !== undefined && own + boldest > (you.legal.toBeat ?? 0);
  return act(table, seat, { type: "bid", cards: opens ? [boldest] : cheapest });
}

function act(table: MemoryTable, seat: number, action: Action): void {
  const version = versionOf(table.record);
  expect(table.ask(seat, { type: "act", request: { version, action } })).toBeUndefined();
}

function evenings(evening: Evening) {
  const games = Array.from({ length: 20 }, (_, seed) => playEvening(seed, evening));
  const sum = (of: (game: (typeof games)[number]) => number) =>
    games.reduce((total, game) => total + of(game), 0);
  return {
    turnsAnAuction: sum(({ turns }) => turns) / sum(({ auctions }) => auctions),
    rowsAnAction: sum(({ rows }) => rows) / sum(({ actions }) => actions),
  };
}

test("with instructions five people are called at most twice an auction; without, seven times", () => {
  const common = { seats: 5, prices: [4, 24], bold: true } as const;
  expect(evenings({ ...common, instructs: true }).turnsAnAuction).toBeLessThanOrEqual(2);
  const without = evenings({ ...common, instructs: false, bold: false });
  expect(without.turnsAnAuction).toBeGreaterThanOrEqual(7);
});

test("whole games of four with instructions and forced passes write at most 0.7 rows an action", () => {
  const evening = { seats: 4, prices: [10, 40], bold: false, instructs: true } as const;
  expect(evenings(evening).rowsAnAction).toBeLessThanOrEqual(0.7);
});
