import { discardCode, PASS, SEAL } from "../core/play.ts";
import { cheapest, SUM } from "../core/purse.ts";
import {
  ACTIVE,
  at,
  BID,
  CARDS,
  DISCARDING,
  HAND,
  HIGH,
  isDisgraceNumber,
  LUXURY_CARDS,
  PHASE,
  SEALED,
  type Table,
} from "../core/table.ts";
import type { Reason } from "../level.ts";
import { isUnbeatable, layUpTo, tidyRaise } from "./raise.ts";

/** An action of the core, and why. */
export interface Choice {
  readonly action: number;
  readonly reason: Reason;
}

export interface Limits {
  /** The most to lay in this auction, in thousands. */
  readonly limit: number;
  /** The part of it to put into an envelope. */
  readonly envelope: number;
  /** Whether the limit comes from the fear of being poorest, not from the card. */
  readonly afraid: boolean;
}

/** The lowest luxury: what a Faux Pas takes, and what the least is lost with. */
export function lowestLuxury(table: Table, seat: number): number {
  const luxuries = at(table, CARDS + seat) & LUXURY_CARDS;
  return 31 - Math.clz32(luxuries & -luxuries);
}

/** Plays to a limit, in every phase: what gentle and keen have in common. */
export function playToLimit(table: Table, seat: number, limits: Limits): Choice {
  const phase = at(table, PHASE);
  if (phase === DISCARDING) {
    return { action: discardCode(lowestLuxury(table, seat)), reason: "lowest-luxury" };
  }
  if (phase === SEALED) {
    const lay = layUpTo(at(table, HAND + seat), limits.envelope);
    return lay === 0
      ? { action: SEAL, reason: limits.afraid ? "fear-of-poorest" : "empty-envelope" }
      : { action: SEAL | lay, reason: "envelope" };
  }
  const disgrace = isDisgraceNumber(at(table, ACTIVE));
  const laid = SUM[at(table, BID + seat)] as number;
  const lay = tidyRaise(table, seat, limits.limit);
  if (lay !== 0) {
    const total = laid + (SUM[lay] as number);
    if (isUnbeatable(table, seat, total)) return { action: lay, reason: "unbeatable" };
    return { action: lay, reason: disgrace ? "avoid-disgrace" : "worth-more" };
  }
  const able = cheapest(at(table, HAND + seat), at(table, HIGH) + 1 - laid) !== 0;
  if (!able) return { action: PASS, reason: "cannot-raise" };
  if (limits.afraid) return { action: PASS, reason: "fear-of-poorest" };
  return { action: PASS, reason: disgrace ? "disgrace-is-cheap" : "too-dear" };
}
