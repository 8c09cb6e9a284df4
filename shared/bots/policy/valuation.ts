import { baseOf, moneyOf, prestigesOf } from "../core/score.ts";
import {
  ACTIVE,
  at,
  CARDS,
  DOWN,
  FAUX_PAS,
  FIRST_GREEN,
  FORECAST,
  GREENS,
  LUXURY_CARDS,
  PASSE,
  PRESTIGE_CARDS,
  REMOVED,
  SCANDALE,
  SEATS,
  type Table,
} from "../core/table.ts";

/** How a valuation weighs what it sees; tuned by tournaments of the fast core (docs/bots.md). */
export interface Taste {
  /** Price of a point against the even share of purse and points. */
  readonly spend: number;
  /** How soon the purse to keep rises to the poorest rival's as the end comes near. */
  readonly fear: number;
  readonly prestige: number;
  readonly disgrace: number;
  readonly scandale: number;
  /** How much of the running auction's own points counts beside those still ahead. */
  readonly now: number;
  /** How much dearer than the luxury it costs a recovered card must be. */
  readonly exit: number;
  /** The part of the limit that goes into an envelope. */
  readonly envelope: number;
  /** How much a gain of the rival who gains most counts as a loss. */
  readonly envy: number;
}

export const KEEN_TASTE: Taste = {
  spend: 0.42,
  fear: 0.27,
  prestige: 0.6,
  disgrace: 1.8,
  scandale: 2.4,
  now: 2.3,
  exit: 1.1,
  envelope: 0.45,
  envy: 0.04,
};

/** Stands for `now` in an auction that is known to be the last: nothing is left to save for. */
const LAST_AUCTION = 0.4;

/** What the running auction is worth to each seat; the arrays have one entry a seat. */
export interface Valuation {
  /** The most to lay, in thousands; never more than `most`. */
  readonly limit: Float64Array;
  /** What may be laid at all if the seat is not to be poorest. */
  readonly most: Float64Array;
  /** Price of a status point, in thousands. */
  readonly price: Float64Array;
  /** Expected doublings of a point won now. */
  readonly factor: Float64Array;
}

export function newValuation(): Valuation {
  return {
    limit: new Float64Array(5),
    most: new Float64Array(5),
    price: new Float64Array(5),
    factor: new Float64Array(5),
  };
}

/** What is still to come, as far as the open cards tell. */
interface Outlook {
  /** Expected luxury points after this auction. */
  points: number;
  /** Expected prestige cards after this auction. */
  prestiges: number;
  /** Expected further auctions after this one. */
  auctions: number;
}

/**
 * Values the active card for every seat: the status it brings (or the disgrace costs)
 * with the doublings in play, times the price of a point: what the seat can spend,
 * less what it must keep, spread over the points still to be had.
 */
export function value(table: Table, taste: Taste, into: Valuation): void {
  const outlook = outlookOf(table);
  const seats = at(table, SEATS);
  const card = at(table, ACTIVE);
  let typical = 0;
  for (let seat = 0; seat < seats; seat++) {
    const owned = at(table, CARDS + seat);
    const factor = (1 << prestigesOf(owned)) * ((owned >> SCANDALE) & 1 ? 0.5 : 1);
    into.factor[seat] = factor * (1 + outlook.prestiges / seats);
    const gain = gainOf(card, owned, into.factor[seat] as number, outlook.points / seats, taste);
    into.limit[seat] = gain;
    typical += gain / seats;
  }
  const now = outlook.auctions === 0 ? LAST_AUCTION : taste.now;
  const ahead = aheadOf(table, into, outlook, taste);
  for (let seat = 0; seat < seats; seat++) {
    const most = moneyOf(table, seat) - keepOf(table, seat, outlook.auctions, taste.fear);
    const gain = into.limit[seat] as number;
    const price = (Math.max(0, most) * taste.spend * seats) / (ahead + typical * now + 1e-6);
    into.price[seat] = price;
    into.most[seat] = most;
    into.limit[seat] = Math.min(most, price * (gain + taste.envy * typical));
  }
}

/** Status, in points, that the card brings to a seat, or that taking the disgrace costs it. */
function gainOf(card: number, owned: number, factor: number, share: number, taste: Taste): number {
  const luxuries = owned & LUXURY_CARDS;
  if (card < FAUX_PAS) {
    if (!((owned >> FAUX_PAS) & 1)) return (card + 1) * factor;
    // It would be lost with the waiting Faux Pas (7.3): good only as the smaller sacrifice.
    return Math.max(0, 4.5 - card) * 0.5 * factor;
  }
  if (card === FAUX_PAS) {
    const lost = luxuries === 0 ? Math.min(4, share) : 32 - Math.clz32(luxuries & -luxuries);
    return lost * factor * taste.disgrace;
  }
  if (card === PASSE) return 5 * factor * taste.disgrace;
  const final = Math.max(2, baseOf(owned) + share) * factor;
  return card === SCANDALE ? 0.5 * final * taste.scandale : final * taste.prestige;
}

/** Points that the table will pay for after this auction. */
function aheadOf(table: Table, into: Valuation, outlook: Outlook, taste: Taste): number {
  const seats = at(table, SEATS);
  let factors = 0;
  let bases = 0;
  for (let seat = 0; seat < seats; seat++) {
    factors += (into.factor[seat] as number) / seats;
    bases += Math.max(2, baseOf(at(table, CARDS + seat)) + outlook.points / seats) / seats;
  }
  return outlook.points * factors + outlook.prestiges * bases * factors * taste.prestige;
}

/** The purse to keep: the poorest rival's, the nearer the end the more of it. */
function keepOf(table: Table, seat: number, auctions: number, fear: number): number {
  let poorest = 1000;
  for (let other = at(table, SEATS) - 1; other >= 0; other--) {
    if (other !== seat) poorest = Math.min(poorest, moneyOf(table, other));
  }
  return (poorest + 1) / (1 + fear * auctions);
}

/** Weighs the unseen cards by the chance that they still come to auction (rules.md 15). */
export function outlookOf(table: Table): Outlook {
  let seen = at(table, REMOVED) | (1 << at(table, ACTIVE));
  for (let seat = at(table, SEATS) - 1; seat >= 0; seat--) {
    seen |= at(table, CARDS + seat) | at(table, DOWN + seat);
  }
  const greens = 4 - at(table, GREENS);
  const forecast = at(table, FORECAST);
  if (forecast >= FIRST_GREEN && greens === 1) return { points: 0, prestiges: 0, auctions: 0 };
  const unseen = ~seen & 0xffff;
  const cards = bits(unseen);
  const chance = greens / (greens + 1);
  const points = sumOf(unseen & LUXURY_CARDS) * chance;
  const prestiges = (bits(unseen & PRESTIGE_CARDS) * (greens - 1)) / greens;
  return { points, prestiges, auctions: (greens * (cards + 1)) / (greens + 1) - 1 };
}

function sumOf(luxuries: number): number {
  return baseOf(luxuries);
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
