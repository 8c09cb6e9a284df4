import type { StatusCard } from "./cards.ts";

/** How many different numbers a uint32 can be. */
const RANGE = 2 ** 32;

/** A number from 0 to `count` − 1, each equally likely: draws from the uneven rest are thrown away. */
export function uniformBelow(nextUint32: () => number, count: number): number {
  // Without this an empty choice would draw for ever.
  if (!(count >= 1)) throw new RangeError(`no number is below ${count}`);
  const limit = RANGE - (RANGE % count);
  for (;;) {
    const drawn = nextUint32();
    if (drawn < limit) return drawn % count;
  }
}

/**
 * 2.2: the cards in a random order, by Fisher and Yates from the last place down, one
 * accepted draw a place. `nextUint32` answers integers from 0 to 2³² − 1. The order
 * is a function of the draws alone, so that others can check a deal.
 */
export function shuffle(nextUint32: () => number, cards: readonly StatusCard[]): StatusCard[] {
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = uniformBelow(nextUint32, last + 1);
    const [a, b] = [shuffled[last], shuffled[chosen]];
    if (a !== undefined && b !== undefined) {
      shuffled[last] = b;
      shuffled[chosen] = a;
    }
  }
  return shuffled;
}
