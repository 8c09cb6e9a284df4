import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { listedGamesSchema } from "../../shared/contract/answers.ts";
import { ask, codeOf } from "./support/front-door.ts";
import { openTable } from "./support/table.ts";

const LIST = "/v1/games?status=lobby";

async function listed(path = LIST) {
  return listedGamesSchema.parse((await ask("GET", path)).body);
}

const ONE_BOT = [{ level: "gentle" as const }];

/** A table with one chair free: its bot is asked to leave. */
async function tableWithRoom(more: object = {}) {
  const table = await openTable({ seats: 3, bots: ONE_BOT, listed: true, ...more });
  await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[0] });
  return table;
}

test("a listed lobby with a free seat is on the list, with all one needs to sit down", async () => {
  const table = await tableWithRoom({ name: "Open house" });
  const { games, next } = await listed();
  expect(next).toBeNull();
  expect(games[0]).toMatchObject({
    id: table.id,
    name: "Open house",
    host: "Ada",
    freeSeats: 1,
    options: { listed: true },
  });
  const body = { name: "Zoë", invitation: games[0]?.invitation };
  expect((await ask("POST", `${table.path}/seats`, { body })).status).toBe(201);
});

test("a table that is not listed, is full, has started or is cancelled is not on the list", async () => {
  const before = (await listed()).games;
  await tableWithRoom({ listed: false });
  const full = await tableWithRoom();
  const body = { name: "Zoë", invitation: (await full.view(0)).you?.invitation };
  await ask("POST", `${full.path}/seats`, { body });
  const cancelled = await tableWithRoom();
  await ask("DELETE", cancelled.path, { token: cancelled.tokens[0] });
  const started = await tableWithRoom();
  await started.start({ emptySeats: "bots" });
  expect((await listed()).games).toEqual(before);
});

test("what a later release has listed does not keep the other tables from the list", async () => {
  const theirs = await tableWithRoom();
  const ours = await tableWithRoom();
  await runInDurableObject(env.LOBBY.getByName("lobby"), (_, { storage }) => {
    storage.sql.exec(
      "UPDATE listed SET body = json_set(body, '$.options.variants[0]', 'of-tomorrow') WHERE game = ?",
      theirs.id,
    );
  });
  const ids = (await listed()).games.map(({ id }) => id);
  expect(ids).toContain(ours.id);
  expect(ids).not.toContain(theirs.id);
});

test("a listed table that nobody joins is off the list when it expires, by its alarm alone", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const table = await tableWithRoom({ bots: [...ONE_BOT, ...ONE_BOT] });
  expect((await listed()).games.map(({ id }) => id)).toContain(table.id);
  vi.setSystemTime(Date.now() + 61 * 60_000);
  await runDurableObjectAlarm(table.stub);
  const { games } = await listed();
  vi.useRealTimers();
  expect(games.map(({ id }) => id)).not.toContain(table.id);
});

test("the list is paged by an opaque cursor, the newest first, each table once", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 23; count += 1)
    ids.unshift((await tableWithRoom({ name: `Table ${count}` })).id);
  const first = await listed();
  expect(first.games).toHaveLength(20);
  const second = await listed(`${LIST}&cursor=${first.next ?? ""}`);
  expect(second.next).toBeNull();
  const all = [...first.games, ...second.games].map(({ id }) => id);
  expect(all.slice(0, 23)).toEqual(ids);
  expect(new Set(all).size).toBe(all.length);
});

test("another status, a cursor of one's own making and unknown parameters are refused", async () => {
  for (const query of ["", "?status=running", "?status=lobby&cursor=20", "?status=lobby&page=2"])
    expect(codeOf(await ask("GET", `/v1/games${query}`))).toBe("invalid-request");
});
