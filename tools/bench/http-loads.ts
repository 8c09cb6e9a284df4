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

/**
 * The same bundle in two processes differs by up to a tenth, by where its code and its memory come
 * to lie: so each service is measured in several, one after another.
 */
const PROCESSES = 5;
const ROUNDS = 3;
/** Of each service in a round. */
const SECONDS = 1;
/**
 * Short slices by turns: neighbours on a shared machine come and go within seconds, so what they
 * do befalls both services alike.
 */
const SLICE_SECONDS = 0.2;
/** An isolate lives for hours: before it is measured it has played so many actions. */
const WARM_UP = 60_000;
/** With so many rows a game of five is opened, filled and started. */
const OPENING_ROWS = 6;
const VIEWERS = 16;
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

/** What was measured of one size, by round. */
interface Compared {
  readonly size: Size;
  readonly own: Costly[];
  readonly least: Costly[];
}

export async function compareLoads(bench: HttpBench): Promise<void> {
  const compared = SIZES.map((size): Compared => ({ size, own: [], least: [] }));
  const views: number[] = [];
  for (let pair = 1; pair <= PROCESSES; pair += 1)
    await measurePair(bench, String(pair), compared, views);
  for (const { size, own, least } of compared)
    compare(`${size.games} games, ${size.count} connections`, own, least);
  report(`a view, ${VIEWERS} connections on one game`, "requests/s", views);
}

/** A process of each service, by turns. */
async function measurePair(
  { folder, env, answer }: HttpBench,
  name: string,
  compared: readonly Compared[],
  views: number[],
): Promise<void> {
  const ours = await startOurs(join(folder, `ours-${name}`), env);
  const limit = await startLimit(join(folder, `limit-${name}`), env, answer);
  const token = (await OpenHands.open(addressOf(ours))).shot().token;
  const own: Heat = (connections, size) => ourPlayers(ours, connections, size);
  const least: Heat = (connections, size) => limitPlayers(token, connections, size);
  await warmUp(ours, own);
  await warmUp(limit, least);
  for (const { size, own: rounds, least: leastRounds } of compared) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const atLimit = new LoadedService(limit, least, size);
      const atOurs = new LoadedService(ours, own, size);
      while (!atLimit.isDone || !atOurs.isDone) {
        await atLimit.slice();
        await atOurs.slice();
      }
      leastRounds.push(atLimit.end());
      rounds.push(atOurs.end());
    }
  }
  views.push(...(await loadViews(ours)));
  await Promise.all([ours.stop(), limit.stop()]);
}

interface Costly extends Load {
  /** Milliseconds of processor time a request. */
  readonly cost: number;
}

/** A service under a load, with the processor time that it spends on each request. */
class LoadedService {
  readonly #server: Contender;
  readonly #heat: Heat;
  readonly #size: Size;
  readonly #connections: Connections;
  readonly #times: number[] = [];
  #players: readonly Player[] | undefined;
  #seconds = 0;
  #processor = 0;

  constructor(server: Contender, heat: Heat, size: Size) {
    this.#server = server;
    this.#heat = heat;
    this.#size = size;
    this.#connections = new Connections(server.port, size.count);
  }

  get isDone(): boolean {
    return this.#seconds >= SECONDS;
  }

  /** A part of it, on fresh games where those before are over; opening them is not measured. */
  async slice(): Promise<void> {
    const players = (this.#players ??= await this.#heat(this.#connections, this.#size));
    const before = processorTime(this.#server.pid);
    const start = performance.now();
    this.#times.push(...(await load(players, SLICE_SECONDS)));
    const seconds = (performance.now() - start) / 1000;
    this.#processor += processorTime(this.#server.pid) - before;
    this.#seconds += seconds;
    if (seconds < SLICE_SECONDS) this.#players = undefined;
  }

  end(): Costly {
    this.#connections.close();
    const cost = this.#processor / this.#times.length;
    return { ...loadOf(this.#times, this.#seconds), cost };
  }
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

/** Views a second, over so many connections on one game, by round. */
async function loadViews(server: Contender): Promise<readonly number[]> {
  const game = await OpenHands.open(addressOf(server));
  const connections = new Connections(server.port, VIEWERS);
  const shot = { path: gamePath("game", game.table.id), token: game.shot().token };
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const players = Array.from({ length: VIEWERS }, () => () => connections.send(shot));
    const start = performance.now();
    const times = await load(players, SECONDS);
    rounds.push(loadOf(times, (performance.now() - start) / 1000).perSecond);
  }
  connections.close();
  return rounds;
}
