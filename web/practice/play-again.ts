import { isRefusal, playPractice, type Practice, type PracticeAct } from "./practice-game.ts";

/** The game after these acts; undefined at the first that is none, or is not allowed. */
export function playAgain(begun: Practice, acts: readonly unknown[]): Practice | undefined {
  let practice = begun;
  for (const act of acts) {
    if (!isAct(act)) return undefined;
    const next = playPractice(practice, act);
    if (isRefusal(next)) return undefined;
    practice = next;
  }
  return practice;
}

/** Its form alone: the rules look at the rest, but a broken form would break them. */
function isAct(act: unknown): act is PracticeAct {
  if (typeof act !== "object" || act === null) return false;
  const { seat, action, at } = act as Partial<Record<keyof PracticeAct, unknown>>;
  return (
    typeof seat === "number" &&
    typeof at === "number" &&
    typeof action === "object" &&
    action !== null &&
    (!("cards" in action) || Array.isArray(action.cards))
  );
}
