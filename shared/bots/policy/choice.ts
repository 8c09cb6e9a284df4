import { discardCode, exitCode, PASS, SEAL } from "../core/play.ts";
import { cheapest, dearest, SUM } from "../core/purse.ts";
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
  SPENT,
  type Table,
} from "../core/table.ts";
import type { Reason } from "../level.ts";
import { isUnbeatable, layUpTo, tidyRaise } from "./raise.ts";

/** An action of the core, and why. */
export interface Choice {
  readonly action: number;
  readonly reason: Reason;
}

/** The lowest luxury: what a Faux Pas takes, and what an early exit turns down. */
export function lowestLuxury(table: Table, seat: number): number {
  const luxuries = at(table, CARDS + seat) & LUXURY_CARDS;
  return 31 - Math.clz32(luxuries & -luxuries);
}

/**
 * Plays on to a limit, in every phase.
 *
 * @param limit the most to lay in this auction, in thousands
 * @param envelope the most to seal, in thousands
 */
export function actionWithin(table: Table, seat: number, limit: number, envelope: number): number {
  const phase = at(table, PHASE);
  if (phase === DISCARDING) return discardCode(lowestLuxury(table, seat));
  if (phase === SEALED) return SEAL | layUpTo(at(table, HAND + seat), envelope);
  const lay = tidyRaise(table, seat, limit);
  return lay === 0 ? PASS : lay;
}

/** The early exit that turns down the lowest luxury and takes back the dearest card. */
export function bestExit(table: Table, seat: number): number {
  return exitCode(lowestLuxury(table, seat), 31 - Math.clz32(at(table, SPENT + seat)));
}

/** What the early exit would bring back, in thousands. */
export function exitGain(table: Table, seat: number): number {
  return dearest(at(table, SPENT + seat));
}

/** Why a bot plays this. `afraid`: its limit came from the fear of being poorest. */
export function reasonFor(table: Table, seat: number, action: number, afraid: boolean): Reason {
  const phase = at(table, PHASE);
  if (phase === DISCARDING) return "lowest-luxury";
  const held = afraid ? "fear-of-poorest" : null;
  if (phase === SEALED) return action === SEAL ? (held ?? "empty-envelope") : "envelope";
  const disgrace = isDisgraceNumber(at(table, ACTIVE));
  const laid = SUM[at(table, BID + seat)] as number;
  if (action > SEAL) return "buy-back";
  if (action !== PASS) {
    if (isUnbeatable(table, seat, laid + (SUM[action] as number))) return "unbeatable";
    return disgrace ? "avoid-disgrace" : "worth-more";
  }
  const least = cheapest(at(table, HAND + seat), at(table, HIGH) + 1 - laid);
  if (least === 0) return "cannot-raise";
  return held ?? (disgrace ? "disgrace-is-cheap" : "too-dear");
}
