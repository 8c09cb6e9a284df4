import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import { eventsSchema } from "../../../shared/contract/answers.ts";
import { deal, replay } from "../../../shared/engine/index.ts";
import { GameStore } from "../../../worker/game/game-store.ts";
import type { Entry } from "../../../worker/game/entry.ts";
import type { GameRecord } from "../../../worker/game/game-record.ts";
import { shortHash } from "../../../worker/http/etag.ts";
import { ask } from "../support/front-door.ts";
import type { Table } from "../support/table.ts";
import type { Told } from "./told.ts";
import type { Watcher } from "./watcher.ts";

/** What must not be after a bad day; empty where all is well. The game is gone afterwards. */
export async function faultsAfter(table: Table, told: Told, watcher: Watcher): Promise<string[]> {
  const { record, rows } = await stored(table);
  const faults = [...faultsOfPlay(record, rows)];
  const { events } = eventsSchema.parse((await ask("GET", `${table.path}/events`)).body);
  const before = told.lies.length;
  told.against(events, (key) => {
    const hash = shortHash(key);
    return rows.filter(({ retry }) => retry?.key === hash).length;
  });
  faults.push(...told.lies.slice(before));
  // The watcher's last line was only just opened: what it resumed may still be under way.
  await vi
    .waitFor(() => {
      const missed = events.filter(
        ({ version, index }) => version > 0 && !watcher.seen.has(`${version}/${index}`),
      );
      if (missed.length > 0) throw new Error(`The watcher missed ${JSON.stringify(missed[0])}.`);
    })
    .catch((error: unknown) => faults.push(String(error)));
  watcher.drop();
  faults.push(...(await faultsOfEnd(table)));
  return faults;
}

async function stored(table: Table): Promise<{ record: GameRecord; rows: readonly Entry[] }> {
  return runInDurableObject(table.stub, (_, { storage }) => {
    const store = new GameStore(storage.sql);
    const record = store.load();
    if (record === undefined) throw new Error("The game is not stored.");
    const rows = Array.from({ length: record.entries }, (_row, at) => store.entry(at + 1));
    return { record, rows };
  });
}

/** The engine's own run of the stored actions, each once, comes to what the game says. */
function faultsOfPlay({ play, options }: GameRecord, rows: readonly Entry[]): readonly string[] {
  if (play === null) return ["No game was dealt."];
  const acts = rows.flatMap(({ changes }) => changes.filter((change) => change.type === "acted"));
  const { seats, variants } = options;
  const start = deal({ seats, variants, starter: play.starter, deck: play.deck });
  const again = replay(start, acts);
  if (!again.ok) return [`The engine refuses stored action ${again.index}.`];
  const isSame = JSON.stringify(again.state) === JSON.stringify(play.state);
  if (!isSame) return ["The stored game is not the engine's."];
  return again.state.phase === "over" ? [] : [`The game stopped in ${again.state.phase}.`];
}

/** A finished game has no alarm but the one that deletes it, and then nothing. */
async function faultsOfEnd(table: Table): Promise<readonly string[]> {
  const alarmOf = () => runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm());
  for (let times = 0; times < 4; times += 1) {
    const due = await alarmOf();
    if (due === null) break;
    vi.setSystemTime(Math.max(Date.now(), due));
    await runDurableObjectAlarm(table.stub).catch(() => {});
  }
  const faults = (await alarmOf()) === null ? [] : ["An alarm is left over."];
  const { status } = await ask("GET", table.path);
  if (status !== 404) faults.push(`The game that was to be deleted answers ${status}.`);
  const left = await runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray(),
  );
  return left.length === 0 ? faults : [...faults, `Left behind: ${JSON.stringify(left)}`];
}
