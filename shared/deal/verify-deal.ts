import type { StatusCard } from "../engine/cards.ts";
import type { Seat } from "../engine/seat.ts";
import { isHex32 } from "./bytes.ts";
import { commitmentOf, dealFrom, serverEntropy, type Entropy } from "./deal-from.ts";

/** What a record says about its deal. */
export interface DealClaim {
  readonly starter: Seat;
  readonly deck: readonly StatusCard[];
  readonly fairness: {
    readonly commitment: string;
    readonly seed: string | null;
    readonly entropies: readonly Entropy[];
  };
}

/** What a seat kept from before the game, to hold against the record. */
export interface OwnMemory {
  readonly seat: Seat;
  readonly commitment?: string;
  readonly entropy?: string;
}

export const DEAL_FAULTS = [
  "seed-hidden",
  "malformed",
  "commitment-mismatch",
  "commitment-changed",
  "own-entropy-missing",
  "server-entropy-mismatch",
  "starter-mismatch",
  "deck-mismatch",
] as const;
/** `seed-hidden`: the game is not over, so nothing can be said yet. */
export type DealFault = (typeof DEAL_FAULTS)[number];

/** The first thing that does not fit, or undefined for a deal that is what it claims to be. */
export function faultOfDeal(claim: DealClaim, own?: OwnMemory): DealFault | undefined {
  const { commitment, seed, entropies } = claim.fairness;
  if (seed === null) return "seed-hidden";
  if (![commitment, seed, ...entropies.map(({ entropy }) => entropy)].every(isHex32)) {
    return "malformed";
  }
  if (commitmentOf(seed) !== commitment) return "commitment-mismatch";
  if (own?.commitment !== undefined && own.commitment !== commitment) return "commitment-changed";
  if (own?.entropy !== undefined && entropies[own.seat]?.entropy !== own.entropy) {
    return "own-entropy-missing";
  }
  if (entropies.some((given, seat) => isForged(seed, given, seat))) {
    return "server-entropy-mismatch";
  }
  const dealt = dealFrom(
    seed,
    entropies.map(({ entropy }) => entropy),
  );
  if (dealt.starter !== claim.starter) return "starter-mismatch";
  // A game that was ended early shows the top of its deck only.
  if (claim.deck.some((card, place) => card !== dealt.deck[place])) return "deck-mismatch";
  return undefined;
}

/** A server may not choose what it says it derived. */
function isForged(seed: string, given: Entropy, seat: Seat): boolean {
  return given.by === "server" && given.entropy !== serverEntropy(seed, seat);
}
