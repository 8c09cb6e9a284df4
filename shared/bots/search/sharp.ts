import { type Belief, imagine } from "../belief.ts";
import { play } from "../core/play.ts";
import { at, AUCTIONS, TABLE_SIZE, type Table } from "../core/table.ts";
import { type Choice, reasonFor } from "../policy/choice.ts";
import { KEEN_TASTE, newValuation, value } from "../policy/valuation.ts";
import type { Random } from "../random.ts";
import { AS_KEEN, playOut } from "./playout.ts";
import { type Plan, plansFor } from "./plans.ts";
import { tendencyOf } from "./tendency.ts";

/** A plan with the share of wins that its playouts brought, 0 to 1. */
export interface Rated {
  readonly plan: Plan;
  readonly chance: number;
  readonly playouts: number;
}

/** How many plans stay in the second half of a search. */
const FINALISTS = 3;

/** What a sharp bot does: the plan that won most often in the worlds it can imagine. */
export function chooseSharply(belief: Belief, playouts: number, random: Random): Choice {
  const table = new Int32Array(TABLE_SIZE);
  imagine(belief, table, random);
  const limits = newValuation();
  value(table, KEEN_TASTE, limits);
  const limit = limits.limit[belief.seat] as number;
  const plans = plansFor(table, belief.seat, limit);
  const best = bestOf(rate(belief, plans, playouts, random));
  const afraid = limit >= (limits.most[belief.seat] as number);
  const { action } = best.plan;
  return { action, reason: reasonFor(table, belief.seat, action, afraid) };
}

/** The first of the most successful. */
export function bestOf(rated: readonly Rated[]): Rated {
  return rated.reduce((best, next) =>
    next.playouts >= best.playouts && next.chance > best.chance ? next : best,
  );
}

/**
 * Tries every plan in the same imagined worlds: half of the playouts for all of them,
 * the other half for the finalists. A single plan needs no search.
 *
 * @param keep how many finalists there are
 */
export function rate(
  belief: Belief,
  plans: readonly Plan[],
  playouts: number,
  random: Random,
  keep: number = FINALISTS,
): readonly Rated[] {
  const wins = plans.map(() => 0);
  const tried = plans.map(() => 0);
  if (plans.length > 1) {
    const trial = trialOf(belief, plans, wins, tried);
    const everyone = plans.map((_, index) => index);
    const finalists = plans.length > keep + 1;
    trial(everyone, finalists ? playouts / 2 : playouts, random);
    if (finalists) {
      const leaders = everyone.toSorted((a, b) => (wins[b] ?? 0) - (wins[a] ?? 0) || a - b);
      trial(leaders.slice(0, keep), playouts / 2, random);
    }
  }
  return plans.map((plan, index) => ({
    plan,
    chance: (wins[index] ?? 0) / Math.max(1, tried[index] ?? 0),
    playouts: tried[index] ?? 0,
  }));
}

/** Plays the named plans in one imagined world after another, and counts their wins. */
function trialOf(belief: Belief, plans: readonly Plan[], wins: number[], tried: number[]) {
  const world: Table = new Int32Array(TABLE_SIZE);
  const table: Table = new Int32Array(TABLE_SIZE);
  const shared = { valuation: newValuation(), tendency: tendencyOf(belief) };
  return (chosen: readonly number[], playouts: number, random: Random): void => {
    const worlds = Math.max(1, Math.floor(playouts / chosen.length));
    for (let count = 0; count < worlds; count++) {
      imagine(belief, world, random);
      const seed = Math.floor(random() * 0x1_0000_0000);
      for (const index of chosen) {
        const plan = plans[index] as Plan;
        table.set(world);
        play(table, belief.seat, plan.action);
        const running = at(table, AUCTIONS) === at(world, AUCTIONS);
        const limit = running ? plan.limit : AS_KEEN;
        wins[index] = (wins[index] ?? 0) + playOut(table, belief.seat, limit, seed, shared);
        tried[index] = (tried[index] ?? 0) + 1;
      }
    }
  };
}
