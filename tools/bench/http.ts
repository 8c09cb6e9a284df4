import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gamePath } from "../../shared/contract/paths.ts";
import { makeKeys } from "../local-keys.ts";
import { addressOf, type Contender, startLimit, startOurs } from "./contenders.ts";
import { keepResults, report } from "./figure.ts";
import { Connections, load, type Load } from "./load.ts";
import { compareMemory, compareSleepers } from "./http-sleepers.ts";
import { tellThousand } from "./http-thousand.ts";
import { OpenHands, openGames } from "./open-hands.ts";

/**
 * `npm run -s bench:http`: the action endpoint on workerd, with the production
 * bundle, in one run beside a bare worker that does the least such a service can.
 */

const ROUNDS = 3;
const SECONDS = 3;
const GAMES = 64;

/** In memory where the machine has such a folder: a disk's own pace would hide ours. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const folder = mkdtempSync(join(place, "high-society-http-"));
const env = { ...makeKeys(), RATE_LIMITS: "off" };
const oursState = join(folder, "ours");
const limitState = join(folder, "limit");

try {
  const size = await answerSize();
  const bench = { folder, env, size };
  await compareLoads(size);
  await compareSleepers(bench);
  await compareMemory(bench);
  await tellThousand(bench);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
keepResults("http");

/** The mean size of an action's answer, in bytes. */
async function answerSize(): Promise<number> {
  const server = await startOurs(join(folder, "size"), env);
  const connections = new Connections(server.port, 1);
  const game = await OpenHands.open(addressOf(server));
  const sizes: number[] = [];
  while (!game.isOver) sizes.push(await game.next(connections));
  connections.close();
  await server.stop();
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length;
  report("answer to an action", "bytes", [size]);
  return Math.round(size);
}

async function compareLoads(size: number): Promise<void> {
  const ours = await startOurs(oursState, env);
  const limit = await startLimit(limitState, env, size);
  const token = (await OpenHands.open(addressOf(ours))).shot().token;
  for (const [games, count] of [
    [1, 1],
    [GAMES, 1],
    [GAMES, 16],
    [GAMES, 64],
  ] as const) {
    const rounds: (readonly [Load, Load])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const least = await loadLimit(limit, token, games, count);
      rounds.push([await loadOurs(ours, games, count), least]);
    }
    const name = `${games} games, ${count} connections`;
    report(
      `${name}: ours`,
      "actions/s",
      rounds.map(([own]) => own.perSecond),
    );
    report(
      `${name}: limit`,
      "requests/s",
      rounds.map(([, least]) => least.perSecond),
    );
    report(
      `${name}: requests/s, ours to limit`,
      "ratio",
      rounds.map(([own, least]) => own.perSecond / least.perSecond),
    );
    report(
      `${name}: p50`,
      "ms",
      rounds.map(([own]) => own.p50),
    );
    report(
      `${name}: p50, ours to limit`,
      "ratio",
      rounds.map(([own, least]) => own.p50 / least.p50),
    );
    report(
      `${name}: p99`,
      "ms",
      rounds.map(([own]) => own.p99),
    );
    report(
      `${name}: p99, ours to limit`,
      "ratio",
      rounds.map(([own, least]) => own.p99 / least.p99),
    );
  }
  await loadViews(ours);
  await Promise.all([ours.stop(), limit.stop()]);
}

/** Each connection plays games of its own; fresh ones stand ready where one is played out. */
async function loadOurs(server: Contender, games: number, count: number): Promise<Load> {
  const ready = await openGames(addressOf(server), games + Math.ceil((SECONDS * 40 * count) / 10));
  const connections = new Connections(server.port, count);
  const players = Array.from({ length: count }, (_, index) => {
    const own = ready.splice(0, Math.max(1, Math.floor(games / count)));
    let turn = index;
    return async () => {
      turn = (turn + 1) % own.length;
      if (own[turn]?.isOver === true)
        own[turn] = ready.pop() ?? (await OpenHands.open(addressOf(server)));
      await own[turn]?.next(connections);
    };
  });
  const measured = await load(players, SECONDS);
  connections.close();
  return measured;
}

async function loadLimit(
  server: Contender,
  token: string,
  games: number,
  count: number,
): Promise<Load> {
  const connections = new Connections(server.port, count);
  const body = JSON.stringify({ version: 100, action: { type: "bid", cards: [3, 8] } });
  let next = 0;
  const players = Array.from({ length: count }, () => async () => {
    next = (next + 1) % games;
    await connections.send({ path: `/game-${next}`, token, body });
  });
  const measured = await load(players, SECONDS);
  connections.close();
  return measured;
}

async function loadViews(server: Contender): Promise<void> {
  const game = await OpenHands.open(addressOf(server));
  const connections = new Connections(server.port, 16);
  const shot = { path: gamePath("game", game.table.id), token: game.shot().token };
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const players = Array.from({ length: 16 }, () => () => connections.send(shot));
    rounds.push((await load(players, SECONDS)).perSecond);
  }
  connections.close();
  report("a view, 16 connections on one game", "requests/s", rounds);
}
