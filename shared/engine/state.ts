import type { Luxury, StatusCard } from "./cards.ts";
import type { MoneySet } from "./money-set.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./seat.ts";
import type { Variant } from "./variant.ts";
import type { AuctionKind } from "./view.ts";

/** Which of the five variants are played. */
export type Variants = Readonly<Record<Variant, boolean>>;

/** One seat's money and cards (rules.md 3). */
export interface SeatState {
  readonly hand: MoneySet;
  /** Laid in the running auction; empty once the seat has passed. */
  readonly bid: MoneySet;
  readonly spent: MoneySet;
  /** 2.5: the 1, while it is set aside. */
  readonly reserve: MoneySet;
  /** Still in the running auction. */
  readonly in: boolean;
  /** Face up. */
  readonly cards: readonly StatusCard[];
  /** 11.E4: turned face down by an early exit. */
  readonly turnedDown: readonly Luxury[];
  /** 7.2: a Faux Pas waits for the next luxury. */
  readonly pending: boolean;
  readonly exitUsed: boolean;
}

export interface Auction {
  /** From 1. */
  readonly number: number;
  readonly card: StatusCard;
  readonly kind: AuctionKind;
  /** The largest total laid, in thousands. */
  readonly high: number;
  /** The most that each seat has laid, also of those who have passed since. */
  readonly laid: readonly MoneySet[];
}

/** An auction whose card has been awarded. */
export interface SettledAuction {
  readonly number: number;
  readonly card: StatusCard;
  readonly winner: Seat;
  /** The winner's total; 0 in a disgrace auction. */
  readonly paid: number;
  readonly laid: readonly MoneySet[];
}

/** What every phase has. Whole: it holds every secret, and only `viewFor` shows it. */
interface Table {
  /** The number of applied actions; 0 at the deal. */
  readonly version: number;
  readonly variants: Variants;
  /** In the order of drawing; the first `drawn` cards have been turned up. */
  readonly deck: readonly StatusCard[];
  readonly drawn: number;
  readonly starter: Seat;
  /** 4.2: green cards that became active. */
  readonly greens: number;
  /** The card under the hammer; at the end the fourth green, which belongs to nobody. */
  readonly active: StatusCard | null;
  readonly forecast: StatusCard | null;
  /** 11.C2: the reserves have been given back. */
  readonly released: boolean;
  readonly removed: readonly StatusCard[];
  readonly auctionsDone: number;
  readonly lastAuction: SettledAuction | null;
  readonly seats: readonly SeatState[];
}

/** 11.D1. `envelopes`, one a seat; null where none has been handed in. */
export interface SealedState extends Table {
  readonly phase: "sealed";
  readonly turn: null;
  readonly auction: Auction;
  readonly envelopes: readonly (MoneySet | null)[];
  readonly result: null;
}

export interface BiddingState extends Table {
  readonly phase: "bidding";
  readonly turn: Seat;
  readonly auction: Auction;
  readonly envelopes: null;
  readonly result: null;
}

/** 7.1: the auction is settled, its card lies with `turn`, who chooses what to lose. */
export interface DiscardState extends Table {
  readonly phase: "discard";
  readonly turn: Seat;
  readonly auction: Auction;
  readonly envelopes: null;
  readonly result: null;
}

export interface OverState extends Table {
  readonly phase: "over";
  readonly turn: null;
  readonly auction: null;
  readonly envelopes: null;
  readonly result: Result;
}

/** A whole game at one moment. Immutable; made by `deal`, `setUp` and `apply` alone. */
export type State = SealedState | BiddingState | DiscardState | OverState;
export type AuctionState = SealedState | BiddingState | DiscardState;

/** The seat's own state; a seat that is not at this table is a fault of the program. */
export function seatAt(seats: readonly SeatState[], seat: Seat): SeatState {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat} among ${seats.length}`);
  return found;
}

/** The seats with one of them changed. */
export function withSeat(
  seats: readonly SeatState[],
  seat: Seat,
  change: Partial<SeatState>,
): readonly SeatState[] {
  return seats.with(seat, { ...seatAt(seats, seat), ...change });
}
