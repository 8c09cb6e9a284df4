import fc from "fast-check";
import {
  apply,
  deal,
  type GameEvent,
  SEAT_COUNTS,
  type SeatCount,
  seatsDue,
  shuffle,
  type Start,
  type State,
  STATUS_CARDS,
  type Variant,
  VARIANTS,
} from "../../../shared/engine/index.ts";
import { seededDraws } from "../../../tools/seeded-draws.ts";
import { POLICIES } from "../../../tools/simulate-policy.ts";

/** 2.4: the 32 sets of variants. */
export const allVariantSets: readonly (readonly Variant[])[] = Array.from(
  { length: 32 },
  (_, bits) => VARIANTS.filter((_variant, bit) => (bits & (1 << bit)) !== 0),
);

/** A game by chance that can be told in one line, and so shrinks and repeats. */
export interface ChanceGame {
  readonly seats: SeatCount;
  readonly variants: readonly Variant[];
  readonly starter: number;
  readonly deckSeed: number;
  readonly playSeed: number;
  /** Stop after so many actions; shrinking makes it as small as the fault allows. */
  readonly length: number;
}

export const chanceGame: fc.Arbitrary<ChanceGame> = fc.record({
  seats: fc.constantFrom(...SEAT_COUNTS),
  variants: fc.subarray([...VARIANTS]),
  starter: fc.nat(2),
  deckSeed: fc.nat(0x7fffffff),
  playSeed: fc.nat(0x7fffffff),
  length: fc.integer({ min: 1, max: 150 }),
});

export interface Taken {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

export function startOf({ seats, variants, starter, deckSeed }: ChanceGame): Start {
  const deck = shuffle(seededDraws(deckSeed), STATUS_CARDS);
  return deal({ seats, variants, starter, deck });
}

/**
 * Plays on by the random policy: a kind of action uniformly, then its arguments. Where
 * several seats are due, one of them by chance.
 */
export function* playOn(start: State, { playSeed, length }: ChanceGame): Generator<Taken> {
  const draw = seededDraws(playSeed);
  let before = start;
  for (let played = 0; played < length; played += 1) {
    const due = seatsDue(before);
    const seat = due[draw() % due.length];
    if (seat === undefined) return;
    const outcome = apply(before, seat, POLICIES.random(before, seat, draw));
    if (!outcome.ok) throw new Error(`the policy was refused: ${outcome.refusal.code}`);
    yield { before, after: outcome.state, seat, events: outcome.events };
    before = outcome.state;
  }
}
