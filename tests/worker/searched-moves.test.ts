import { expect, test } from "vitest";
import { gameIdSchema } from "../../shared/contract/ids.ts";
import type { BotLevel } from "../../shared/contract/bot-level.ts";
import { defaultAction, seatsDue } from "../../shared/engine/index.ts";
import { isAutomaticDue } from "../../worker/game/automatic.ts";
import { versionOf, type GameRecord } from "../../worker/game/game-record.ts";
import { reply } from "../../worker/game/reply.ts";
import { MemoryTable } from "./support/memory-table.ts";

/** A person who never bids, with two bots, to the end; the record after each row. */
function playOut(levels: readonly BotLevel[]): { table: MemoryTable; records: GameRecord[] } {
  const table = new MemoryTable();
  const id = gameIdSchema.parse("a".repeat(24));
  const bots = levels.map((level) => ({ level }));
  const request = { player: "Ada", seats: 3 as const, bots };
  reply(table, { command: { type: "open", id, request }, caller: null, retry: null }, table.now);
  expect(table.ask(0, { type: "start", request: {} })).toBeUndefined();

  for (let round = 0; round < 200 && table.record.play?.state.phase !== "over"; round += 1) {
    table.sleepUntil(table.now + 1000);
    const state = table.record.play?.state;
    const action = state && seatsDue(state).includes(0) ? defaultAction(state, 0) : undefined;
    if (action === undefined) continue;
    const version = versionOf(table.record);
    expect(table.ask(0, { type: "act", request: { version, action } })).toBeUndefined();
  }
  expect(table.record.play?.state.phase).toBe("over");
  return { table, records: table.rows.map((_, row) => table.readUpTo(row + 1).record) };
}

/** How many moves of a level each row holds. */
function movesOf({ table, records }: ReturnType<typeof playOut>, level: BotLevel): number[] {
  return table.rows.map(
    ({ changes }, row) =>
      changes.filter(
        (change) => change.type === "acted" && records[row]?.chairs[change.seat]?.level === level,
      ).length,
  );
}

test("one searched move an entry; the alarm goes on until the game is over", () => {
  const moves = movesOf(playOut(["sharp", "sharp"]), "sharp");
  expect(Math.max(...moves)).toBe(1);
  expect(moves.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
});

test("what needs no search follows in the same entry, so that nobody sees a turn that plays itself", () => {
  const games = Array.from({ length: 4 }, () => playOut(["sharp", "gentle"]));
  for (const game of games) {
    expect(Math.max(...movesOf(game, "sharp"))).toBe(1);
    const waiting = game.records.filter(isAutomaticDue);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { play, chairs } of waiting) {
      const due = play === null ? [] : seatsDue(play.state);
      expect(due.map((seat) => chairs[seat]?.level)).toContain("sharp");
    }
  }
});
