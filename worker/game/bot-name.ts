import { foldName } from "../../shared/contract/player-name.ts";

/** Guests of the period; people who bring their own name go first. */
const NAMES = ["Odette", "Anatole", "Séraphine", "Hippolyte", "Clémence"] as const;

/** A name for a bot that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  const folded = new Set(taken.map(foldName));
  for (let round = 1; ; round += 1) {
    const free = NAMES.map((name) => (round === 1 ? name : `${name} ${round}`)).find(
      (name) => !folded.has(foldName(name)),
    );
    if (free !== undefined) return free;
  }
}
