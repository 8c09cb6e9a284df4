import { FULL_PURSE, SUM } from "./purse.ts";
import { award, closeAuction, loseLuxury, reveal } from "./settle.ts";
import {
  ACTIVE,
  at,
  BID,
  CARDS,
  DECK,
  DECK_SIZE,
  DOWN,
  EXITED,
  FORECAST,
  HAND,
  HIGH,
  IN,
  isDisgraceNumber,
  RESERVE_RULE,
  RULES,
  SEATS,
  SPENT,
  STARTER,
  SUBMITTED,
  TABLE_SIZE,
  type Table,
} from "./table.ts";
import { openEnvelopes, passTurn } from "./turn.ts";

/** Actions as numbers: PASS, a bid's purse (1 … 2047), or one of these with its operand. */
export const PASS = 0;
export const SEAL = 1 << 11;
export const DISCARD = 1 << 12;
export const EXIT = 1 << 13;

export function discardCode(luxury: number): number {
  return DISCARD | luxury;
}

/** The number of an early exit: the luxury's number, and the money card's place in MONEY_CARDS. */
export function exitCode(luxury: number, money: number): number {
  return EXIT | (luxury << 4) | money;
}

/** A new game with its first card turned up (rules.md 2, 4). */
export function dealTable(
  seats: number,
  rules: number,
  starter: number,
  deck: ArrayLike<number>,
): Table {
  const table = new Int32Array(TABLE_SIZE);
  table[SEATS] = seats;
  table[RULES] = rules;
  table[STARTER] = starter;
  table[FORECAST] = -1;
  const hand = rules & RESERVE_RULE ? FULL_PURSE - 1 : FULL_PURSE;
  for (let seat = 0; seat < seats; seat++) table[HAND + seat] = hand;
  for (let index = 0; index < DECK_SIZE; index++) table[DECK + index] = deck[index] as number;
  reveal(table);
  return table;
}

/** Plays an action that is legal for the seat; nothing is checked. */
export function play(table: Table, seat: number, action: number): void {
  if (action === PASS) pass(table, seat);
  else if (action < SEAL) bid(table, seat, action);
  else if (action < DISCARD) seal(table, seat, action ^ SEAL);
  else if (action < EXIT) discard(table, seat, action ^ DISCARD);
  else exit(table, seat, (action >> 4) & 15, action & 15);
}

function bid(table: Table, seat: number, lay: number): void {
  table[HAND + seat] = at(table, HAND + seat) & ~lay;
  const laid = at(table, BID + seat) | lay;
  table[BID + seat] = laid;
  table[HIGH] = SUM[laid] as number;
  passTurn(table, seat);
}

function pass(table: Table, seat: number): void {
  table[HAND + seat] = at(table, HAND + seat) | at(table, BID + seat);
  table[BID + seat] = 0;
  if (isDisgraceNumber(at(table, ACTIVE))) {
    payAll(table);
    award(table, seat);
    return;
  }
  const left = at(table, IN) & ~(1 << seat);
  table[IN] = left;
  if (left & (left - 1)) {
    passTurn(table, seat);
    return;
  }
  payAll(table);
  award(table, 31 - Math.clz32(left));
}

/** What still lies in front of the seats is paid (5.5, 6.2). */
function payAll(table: Table): void {
  for (let seat = at(table, SEATS) - 1; seat >= 0; seat--) {
    table[SPENT + seat] = at(table, SPENT + seat) | at(table, BID + seat);
    table[BID + seat] = 0;
  }
}

function seal(table: Table, seat: number, lay: number): void {
  table[BID + seat] = lay;
  table[SUBMITTED] = at(table, SUBMITTED) | (1 << seat);
  if (table[SUBMITTED] === (1 << at(table, SEATS)) - 1) openEnvelopes(table);
}

function discard(table: Table, seat: number, luxury: number): void {
  loseLuxury(table, seat, luxury);
  closeAuction(table);
}

function exit(table: Table, seat: number, luxury: number, money: number): void {
  table[CARDS + seat] = at(table, CARDS + seat) & ~(1 << luxury);
  table[DOWN + seat] = at(table, DOWN + seat) | (1 << luxury);
  table[EXITED] = at(table, EXITED) | (1 << seat);
  table[SPENT + seat] = at(table, SPENT + seat) & ~(1 << money);
  table[HAND + seat] = at(table, HAND + seat) | (1 << money);
  pass(table, seat);
}
