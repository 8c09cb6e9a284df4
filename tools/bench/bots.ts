import { nextSeat, randomAction } from "../../shared/bots/core/legal.ts";
import { dealTable, play } from "../../shared/bots/core/play.ts";
import { OVER, PHASE } from "../../shared/bots/core/table.ts";
import {
  decide,
  type Decision,
  type Level,
  LEVELS,
  type Question,
  randomFromNumber,
  SERVICE_BUDGET,
} from "../../shared/bots/index.ts";
import { shuffle, STATUS_CARDS } from "../../shared/engine/index.ts";
import { type Entrant, playGame } from "../tournament-game.ts";
import { keepResults, repeat, report } from "./figure.ts";

/**
 * `npm run -s bench:bots`: the fast core on one thread, and what a decision costs. The
 * first decision of a fresh process is slower by far, until the code is compiled.
 */

const RUNS = 5;
const GAMES = 50_000;
const TRIES = 4;
const random = randomFromNumber(1);
const CARDS = STATUS_CARDS.map((_, number) => number);

/** Plays whole random games of four seats; returns the number of actions. */
function randomGames(games: number): number {
  let actions = 0;
  for (let game = 0; game < games; game += 1) {
    const deck = shuffleNumbers();
    const table = dealTable(4, 0, game & 3, deck);
    while (table[PHASE] !== OVER) {
      const seat = nextSeat(table);
      play(table, seat, randomAction(table, seat, random));
      actions += 1;
    }
  }
  return actions;
}

function shuffleNumbers(): readonly number[] {
  for (let last = CARDS.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [CARDS[last], CARDS[other]] = [CARDS[other] ?? 0, CARDS[last] ?? 0];
  }
  return CARDS;
}

function perSecond(count: (games: number) => number): number {
  const start = performance.now();
  return (1000 * count(GAMES)) / (performance.now() - start);
}

/** Milliseconds of the decisions of one level at a table of its own kind, in ascending order. */
function decisionTimes(level: Level, games: number): number[] {
  const seating: Entrant[] = Array.from({ length: 4 }, () => level);
  const times: number[] = [];
  const ask = (question: Question): Decision => {
    times.push(leastTime(question));
    return decide(question);
  };
  for (let game = 0; game < games; game += 1) {
    const draw = (): number => Math.floor(random() * 0x1_0000_0000);
    const deck = shuffle(draw, STATUS_CARDS);
    const setup = { seats: 4, variants: [], starter: game % 4, deck } as const;
    playGame(setup, seating, SERVICE_BUDGET, game * 8192, ask);
  }
  return times.toSorted((left, right) => left - right);
}

/** The least of a few tries: whatever else runs on the machine only adds to it. */
function leastTime(question: Question): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < TRIES; count += 1) {
    const random = randomFromNumber(1);
    const start = performance.now();
    decide({ ...question, random });
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

report(
  "fast core, random legal actions",
  "actions/s",
  await repeat(RUNS, () => perSecond(randomGames)),
);
report(
  "fast core, whole random games, four seats",
  "games/s",
  await repeat(RUNS, () => perSecond((games) => (randomGames(games), games))),
);
for (const level of LEVELS) {
  const games = level === "sharp" ? 12 : 100;
  const runs: number[][] = [];
  await repeat(3, () => runs.push(decisionTimes(level, games)));
  for (const [name, part] of [
    ["median", 0.5],
    ["99th percentile", 0.99],
  ] as const) {
    const quantiles = runs.slice(1).map((times) => times[Math.floor(part * times.length)] ?? 0);
    report(`${level}, one decision, ${name}`, "ms", quantiles);
  }
}
keepResults("bots");
