import fc from "fast-check";
import {
  type Action,
  apply,
  deal,
  defaultAction,
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

/** A game by chance in terms that shrink: fewer choices and smaller numbers make it simpler. */
export interface ChanceGame {
  readonly seats: SeatCount;
  readonly variants: readonly Variant[];
  readonly starter: number;
  readonly deckSeed: number;
  /** One an action: each seeds the random policy. When they are used up everybody plays the default. */
  readonly choices: readonly number[];
}

export function chanceGames(
  seats: fc.Arbitrary<SeatCount> = fc.constantFrom(...SEAT_COUNTS),
  variants: fc.Arbitrary<readonly Variant[]> = fc.subarray([...VARIANTS]),
): fc.Arbitrary<ChanceGame> {
  return fc.record({
    seats,
    variants,
    starter: fc.nat(2),
    deckSeed: fc.nat(0x7fffffff),
    choices: fc.array(fc.nat(0x7fffffff), { maxLength: 120, size: "max" }),
  });
}

/** One action of a game, the state before and the state after it. */
export interface Taken {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

export function startOf({ seats, variants, starter, deckSeed }: ChanceGame): Start {
  const deck = shuffle(seededDraws(deckSeed), STATUS_CARDS);
  return deal({ seats, variants, starter, deck });
}

/**
 * Plays the whole game: while choices last by the random policy (a kind of action
 * uniformly, then its arguments; of several seats due one by chance), then by default.
 */
export function* playOut(game: ChanceGame): Generator<Taken> {
  const choices = game.choices.values();
  let { state: before } = startOf(game);
  for (;;) {
    const due = seatsDue(before);
    const choice = choices.next();
    const draw = choice.done === true ? undefined : seededDraws(choice.value);
    const seat = due[draw === undefined ? 0 : draw() % due.length];
    if (seat === undefined) return;
    const action = draw ? POLICIES.random(before, seat, draw) : defaultAction(before, seat);
    if (action === undefined) throw new Error("nothing is due from a seat that is due");
    const outcome = apply(before, seat, action);
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
    yield { before, after: outcome.state, seat, action, events: outcome.events };
    before = outcome.state;
  }
}

/** Freezes a value to its depth, so that whoever changes it throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
