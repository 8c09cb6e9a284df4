import { join } from "node:path";
import {
  addressOf,
  type Contender,
  type HttpBench,
  processorTime,
  residentBytes,
  startLimit,
  startOurs,
} from "./contenders.ts";
import { report } from "./figure.ts";
import { Connections, type Shot } from "./load.ts";
import { OpenHands, openGames } from "./open-hands.ts";
import { timed } from "./timed.ts";

/** What waking costs: the first action on games that slept, and the memory that they take. */

/**
 * Games that wake before the others, so that those find an isolate at work: after sixty of them an
 * eighth of what waking costs is still V8 compiling. What the first ones cost is told apart.
 */
const EARLY = 120;
const SLEEPERS = 40;
/** So many tables are played at a time, to have games that can sleep. */
const BUILDERS = 8;
const TOUCHED = 200;
const LONG = 200;
/** After an answer the object still looks at its alarm: this long, in milliseconds, it may. */
const REST = 20;

/**
 * The first action on a game that nobody has touched since the start of the process: in an isolate
 * that has just begun, and in one that has woken others before.
 */
export async function compareSleepers({ folder, env, answer }: HttpBench): Promise<void> {
  const oursState = join(folder, "sleeping-ours");
  const limitState = join(folder, "sleeping-limit");
  let ours = await startOurs(oursState, env);
  let limit = await startLimit(limitState, env, answer);
  const games = await longGames(ours);
  const token = games[0]?.shot().token ?? "";
  const connections = new Connections(limit.port, BUILDERS);
  const limitShot = (index: number): Shot => ({
    path: `/sleeper-${index}`,
    token,
    body: games[0]?.shot().body ?? "",
  });
  await inTurns(games.keys(), async (index) => {
    for (let row = 0; row < LONG; row += 1) await connections.send(limitShot(index));
  });
  connections.close();
  await Promise.all([ours.stop(), limit.stop()]);
  ours = await startOurs(oursState, env);
  limit = await startLimit(limitState, env, answer);
  const toOurs = new Connections(ours.port, 1);
  const toLimit = new Connections(limit.port, 1);
  const own: Waking[] = [];
  const least: Waking[] = [];
  for (const [index, game] of games.entries()) {
    own.push(await waking(ours, () => game.next(toOurs)));
    least.push(await waking(limit, () => toLimit.send(limitShot(index))));
  }
  toOurs.close();
  toLimit.close();
  const name = `first action on a sleeping game of ${LONG} actions`;
  // The first of each warms up the process.
  compareWaking(`${name}, new isolate`, own.slice(1, SLEEPERS), least.slice(1, SLEEPERS));
  compareWaking(name, own.slice(EARLY), least.slice(EARLY));
  await Promise.all([ours.stop(), limit.stop()]);
}

function compareWaking(name: string, own: readonly Waking[], least: readonly Waking[]): void {
  for (const [measure, unit] of MEASURES) {
    const ours = own.map((game) => game[measure]);
    const limits = least.map((object) => object[measure]);
    report(`${name}: ${measure}`, unit, ours);
    report(`${name}: ${measure} at the limit`, unit, limits);
    report(`${name}: ${measure}, ours to limit`, "ratio", [median(ours) / median(limits)]);
  }
}

interface Waking {
  readonly time: number;
  /** Of processor. */
  readonly cost: number;
}

const MEASURES = [
  ["time", "ms"],
  ["cost", "ms of processor"],
] as const;

async function waking(server: Contender, act: () => Promise<unknown>): Promise<Waking> {
  const before = processorTime(server.pid);
  const time = await timed(act);
  await new Promise((resolve) => setTimeout(resolve, REST));
  return { time, cost: processorTime(server.pid) - before };
}

/** Games of exactly LONG actions that are still running. */
async function longGames(server: Contender): Promise<OpenHands[]> {
  const connections = new Connections(server.port, BUILDERS);
  const games: OpenHands[] = [];
  await inTurns(Array.from({ length: EARLY + SLEEPERS }).keys(), async () => {
    games.push(await longGame(server, connections));
  });
  connections.close();
  return games;
}

/** Some are over before. */
async function longGame(server: Contender, connections: Connections): Promise<OpenHands> {
  for (;;) {
    const game = await OpenHands.openLengthy(addressOf(server));
    while (!game.isOver && game.version < LONG) await game.next(connections);
    if (!game.isOver) return game;
  }
}

/** Does a job for each, BUILDERS of them at a time. */
async function inTurns(
  jobs: IterableIterator<number>,
  work: (job: number) => Promise<void>,
): Promise<void> {
  const builder = async (): Promise<void> => {
    for (const job of jobs) await work(job);
  };
  await Promise.all(Array.from({ length: BUILDERS }, builder));
}

export async function compareMemory({ folder, env, answer }: HttpBench): Promise<void> {
  const oursState = join(folder, "touched-ours");
  const limitState = join(folder, "touched-limit");
  let ours = await startOurs(oursState, env);
  const games = await openGames(addressOf(ours), TOUCHED);
  await ours.stop();
  ours = await startOurs(oursState, env);
  const limit = await startLimit(limitState, env, answer);
  const own = await bytesPerObject(
    ours,
    games.map((game) => game.shot()),
  );
  const least = await bytesPerObject(
    limit,
    games.map((game, index) => ({ ...game.shot(), path: `/touched-${index}` })),
  );
  report("memory of a touched game", "bytes", [own]);
  report("memory of a touched object at the limit", "bytes", [least]);
  report("memory of a touched game, ours to limit", "ratio", [own / least]);
  await Promise.all([ours.stop(), limit.stop()]);
}

async function bytesPerObject(server: Contender, shots: readonly Shot[]): Promise<number> {
  const connections = new Connections(server.port, 1);
  const [first, ...rest] = shots;
  if (first !== undefined) await connections.send(first);
  const before = residentBytes(server.pid);
  for (const shot of rest) await connections.send(shot);
  connections.close();
  return (residentBytes(server.pid) - before) / rest.length;
}

function median(values: readonly number[]): number {
  return (
    values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
  );
}
