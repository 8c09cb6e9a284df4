import { nextSeat } from "../core/legal.ts";
import { play } from "../core/play.ts";
import { winnersOf } from "../core/score.ts";
import { at, AUCTIONS, OVER, PHASE, SEATS, type Table } from "../core/table.ts";
import { keenAction } from "../policy/keen.ts";
import { KEEN_TASTE, type Valuation, value } from "../policy/valuation.ts";
import { randomFromNumber, type Random } from "../random.ts";

/** How far a rival's prices may lie from a keen bot's, for the whole game and in one auction. */
const CHARACTER = 0.25;
const MOOD = 0.15;

/** No limit of one's own for the running auction: as keen would. */
export const AS_KEEN = -1;

/** What the playouts of one search share. */
export interface Trial {
  /** Room for the valuation of the running auction. */
  readonly valuation: Valuation;
  /** How freely the rivals spend, against keen bots: scales their prices (tendency.ts). */
  readonly tendency: number;
}

/**
 * Plays the table to its end, everybody by the keen policy, each rival with a character
 * and moods of its own. The same `seed` gives the same characters and moods, so that
 * plans are compared under equal luck (common random numbers).
 *
 * @param limit the most that `seat` lays in the running auction, in thousands, or AS_KEEN
 * @returns the share of the win that `seat` gets: 1, 1/k of a shared win, or 0
 */
export function playOut(
  table: Table,
  seat: number,
  limit: number,
  seed: number,
  trial: Trial,
): number {
  const { valuation, tendency } = trial;
  const random = randomFromNumber(seed);
  const seats = at(table, SEATS);
  const characters = [0, 1, 2, 3, 4].map(() => tendency * (1 + CHARACTER * spread(random)));
  let valued = -1;
  let own = limit;
  while (at(table, PHASE) !== OVER) {
    if (at(table, AUCTIONS) !== valued) {
      valued = at(table, AUCTIONS);
      value(table, KEEN_TASTE, valuation);
      for (let other = 0; other < seats; other++) {
        const factor = (characters[other] as number) * (1 + MOOD * spread(random));
        if (other !== seat) scaleLimit(valuation, other, factor);
      }
      if (own !== AS_KEEN) valuation.limit[seat] = own;
      own = AS_KEEN;
    }
    const turn = nextSeat(table);
    play(table, turn, keenAction(table, turn, valuation, KEEN_TASTE, random));
  }
  return shareOf(winnersOf(table), seat);
}

/** Evenly between −1 and 1. */
function spread(random: Random): number {
  return 2 * random() - 1;
}

function scaleLimit(valuation: Valuation, seat: number, factor: number): void {
  valuation.limit[seat] = (valuation.limit[seat] as number) * factor;
}

function shareOf(winners: number, seat: number): number {
  if (!((winners >> seat) & 1)) return 0;
  let count = 0;
  for (let rest = winners; rest !== 0; rest &= rest - 1) count++;
  return 1 / count;
}
