/**
 * `npm run -s simulate -- --games N --seats 3|4|5 --seed S [--variants a,b] [--policy random|cheapest]`:
 * plays whole games in one thread and prints one JSON object. Exit code 2 on a wrong option.
 */
import { parseArgs } from "node:util";
import { SEAT_COUNTS, VARIANTS } from "../shared/engine/index.ts";
import { seededDraws } from "./seeded-draws.ts";
import { playGames } from "./simulate-games.ts";
import { POLICIES } from "./simulate-policy.ts";

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: "string", default: "1000" },
      seats: { type: "string", default: "4" },
      seed: { type: "string", default: "1" },
      variants: { type: "string", default: "" },
      policy: { type: "string", default: "random" },
    },
  });
  const names = values.variants.split(",").filter((name) => name !== "");
  const games = wholeNumber("--games", values.games);
  if (games === 0) throw new Error("--games takes a number above 0.");
  return {
    games,
    seats: oneOf("--seats", SEAT_COUNTS, values.seats),
    seed: wholeNumber("--seed", values.seed),
    variants: [...new Set(names.map((name) => oneOf("--variants", VARIANTS, name)))],
    policy: oneOf("--policy", ["random", "cheapest"] as const, values.policy),
  };
}

function oneOf<Known extends string | number>(
  option: string,
  known: readonly Known[],
  word: string,
): Known {
  const found = known.find((item) => String(item) === word);
  if (found !== undefined) return found;
  throw new Error(`${option} knows ${known.join(", ")}, not "${word}".`);
}

function wholeNumber(option: string, word: string): number {
  if (/^\d{1,15}$/.test(word)) return Number(word);
  throw new Error(`${option} takes a whole number, not "${word}".`);
}

function main(args: string[]): void {
  const { games, seed, policy, ...table } = optionsOf(args);
  const started = performance.now();
  const tally = playGames({ ...table, policy: POLICIES[policy] }, games, seededDraws(seed));
  const seconds = (performance.now() - started) / 1000;
  const { actions, auctions, sharedLoss, longestGame } = tally;
  const report = {
    games,
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    gamesPerSecond: Math.round(games / seconds),
    auctions,
    sharedLoss,
    longestGame,
    ...table,
    seed,
    policy,
  };
  console.log(JSON.stringify(report));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
