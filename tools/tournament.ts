/**
 * `npm run -s tournament -- --games N --seats 4 --levels sharp,keen,keen,keen --seed S
 * [--variants open,exit] [--playouts P]`: duplicate deals, each played once with every
 * rotation of the seats, so that luck of the cards and of the place falls out. Prints one
 * JSON object; `random` is a fourth level. Exit code 2 for arguments it does not know.
 */
import { parseArgs } from "node:util";
import { LEVELS, randomFromNumber, SERVICE_BUDGET, type Budget } from "../shared/bots/index.ts";
import {
  SEAT_COUNTS,
  type SeatCount,
  type Setup,
  shuffle,
  STATUS_CARDS,
  VARIANTS,
  type Variant,
} from "../shared/engine/index.ts";
import { type Entrant, playGame } from "./tournament-game.ts";
import { addDeal, newTally, round, standingsOf } from "./tournament-tally.ts";

const USAGE =
  "Usage: npm run -s tournament -- --games N --seats 3|4|5 --levels LEVEL,… --seed S [--variants V,…] [--playouts P]; a level for each seat: gentle, keen, sharp or random.";

interface Plan {
  readonly games: number;
  readonly seats: SeatCount;
  readonly entrants: readonly Entrant[];
  readonly variants: readonly Variant[];
  readonly seed: number;
  readonly budget: Budget;
}

/** The plan in the arguments, or a sentence on what is wrong with them. */
function planOf(args: readonly string[]): Plan | string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: "string" },
      seats: { type: "string", default: "4" },
      levels: { type: "string" },
      seed: { type: "string", default: "1" },
      variants: { type: "string", default: "" },
      playouts: { type: "string", default: String(SERVICE_BUDGET.playouts) },
    },
  });
  const games = wholeNumber(values.games);
  const seed = wholeNumber(values.seed);
  const playouts = wholeNumber(values.playouts);
  const seats = SEAT_COUNTS.find((count) => String(count) === values.seats);
  const names = (values.levels ?? "").split(",");
  const entrants = names.flatMap((name) =>
    [...LEVELS, "random" as const].filter((level) => level === name),
  );
  const wanted = values.variants.split(",").filter((name) => name !== "");
  const variants = VARIANTS.filter((variant) => wanted.includes(variant));
  if (games === undefined || games === 0) return "--games must be a whole number above 0.";
  if (seed === undefined || playouts === undefined)
    return "--seed and --playouts are whole numbers.";
  if (seats === undefined) return "--seats must be 3, 4 or 5.";
  if (entrants.length !== names.length || names.length !== seats) {
    return `--levels must name ${seats} levels, of gentle, keen, sharp and random.`;
  }
  if (variants.length !== wanted.length) return `--variants are some of ${VARIANTS.join(", ")}.`;
  return { games, seats, entrants, variants, seed, budget: { playouts } };
}

function wholeNumber(words: string | undefined): number | undefined {
  return words !== undefined && /^\d{1,9}$/.test(words) ? Number(words) : undefined;
}

function hold(plan: Plan): object {
  const tally = newTally(plan.entrants);
  for (let index = 0; tally.games < plan.games; index++) {
    const seed = plan.seed * 1_000_003 + index * 8192;
    const setup = setupOf(plan, index, seed);
    const rotations = Math.min(plan.seats, plan.games - tally.games);
    addDeal(
      tally,
      Array.from({ length: rotations }, (_, rotation) => {
        const seating = plan.entrants.map((_level, seat) => entrantAt(plan, seat + rotation));
        return { seating, played: playGame(setup, seating, plan.budget, seed) };
      }),
    );
  }
  const { games, seats, variants, seed, budget } = plan;
  return {
    levels: standingsOf(tally, plan.entrants),
    games,
    sharedLossShare: round(tally.sharedLosses / games),
    deals: Math.ceil(games / seats),
    seats,
    seating: plan.entrants,
    variants,
    seed,
    playouts: budget.playouts,
  };
}

function setupOf(plan: Plan, index: number, seed: number): Setup {
  const random = randomFromNumber(seed);
  const deck = shuffle(() => Math.floor(random() * 0x1_0000_0000), STATUS_CARDS);
  return { seats: plan.seats, variants: plan.variants, starter: index % plan.seats, deck };
}

function entrantAt(plan: Plan, seat: number): Entrant {
  return plan.entrants[seat % plan.seats] ?? "random";
}

function main(args: readonly string[]): number {
  let plan: Plan | string;
  try {
    plan = planOf(args);
  } catch (error) {
    plan = error instanceof Error ? error.message : String(error);
  }
  if (typeof plan === "string") {
    console.error(`${plan}\n${USAGE}`);
    return 2;
  }
  console.log(JSON.stringify(hold(plan)));
  return 0;
}

process.exitCode = main(process.argv.slice(2));
