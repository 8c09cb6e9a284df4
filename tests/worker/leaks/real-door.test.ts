import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { signSeatToken } from "../../../worker/seat-token.ts";
import { Chance, seedRandomBytes } from "../support/chance.ts";
import { ask } from "../support/front-door.ts";
import type { MemoryTable } from "../support/memory-table.ts";
import { watch } from "../support/socket.ts";
import { rowsAsStored, storeRows } from "../support/stored-game.ts";
import { Table } from "../support/table.ts";
import { chanceTable } from "./chance-table.ts";
import { MemoryDoor } from "./memory-door.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How far each game is played before it is looked at. */
const STOPS = [
  [32, 5],
  [33, 24],
  [40, 30],
  [56, 400],
] as const;

test("what is hunted in memory is what the real object says, to the byte: answers and frames", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let looked = 0;
  for (const [number, most] of STOPS) {
    seedRandomBytes(new Chance(number));
    let table: MemoryTable | undefined;
    for (const next of chanceTable(env.ROOT_SECRET, number)) {
      table = next;
      if (next.rows.length >= most) break;
    }
    vi.restoreAllMocks();
    if (!table) throw new Error("No game.");
    const { rows, record, now } = table;
    vi.setSystemTime(now);
    await storeRows(record.id, rowsAsStored(rows));
    const door = new MemoryDoor({ rows, record }, new Map(), now);
    const place = record.chairs[0]?.place ?? 0;
    const generation = record.chairs[0]?.generation ?? 0;
    const own = await signSeatToken(env, { game: record.id, place, generation });
    for (const token of [own, undefined]) {
      for (const path of ["", "/events", "/events?since=3", "/record"]) {
        const real = await ask("GET", `/v1/games/${record.id}${path}`, { token });
        const memory = await door.ask("GET", `/v1/games/${record.id}${path}`, { token });
        expect([real.status, real.text]).toEqual([memory.status, memory.text]);
        expect(real.headers.get("ETag")).toBe(memory.etag);
      }
      const caller = token === undefined ? null : { place, generation };
      const live = await watch(new Table(record.id, "", []), token);
      // Without a gallery a stranger's socket is closed at once: there is nothing to be equal.
      if (live.closed !== undefined) continue;
      live.send({ type: "resume", since: 1 });
      await live.frame(1);
      looked += 1;
      expect(live.texts).toEqual(door.frames(caller, undefined, [{ type: "resume", since: 1 }]));
      live.close();
    }
  }
  expect(looked).toBeGreaterThanOrEqual(STOPS.length);
});
