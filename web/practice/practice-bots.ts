import { BROWSER_BUDGET, decide, type Level, type Random } from "../../shared/bots/index.ts";
import { legalFor, seatsDue, viewFor, type State } from "../../shared/engine/index.ts";
import { PERSON, type Practice, type PracticeAct } from "./practice-game.ts";

/**
 * The action that comes without the person: a bot's, or a pass that is no choice (5.4).
 * Undefined where the person is awaited or the game is over.
 */
export function moveByItself(
  { state, memories }: Practice,
  level: Level,
  at: number,
  random: Random,
): PracticeAct | undefined {
  const [seat] = seatsDue(state);
  if (seat === undefined) return undefined;
  if (seat === PERSON) {
    return hasNoChoice(state) ? { seat, action: { type: "pass" }, at, by: "forced" } : undefined;
  }
  const memory = memories[seat];
  if (memory === undefined) throw new Error(`Seat ${seat} has no memory.`);
  const view = viewFor(state, { seat });
  const { action } = decide({ level, memory, view, budget: BROWSER_BUDGET, random });
  return { seat, action, at, by: "bot" };
}

function hasNoChoice(state: State): boolean {
  const { actions } = legalFor(state, PERSON);
  return actions.length === 1 && actions[0] === "pass";
}
