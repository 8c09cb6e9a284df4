import { expect, test } from "vitest";
import { gameIdSchema } from "../../shared/contract/ids.ts";
import { defaultAction, seatsDue } from "../../shared/engine/index.ts";
import type { Entry } from "../../worker/game/entry.ts";
import { versionOf } from "../../worker/game/game-record.ts";
import { reply } from "../../worker/game/reply.ts";
import { MemoryTable } from "./support/memory-table.ts";

const BOTS = [{ level: "sharp" as const }, { level: "sharp" as const }];

function botMoves({ changes }: Entry): number {
  return changes.filter((change) => change.type === "acted" && change.by === "bot").length;
}

test(
  "one searched move an entry; the alarm goes on until the game is over",
  { timeout: 60_000 },
  () => {
    const table = new MemoryTable();
    const id = gameIdSchema.parse("a".repeat(24));
    const request = { player: "Ada", seats: 3 as const, bots: BOTS };
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
    const moves = table.rows.map(botMoves);
    expect(Math.max(...moves)).toBe(1);
    expect(moves.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
  },
);
