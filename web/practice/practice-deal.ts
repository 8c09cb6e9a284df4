import type { BotLevel } from "../../shared/contract/bot-level.ts";
import type { Fairness } from "../../shared/contract/record.ts";
import { commitmentOf, dealFrom, entropiesFor } from "../../shared/deal/index.ts";
import type { SeatCount, Variant } from "../../shared/engine/index.ts";
import { isHex32 } from "../state/ids.ts";
import type { PracticeSetup } from "./practice-setup.ts";

/** What the person has chosen: how many sit at the table, whom against, and what is changed. */
export interface PracticeChoice {
  readonly seats: SeatCount;
  readonly level: BotLevel;
  readonly variants: readonly Variant[];
}

/**
 * Deals as a server would (docs/fair-deal.md), so that the record verifies like any other. Nobody
 * gives entropy of his own: there is nobody to distrust but this device.
 *
 * @param seed 32 bytes as hex
 */
export function dealtSetup(
  seed: string,
  { seats, level, variants }: PracticeChoice,
): PracticeSetup {
  const none = Array.from({ length: seats }, () => null);
  const entropies = entropiesFor(seed, none);
  const { starter, deck } = dealFrom(
    seed,
    entropies.map(({ entropy }) => entropy),
  );
  const fairness: Fairness = {
    commitment: hexOf(commitmentOf(seed)),
    seed: hexOf(seed),
    entropies: entropies.map(({ entropy, by }) => ({ entropy: hexOf(entropy), by })),
  };
  return { seats, level, variants, starter, deck, fairness };
}

function hexOf(text: string): Fairness["commitment"] {
  if (!isHex32(text)) throw new TypeError("32 bytes are 64 lower-case hex digits");
  return text;
}
