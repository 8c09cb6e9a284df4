import { LEVELS } from "../../shared/bots/index.ts";
import { SEAT_COUNTS } from "../../shared/engine/index.ts";
import { dealPractice, type PracticeSetup } from "./practice-deal.ts";
import { isRefusal, playPractice, type Practice, type PracticeAct } from "./practice-game.ts";

/** What the device keeps of a practice game: its beginning and its actions. */
export interface StoredPractice {
  readonly setup: PracticeSetup;
  readonly begun: number;
  readonly acts: readonly PracticeAct[];
}

export function storedOf(setup: PracticeSetup, { events, acts }: Practice): StoredPractice {
  return { setup, begun: events[0]?.at ?? 0, acts };
}

export interface Reopened {
  readonly setup: PracticeSetup;
  readonly practice: Practice;
}

/**
 * Plays a kept game again up to where it stood. Undefined where the text is none, or of rules that
 * have changed since: every action must still be allowed.
 */
export function reopenPractice(stored: unknown): Reopened | undefined {
  if (!isStored(stored) || !isSetup(stored.setup)) return undefined;
  const { setup, begun, acts } = stored;
  const practice = playAgain(dealPractice(setup, begun), acts);
  return practice && { setup, practice };
}

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

function isStored(value: unknown): value is StoredPractice {
  return (
    typeof value === "object" &&
    value !== null &&
    "setup" in value &&
    "begun" in value &&
    typeof value.begun === "number" &&
    "acts" in value &&
    Array.isArray(value.acts)
  );
}

function isSetup({ seed, seats, level }: Partial<PracticeSetup>): boolean {
  return (
    typeof seed === "string" &&
    /^[0-9a-f]{64}$/u.test(seed) &&
    SEAT_COUNTS.some((count) => count === seats) &&
    LEVELS.some((known) => known === level)
  );
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
