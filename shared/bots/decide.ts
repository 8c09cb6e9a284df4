import type { Action } from "../engine/action.ts";
import type { GameView } from "../engine/view.ts";
import { actionOf } from "./action-code.ts";
import { type Belief, beliefOf, imagine } from "./belief.ts";
import { TABLE_SIZE } from "./core/table.ts";
import type { Level, Reason } from "./level.ts";
import type { Memory } from "./memory.ts";
import type { Choice } from "./policy/choice.ts";
import { chooseGently } from "./policy/gentle.ts";
import { chooseKeenly } from "./policy/keen.ts";
import type { Random } from "./random.ts";
import { chooseSharply } from "./search/sharp.ts";

/** How much a search may do; counted, not timed, so that the same game is decided alike everywhere. */
export interface Budget {
  readonly playouts: number;
}

/** Fits the service's few milliseconds of CPU. */
export const SERVICE_BUDGET: Budget = { playouts: 240 };
/** For the browser, where nobody pays for the time. */
export const BROWSER_BUDGET: Budget = { playouts: 4000 };

export interface Question {
  readonly level: Level;
  /** Everything that the seat has been shown, folded by `observe`. */
  readonly memory: Memory;
  /** The view of the seat that is to act: `you.legal.actions` must not be empty. */
  readonly view: GameView;
  readonly budget: Budget;
  readonly random: Random;
}

export interface Decision {
  readonly action: Action;
  readonly reason: Reason;
}

/** What a bot of this level does at its turn. Always a legal action; the same question has the same answer. */
export function decide(question: Question): Decision {
  const belief = beliefOf(question.view, question.memory);
  const choice = choiceOf(question, belief);
  return { action: actionOf(choice.action), reason: choice.reason };
}

function choiceOf({ level, budget, random }: Question, belief: Belief): Choice {
  if (level === "sharp") return chooseSharply(belief, budget.playouts, random);
  const table = new Int32Array(TABLE_SIZE);
  imagine(belief, table, random);
  const choose = level === "keen" ? chooseKeenly : chooseGently;
  return choose(table, belief.seat, random);
}
