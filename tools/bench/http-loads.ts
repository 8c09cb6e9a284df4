import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { gamePath } from "../../shared/contract/paths.ts";
import {
  addressOf,
  type Contender,
  type HttpBench,
  processorTime,
  startLimit,
  startOurs,
} from "./contenders.ts";
import { report } from "./figure.ts";
import { Connections, load, loadOf, type Load, type Player } from "./load.ts";
import { OpenHands, openGames } from "./open-hands.ts";

/** Requests a second, and what each costs, of an isolate at work and of games that are awake. */

/** Many short rounds by turns: what a shared machine does meanwhile befalls both alike. */
const ROUNDS = 15;
const SECONDS = 1;
/** An isolate lives for hours: before it is measured it has played so many actions. */
const WARM_UP = 60_000;
/** With so many rows a game of five is opened, filled and started. */
const OPENING_ROWS = 6;
const SIZES = [
  { games: 1, count: 1 },
  { games: 64, count: 1 },
  { games: 64, count: 16 },
  { games: 64, count: 64 },
] as const;
const MEASURES = [
  ["perSecond", "requests/s"],
  ["p50", "ms"],
  ["p99", "ms"],
  ["cost", "ms of processor"],
] as const;

interface Size {
  readonly games: number;
  /** Of connections. */
  readonly count: number;
}

/** The players of one heat; each has connections and games of its own. */
type Heat = (connections: Connections, size: Size) => Promise<readonly Player[]>;

export async function compareLoads({ folder, env, answer }: HttpBench): Promise<void> {
  const ours = await startOurs(join(folder, "ours"), env);
  const limit = await startLimit(join(folder, "limit"), env, answer);
  const token = (await OpenHands.open(addressOf(ours))).shot().token;
  const own: Heat = (connections, size) => ourPlayers(ours, connections, size);
  const least: Heat = (connections, size) => limitPlayers(token, connections, size);
  await warmUp(ours, own);
  await warmUp(limit, least);
  for (const size of SIZES) {
    const measured: Costly[] = [];
    const limits: Costly[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      limits.push(await costly(limit, least, size));
      measured.push(await costly(ours, own, size));
    }
    compare(`${size.games} games, ${size.count} connections`, measured, limits);
  }
  await loadViews(ours);
  await Promise.all([ours.stop(), limit.stop()]);
}

interface Costly extends Load {
  /** Milliseconds of processor time a request. */
  readonly cost: number;
}

/**
 * A load, with the processor time that the server spent on each request: heats on fresh games, and
 * nothing is measured while these are opened.
 */
async function costly(server: Contender, heat: Heat, size: Size): Promise<Costly> {
  const connections = new Connections(server.port, size.count);
  const times: number[] = [];
  let elapsed = 0;
  let processor = 0;
  while (elapsed < SECONDS) {
    const players = await heat(connections, size);
    const start = performance.now();
    const before = processorTime(server.pid);
    times.push(...(await load(players, SECONDS)));
    processor += processorTime(server.pid) - before;
    elapsed += (performance.now() - start) / 1000;
  }
  connections.close();
  return { ...loadOf(times, elapsed), cost: processor / times.length };
}

async function warmUp(server: Contender, heat: Heat): Promise<void> {
  const size = { games: 64, count: 64 };
  const connections = new Connections(server.port, size.count);
  for (let played = 0; played < WARM_UP;)
    played += (await load(await heat(connections, size), SECONDS)).length;
  connections.close();
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

/** Each connection plays games of its own, all of them awake. */
async function ourPlayers(
  server: Contender,
  connections: Connections,
  { games, count }: Size,
): Promise<readonly Player[]> {
  const fresh = await openGames(addressOf(server), games);
  const share = Math.floor(games / count);
  return Array.from({ length: count }, (_, index) => {
    const own = fresh.slice(index * share, (index + 1) * share);
    let turn = 0;
    return () => {
      const open = own.filter((game) => !game.isOver);
      turn += 1;
      return open[turn % open.length]?.next(connections);
    };
  });
}

/** Objects as young as the games are, and awake like them. */
async function limitPlayers(
  token: string,
  connections: Connections,
  { games, count }: Size,
): Promise<readonly Player[]> {
  const body = JSON.stringify({ version: 100, action: { type: "bid", cards: [3, 8] } });
  const fresh = Array.from({ length: games }, () => `/${randomUUID()}`);
  const act = async (path: string): Promise<void> => {
    // Read as ours is read: what this process spends on an answer must not tell the two apart.
    JSON.parse(await connections.send({ path, token, body }));
  };
  for (const path of fresh) for (let row = 0; row < OPENING_ROWS; row += 1) await act(path);
  const share = Math.floor(games / count);
  return Array.from({ length: count }, (_, index) => {
    const own = fresh.slice(index * share, (index + 1) * share);
    let turn = 0;
    return () => {
      turn += 1;
      return act(own[turn % own.length] ?? "");
    };
  });
}

async function loadViews(server: Contender): Promise<void> {
  const count = 16;
  const game = await OpenHands.open(addressOf(server));
  const connections = new Connections(server.port, count);
  const shot = { path: gamePath("game", game.table.id), token: game.shot().token };
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const players = Array.from({ length: count }, () => () => connections.send(shot));
    const start = performance.now();
    const times = await load(players, SECONDS);
    rounds.push(loadOf(times, (performance.now() - start) / 1000).perSecond);
  }
  connections.close();
  report(`a view, ${count} connections on one game`, "requests/s", rounds);
}
