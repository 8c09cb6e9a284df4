import { SUM } from "./purse.ts";
import {
  at,
  BID,
  BIDDING,
  HAND,
  HIGH,
  IN,
  PHASE,
  RULES,
  SEALED_RULE,
  SEATS,
  STARTER,
  TURN,
  type Table,
} from "./table.ts";

/** 11.D2: all bids are laid open, everybody is in. */
export function openEnvelopes(table: Table): void {
  let high = 0;
  for (let seat = at(table, SEATS) - 1; seat >= 0; seat--) {
    const laid = at(table, BID + seat);
    table[HAND + seat] = at(table, HAND + seat) & ~laid;
    high = Math.max(high, SUM[laid] as number);
  }
  table[HIGH] = high;
  table[PHASE] = BIDDING;
  const seats = at(table, SEATS);
  passTurn(table, (at(table, STARTER) + seats - 1) % seats);
}

/** To the next seat still in; after envelopes a sole leader is left out (11.D4). */
export function passTurn(table: Table, from: number): void {
  const seats = at(table, SEATS);
  const left = at(table, IN);
  const sealed = at(table, RULES) & SEALED_RULE;
  let seat = from;
  do {
    seat = seat + 1 === seats ? 0 : seat + 1;
  } while (!((left >> seat) & 1) || (sealed && leads(table, seat)));
  table[TURN] = seat;
}

/** Whether the seat alone holds the highest positive total. */
export function leads(table: Table, seat: number): boolean {
  const high = at(table, HIGH);
  if (high === 0 || SUM[at(table, BID + seat)] !== high) return false;
  for (let other = at(table, SEATS) - 1; other >= 0; other--) {
    if (other !== seat && SUM[at(table, BID + other)] === high) return false;
  }
  return true;
}
