import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  apply,
  deal,
  legalFor,
  replay,
  type SeatAction,
  seatsDue,
  shuffle,
  type Start,
  type State,
  STATUS_CARDS,
  viewFor,
} from "../../shared/engine/index.ts";
import { seededDraws } from "../seeded-draws.ts";
import { playGame, playGames } from "../simulate-games.ts";
import { POLICIES } from "../simulate-policy.ts";
import { keepResults, repeat, report } from "./figure.ts";

/** `npm run -s bench:engine`: what the rules cost on one thread, without any service. */

const RUNS = 5;
const GAMES = 4000;
const TABLE = { seats: 4, variants: [], policy: POLICIES.random } as const;

interface Recorded {
  readonly start: Start;
  readonly actions: readonly SeatAction[];
}

/** The first `length` actions of a game of five seats that raise as cheaply as they can. */
function longGame(length: number): Recorded {
  for (let seed = 1; seed < 1000; seed += 1) {
    const draw = seededDraws(seed);
    const deck = shuffle(draw, STATUS_CARDS);
    const start = deal({ seats: 5, variants: ["sealed"], starter: 0, deck });
    const actions: SeatAction[] = [];
    let { state } = start;
    for (let [seat] = seatsDue(state); seat !== undefined; [seat] = seatsDue(state)) {
      const action = POLICIES.cheapest(state, seat, draw);
      const outcome = apply(state, seat, action);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      actions.push({ seat, action });
      ({ state } = outcome);
    }
    if (actions.length >= length) return { start, actions: actions.slice(0, length) };
  }
  throw new Error(`No game has ${length} actions.`);
}

/** Seconds that `work` takes. */
function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Microseconds for one call of `work`, over many. */
function microseconds(times: number, work: () => unknown): number {
  return (
    (seconds(() => {
      for (let time = 0; time < times; time += 1) work();
    }) /
      times) *
    1e6
  );
}

/** Bytes of heap that one half-played game holds. */
function bytesPerGame(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const kept: State[] = [];
  const before = heap();
  for (let seed = 0; seed < 2000; seed += 1) kept.push(halfGame(seed));
  return (heap() - before) / kept.length;
}

function halfGame(seed: number): State {
  const draw = seededDraws(seed);
  let { state } = deal({ seats: 4, variants: [], starter: 0, deck: shuffle(draw, STATUS_CARDS) });
  for (let step = 0; step < 30; step += 1) {
    const [seat] = seatsDue(state);
    if (seat === undefined) break;
    const outcome = apply(state, seat, POLICIES.random(state, seat, draw));
    if (outcome.ok) ({ state } = outcome);
  }
  return state;
}

const draw = seededDraws(1);
const speeds = await repeat(RUNS, () => {
  let actions = 0;
  const time = seconds(() => ({ actions } = playGames(TABLE, GAMES, draw)));
  return actions / time;
});
report("random legal actions", "actions/s", speeds);
report(
  "whole random games, four seats",
  "games/s",
  await repeat(
    RUNS,
    () =>
      GAMES /
      seconds(() => {
        for (let game = 0; game < GAMES; game += 1) playGame(TABLE, draw);
      }),
  ),
);
// No game of this policy has 300 actions: two of 150 one after the other.
const long = longGame(150);
report(
  "replay of 300 actions",
  "ms",
  await repeat(RUNS, () => (2 * microseconds(100, () => replay(long.start, long.actions))) / 1000),
);
const middle = halfGame(7);
report(
  "one seat's view",
  "µs",
  await repeat(RUNS, () => microseconds(20_000, () => viewFor(middle, { seat: 0 }))),
);
report(
  "legal actions of the seat on turn",
  "µs",
  await repeat(RUNS, () => microseconds(20_000, () => legalFor(middle, middle.turn ?? 0))),
);
report("memory of a running game's state", "bytes", await repeat(3, bytesPerGame));
keepResults("engine");
