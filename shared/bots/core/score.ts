import { LUXURIES } from "../../engine/cards.ts";
import { SUM } from "./purse.ts";
import {
  at,
  BID,
  CARDS,
  HAND,
  LUXURY_CARDS,
  PASSE,
  PRESTIGE_CARDS,
  RELEASED,
  RESERVE_RULE,
  RULES,
  SCANDALE,
  SEATS,
  type Table,
} from "./table.ts";

/** The sum of the luxuries in each of the 1024 sets of luxuries. */
const VALUE = new Uint8Array(1 << LUXURIES.length);
for (let set = 1; set < VALUE.length; set++) {
  VALUE[set] = (VALUE[set & (set - 1)] as number) + 32 - Math.clz32(set & -set);
}

/** The luxuries of a set of status cards, less five with Passé (rules.md 9.1). */
export function baseOf(cards: number): number {
  return (VALUE[cards & LUXURY_CARDS] as number) - 5 * ((cards >> PASSE) & 1);
}

/** How often a set of status cards doubles: 0 to 3. */
export function prestigesOf(cards: number): number {
  const set = (cards & PRESTIGE_CARDS) >> 12;
  return (set & 1) + ((set >> 1) & 1) + (set >> 2);
}

/** Twice the status (9.2), which is whole. */
export function twiceStatus(cards: number): number {
  return baseOf(cards) * (2 << prestigesOf(cards)) * ((cards >> SCANDALE) & 1 ? 0.5 : 1);
}

/** Hand, own bid and unreleased reserve, in thousands. */
export function moneyOf(table: Table, seat: number): number {
  const reserved = at(table, RULES) & RESERVE_RULE && at(table, RELEASED) === 0 ? 1 : 0;
  return (
    (SUM[at(table, HAND + seat)] as number) + (SUM[at(table, BID + seat)] as number) + reserved
  );
}

/**
 * The bits of the winning seats if the game ended now (8.3–9.6); 0 is a shared loss.
 */
export function winnersOf(table: Table): number {
  const seats = at(table, SEATS);
  let poorest = 1000;
  for (let seat = 0; seat < seats; seat++) poorest = Math.min(poorest, moneyOf(table, seat));
  let winners = 0;
  let best = 0;
  for (let seat = 0; seat < seats; seat++) {
    const money = moneyOf(table, seat);
    if (money === poorest) continue;
    const cards = at(table, CARDS + seat);
    // Status, then money, then the highest luxury: one number that orders as 9.4 and 9.5 do.
    const rank = (twiceStatus(cards) * 128 + money) * 16 + 32 - Math.clz32(cards & LUXURY_CARDS);
    if (winners === 0 || rank > best) {
      best = rank;
      winners = 1 << seat;
    } else if (rank === best) {
      winners |= 1 << seat;
    }
  }
  return winners;
}
