import { BROWSER_BUDGET, decide, type Level, type Random } from "../../shared/bots/index.ts";
import { legalFor, seatsDue, viewFor, type State } from "../../shared/engine/index.ts";
import { PERSON, type Practice, type PracticeAct } from "./practice-game.ts";

/**
 * The action that comes without the person: a bot's, or a pass that is no choice (5.4). In the
 * sealed step the bots do not wait for him: nobody sees an envelope before all are there.
 * Undefined where the person is awaited or the game is over.
 */
export function moveByItself(
  { state, memories }: Practice,
  level: Level,
  at: number,
  random: Random,
): PracticeAct | undefined {
  const due = seatsDue(state);
  const seat = due.find((each) => each !== PERSON);
  if (seat === undefined) {
    if (!due.includes(PERSON)) return undefined;
    return hasNoChoice(state)
      ? { seat: PERSON, action: { type: "pass" }, at, by: "forced" }
      : undefined;
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
