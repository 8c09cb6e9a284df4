import { LEVELS } from "../../shared/bots/index.ts";
import { refusalOf, SEAT_COUNTS } from "../../shared/engine/index.ts";
import {
  beginPractice,
  isRefusal,
  playPractice,
  type Practice,
  type PracticeAct,
  type PracticeSetup,
} from "./practice-game.ts";

/** What the device keeps of a practice game: its beginning and its actions. */
export interface StoredPractice {
  readonly setup: PracticeSetup;
  readonly begun: number;
  readonly acts: readonly PracticeAct[];
}

export function storedOf({ setup, events, acts }: Practice): StoredPractice {
  return { setup, begun: events[0]?.at ?? 0, acts };
}

/**
 * Plays a kept game again up to where it stood. Undefined where the text is none, or of rules that
 * have changed since: every action must still be allowed.
 */
export function reopenPractice(stored: unknown): Practice | undefined {
  if (!isStored(stored) || !isSetup(stored.setup)) return undefined;
  let practice = beginPractice(stored.setup, stored.begun);
  for (const act of stored.acts) {
    // A broken action would not be refused by the rules, but break them.
    if (!isAct(act)) return undefined;
    if (refusalOf(practice.state, act.seat, act.action) !== undefined) return undefined;
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

function isAct({ seat, action, at }: Partial<PracticeAct>): boolean {
  return (
    typeof seat === "number" &&
    typeof at === "number" &&
    typeof action === "object" &&
    (!("cards" in action) || Array.isArray(action.cards))
  );
}
