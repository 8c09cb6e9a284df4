import { cheapest, SUM } from "./purse.ts";
import { discardCode, exitCode, PASS, SEAL } from "./play.ts";
import {
  ACTIVE,
  at,
  BID,
  CARDS,
  DISCARDING,
  EXIT_RULE,
  EXITED,
  HAND,
  HIGH,
  isDisgraceNumber,
  LUXURY_CARDS,
  PHASE,
  RULES,
  SEALED,
  SPENT,
  SUBMITTED,
  TURN,
  type Table,
} from "./table.ts";
import type { Random } from "../random.ts";

/** The seat that may act; in the sealed step the first that has not sealed. −1 when the game is over. */
export function nextSeat(table: Table): number {
  if (at(table, PHASE) !== SEALED) return at(table, TURN);
  const waiting = ~at(table, SUBMITTED);
  return 31 - Math.clz32(waiting & -waiting);
}

/** Whether the seat may take an early exit instead of bidding or passing (rules.md 11.E1). */
export function mayExit(table: Table, seat: number): boolean {
  return (
    (at(table, RULES) & EXIT_RULE) !== 0 &&
    ((at(table, EXITED) >> seat) & 1) === 0 &&
    (at(table, CARDS + seat) & LUXURY_CARDS) !== 0 &&
    at(table, SPENT + seat) !== 0 &&
    !isDisgraceNumber(at(table, ACTIVE))
  );
}

/** A random legal action of `nextSeat`: first a kind, then one of that kind. */
export function randomAction(table: Table, seat: number, random: Random): number {
  const phase = at(table, PHASE);
  const hand = at(table, HAND + seat);
  if (phase === SEALED) return SEAL | (Math.floor(random() * 2048) & hand);
  if (phase === DISCARDING)
    return discardCode(randomBit(at(table, CARDS + seat) & LUXURY_CARDS, random));
  const laid = SUM[at(table, BID + seat)] as number;
  const need = at(table, HIGH) + 1 - laid;
  const least = cheapest(hand, need);
  const exits = mayExit(table, seat);
  const kind = random() * ((least === 0 ? 1 : 2) + (exits ? 1 : 0));
  if (kind < 1) return PASS;
  if (exits && kind >= (least === 0 ? 1 : 2)) {
    const luxury = randomBit(at(table, CARDS + seat) & LUXURY_CARDS, random);
    return exitCode(luxury, randomBit(at(table, SPENT + seat), random));
  }
  const lay = Math.floor(random() * 2048) & hand;
  return (SUM[lay] as number) >= need ? lay : least;
}

function randomBit(set: number, random: Random): number {
  let rest = set;
  // Each round drops the lowest bit; a set has at most eleven.
  for (let skip = Math.floor(random() * bitCount(set)); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
