import { openEnvelopes } from "./turn.ts";
import {
  ACTIVE,
  at,
  AUCTIONS,
  BIDDING,
  CARDS,
  DECK,
  DECK_SIZE,
  DISCARDING,
  DRAWN,
  FAUX_PAS,
  FIRST_GREEN,
  FORECAST,
  FORECAST_RULE,
  GREENS,
  HAND,
  HIGH,
  IN,
  isDisgraceNumber,
  LUXURY_CARDS,
  OVER,
  PHASE,
  RELEASED,
  REMOVED,
  RESERVE_RULE,
  RULES,
  SEALED,
  SEALED_RULE,
  SEATS,
  STARTER,
  SUBMITTED,
  TURN,
  type Table,
} from "./table.ts";

/** 4.1, 4.2, 11.B: the next card, and the end at the fourth green. */
export function reveal(table: Table): void {
  const waiting = at(table, FORECAST);
  table[FORECAST] = -1;
  const card = waiting >= 0 ? waiting : draw(table);
  table[ACTIVE] = card;
  if (card >= FIRST_GREEN) table[GREENS] = at(table, GREENS) + 1;
  if (card < 0 || at(table, GREENS) === 4) {
    table[PHASE] = OVER;
    table[TURN] = -1;
    return;
  }
  if (at(table, RULES) & FORECAST_RULE && at(table, AUCTIONS) > 0) table[FORECAST] = draw(table);
  openAuction(table, card);
}

function draw(table: Table): number {
  const drawn = at(table, DRAWN);
  if (drawn === DECK_SIZE) return -1;
  table[DRAWN] = drawn + 1;
  return at(table, DECK + drawn);
}

function openAuction(table: Table, card: number): void {
  const seats = at(table, SEATS);
  const everyone = (1 << seats) - 1;
  table[IN] = everyone;
  table[HIGH] = 0;
  table[SUBMITTED] = 0;
  if (!(at(table, RULES) & SEALED_RULE) || isDisgraceNumber(card)) {
    table[PHASE] = BIDDING;
    table[TURN] = at(table, STARTER);
    return;
  }
  table[PHASE] = SEALED;
  table[TURN] = -1;
  // 11.D1: a seat without cards counts as having sealed nothing.
  for (let seat = 0; seat < seats; seat++) {
    if (at(table, HAND + seat) === 0) table[SUBMITTED] = at(table, SUBMITTED) | (1 << seat);
  }
  if (at(table, SUBMITTED) === everyone) openEnvelopes(table);
}

/** 4.4, 7: the active card goes to the seat, which opens the next auction. */
export function award(table: Table, seat: number): void {
  const card = at(table, ACTIVE);
  const owned = at(table, CARDS + seat);
  const luxuries = owned & LUXURY_CARDS;
  table[STARTER] = seat;
  table[CARDS + seat] = owned | (1 << card);
  if (card < FAUX_PAS && (owned >> FAUX_PAS) & 1) {
    loseLuxury(table, seat, card);
  } else if (card === FAUX_PAS && luxuries !== 0) {
    if (luxuries & (luxuries - 1)) {
      table[PHASE] = DISCARDING;
      table[TURN] = seat;
      return;
    }
    loseLuxury(table, seat, 31 - Math.clz32(luxuries));
  }
  closeAuction(table);
}

/** The luxury and Faux Pas leave the game together. */
export function loseLuxury(table: Table, seat: number, luxury: number): void {
  const gone = (1 << luxury) | (1 << FAUX_PAS);
  table[CARDS + seat] = at(table, CARDS + seat) & ~gone;
  table[REMOVED] = at(table, REMOVED) | gone;
}

/** Ends the auction and turns up the next card. */
export function closeAuction(table: Table): void {
  table[AUCTIONS] = at(table, AUCTIONS) + 1;
  // 11.C2: released once the first green has been auctioned.
  if (
    at(table, RULES) & RESERVE_RULE &&
    at(table, RELEASED) === 0 &&
    at(table, ACTIVE) >= FIRST_GREEN
  ) {
    table[RELEASED] = 1;
    for (let seat = at(table, SEATS) - 1; seat >= 0; seat--)
      table[HAND + seat] = at(table, HAND + seat) | 1;
  }
  reveal(table);
}
