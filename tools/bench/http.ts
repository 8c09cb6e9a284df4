import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gamePath } from "../../shared/contract/paths.ts";
import { makeKeys } from "../local-keys.ts";
import { addressOf, type Contender, processorTime, startLimit, startOurs } from "./contenders.ts";
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
const SIZES = [
  [1, 1],
  [64, 1],
  [64, 16],
  [64, 64],
] as const;
const MEASURES = [
  ["perSecond", "requests/s"],
  ["p50", "ms"],
  ["p99", "ms"],
  ["cost", "ms of processor"],
] as const;

/** In memory where the machine has such a folder: a disk's own pace would hide ours. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const folder = mkdtempSync(join(place, "high-society-http-"));
const env = { ...makeKeys(), RATE_LIMITS: "off" };

try {
  const answer = await usualAnswer();
  const bench = { folder, env, answer };
  await compareLoads(answer);
  await compareSleepers(bench);
  await compareMemory(bench);
  await tellThousand(bench);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
keepResults("http");

/** The answer of median size to the actions of a game. */
async function usualAnswer(): Promise<string> {
  const server = await startOurs(join(folder, "size"), env);
  const connections = new Connections(server.port, 1);
  const game = await OpenHands.open(addressOf(server));
  const answers: string[] = [];
  while (!game.isOver) answers.push(await game.next(connections));
  connections.close();
  await server.stop();
  const sorted = answers.toSorted((left, right) => left.length - right.length);
  report(
    "answer to an action",
    "bytes",
    sorted.map(({ length }) => length),
  );
  return sorted[Math.floor(sorted.length / 2)] ?? "{}";
}

async function compareLoads(answer: string): Promise<void> {
  const ours = await startOurs(join(folder, "ours"), env);
  const limit = await startLimit(join(folder, "limit"), env, answer);
  const token = (await OpenHands.open(addressOf(ours))).shot().token;
  for (const [games, count] of SIZES) {
    const own: Costly[] = [];
    const least: Costly[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      least.push(await costly(limit, await limitPlayers(limit, token, games, count)));
      own.push(await costly(ours, await ourPlayers(ours, games, count)));
    }
    compare(`${games} games, ${count} connections`, own, least);
  }
  await loadViews(ours);
  await Promise.all([ours.stop(), limit.stop()]);
}

interface Costly extends Load {
  /** Milliseconds of processor time a request. */
  readonly cost: number;
}

/** A load, with the processor time that the server spent on each request. */
async function costly(server: Contender, { players, close }: Players): Promise<Costly> {
  const before = processorTime(server.pid);
  const measured = await load(players, SECONDS);
  close();
  return { ...measured, cost: (processorTime(server.pid) - before) / measured.requests };
}

function compare(name: string, own: readonly Costly[], least: readonly Costly[]): void {
  for (const [measure, unit] of MEASURES) {
    const ours = own.map((round) => round[measure]);
    report(`${name}: ${measure}`, unit, ours);
    report(
      `${name}: ${measure}, ours to limit`,
      "ratio",
      ours.map((value, round) => value / (least[round]?.[measure] ?? Number.NaN)),
    );
  }
}

interface Players {
  readonly players: readonly (() => Promise<unknown>)[];
  readonly close: () => void;
}

/** Each connection plays games of its own; fresh ones stand ready where one is played out. */
async function ourPlayers(server: Contender, games: number, count: number): Promise<Players> {
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
  return { players, close: () => connections.close() };
}

async function limitPlayers(
  server: Contender,
  token: string,
  games: number,
  count: number,
): Promise<Players> {
  const connections = new Connections(server.port, count);
  const body = JSON.stringify({ version: 100, action: { type: "bid", cards: [3, 8] } });
  let next = 0;
  const players = Array.from({ length: count }, () => async () => {
    next = (next + 1) % games;
    // Read as ours is read: what this process spends on an answer must not tell the two apart.
    JSON.parse(await connections.send({ path: `/game-${next}`, token, body }));
  });
  return { players, close: () => connections.close() };
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
