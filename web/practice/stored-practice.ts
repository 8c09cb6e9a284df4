import { playAgain } from "./play-again.ts";
import { beginPractice, type Practice, type PracticeAct } from "./practice-game.ts";
import { isPracticeSetup, type PracticeSetup } from "./practice-setup.ts";

/** What the device keeps of a practice game: its beginning and its actions. */
export interface StoredPractice {
  readonly setup: PracticeSetup;
  readonly begun: number;
  readonly acts: readonly PracticeAct[];
}

export interface Reopened {
  readonly setup: PracticeSetup;
  readonly practice: Practice;
}

export function storedOf(setup: PracticeSetup, { events, acts }: Practice): StoredPractice {
  return { setup, begun: events[0]?.at ?? 0, acts };
}

/**
 * Plays a kept game again up to where it stood. Undefined where the text is none, or of rules that
 * have changed since: every action must still be allowed.
 */
export function reopenPractice(stored: unknown): Reopened | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { setup, begun, acts } = stored as Partial<Record<keyof StoredPractice, unknown>>;
  if (!isPracticeSetup(setup) || typeof begun !== "number" || !Array.isArray(acts)) {
    return undefined;
  }
  const practice = playAgain(beginPractice(setup, begun), acts);
  return practice && { setup, practice };
}
