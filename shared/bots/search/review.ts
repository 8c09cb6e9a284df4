import type { Action } from "../../engine/action.ts";
import type { GameView } from "../../engine/view.ts";
import { actionOf, codeOf } from "../action-code.ts";
import { type Belief, beliefOf, imagine } from "../belief.ts";
import type { Budget } from "../decide.ts";
import { cheapest, SUM } from "../core/purse.ts";
import { at, BID, HAND, HIGH, IN, SEATS, TABLE_SIZE, type Table } from "../core/table.ts";
import type { Reason } from "../level.ts";
import type { Memory } from "../memory.ts";
import { reasonFor } from "../policy/choice.ts";
import { KEEN_TASTE, newValuation, value } from "../policy/valuation.ts";
import type { Random } from "../random.ts";
import { type Plan, plansFor } from "./plans.ts";
import { rate } from "./sharp.ts";
import { type Comparison, compare } from "./comparison.ts";

export interface ReviewQuestion {
  readonly memory: Memory;
  /** The view on which the seat decided. */
  readonly view: GameView;
  /** What it did; legal in that view. */
  readonly action: Action;
  readonly budget: Budget;
  readonly random: Random;
}

/** What sharp would have done at a decision, and what difference it makes. */
export interface Review {
  readonly mine: Tried;
  readonly sharp: Tried;
  /** How sharp's action differs from mine. */
  readonly comparison: Comparison;
  /** Why sharp's action. */
  readonly reason: Reason;
  /** The own total after sharp's bid or in its envelope, in thousands; null for other actions. */
  readonly total: number | null;
  /** The smallest own total that no rival could have beaten, in thousands; null out of reach or where nothing is bid. */
  readonly enough: number | null;
}

export interface Tried {
  readonly action: Action;
  /** The share of the imagined games won after it, 0 to 1. */
  readonly chance: number;
}

/** Looks at one decision as sharp would have, with the same knowledge: nothing but views. */
export function review(question: ReviewQuestion): Review {
  const { view, memory, budget, random } = question;
  const belief = beliefOf(view, memory);
  const { seat } = belief;
  const table: Table = new Int32Array(TABLE_SIZE);
  imagine(belief, table, random);
  const limits = newValuation();
  value(table, KEEN_TASTE, limits);
  const limit = limits.limit[seat] as number;
  const played = codeOf(question.action);
  const plans = [...plansFor(table, seat, limit), ...plansWith(played, table, seat, limit)];
  const chances = chancesOf(belief, plans, budget, random);
  const mine = chances.get(played) ?? 0;
  const [best, chance] = [...chances].reduce(
    (top, next) => (next[1] > top[1] ? next : top),
    [played, mine],
  );
  const afraid = limit >= (limits.most[seat] as number);
  const enough = enoughOf(table, seat);
  return {
    mine: { action: question.action, chance: mine },
    sharp: { action: actionOf(best), chance },
    comparison: compare(table, seat, played, best, chance - mine),
    reason: reasonFor(table, seat, best, afraid),
    total: totalAfter(table, seat, actionOf(best)),
    enough: view.phase === "bidding" ? enough : null,
  };
}

/** The played action with the ways to go on that sharp considers for its own. */
function plansWith(action: number, table: Table, seat: number, limit: number): Plan[] {
  const total = SUM[(at(table, BID + seat) | action) & 2047] as number;
  return [1, 1.4, 2].map((part) => ({ action, limit: Math.max(total, limit * part) }));
}

/** The chance of each action: that of its best plan. */
function chancesOf(
  belief: Belief,
  plans: readonly Plan[],
  budget: Budget,
  random: Random,
): Map<number, number> {
  const chances = new Map<number, number>();
  for (const { plan, chance } of rate(belief, plans, budget.playouts, random, plans.length)) {
    chances.set(plan.action, Math.max(chance, chances.get(plan.action) ?? 0));
  }
  return chances;
}

function totalAfter(table: Table, seat: number, action: Action): number | null {
  if (action.type !== "bid" && action.type !== "seal") return null;
  return (SUM[at(table, BID + seat)] as number) + (SUM[codeOf(action) & 2047] as number);
}

/** The smallest own total that tops the auction and everything a rival still in can lay. */
function enoughOf(table: Table, seat: number): number | null {
  let most = at(table, HIGH) + 1;
  for (let other = at(table, SEATS) - 1; other >= 0; other--) {
    if (other === seat || !((at(table, IN) >> other) & 1)) continue;
    most = Math.max(most, SUM[at(table, HAND + other) | at(table, BID + other)] as number);
  }
  const laid = SUM[at(table, BID + seat)] as number;
  const lay = cheapest(at(table, HAND + seat), Math.max(1, most - laid));
  return lay === 0 ? null : laid + (SUM[lay] as number);
}
