import type { ActionType } from "./action.ts";
import type { Luxury, MoneyCard, StatusCard } from "./cards.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./seat.ts";

export const PHASES = ["sealed", "bidding", "discard", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const AUCTION_KINDS = ["positive", "disgrace"] as const;
export type AuctionKind = (typeof AUCTION_KINDS)[number];

/** What one viewer may see of a game (rules.md 10). Money lists ascend; null is "not shown". */
export interface GameView {
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly starter: Seat;
  readonly greens: number;
  readonly deckCount: number;
  /** The card under the hammer; at the end the fourth green, which belongs to nobody. */
  readonly active: StatusCard | null;
  readonly forecast: StatusCard | null;
  readonly removed: readonly StatusCard[];
  readonly auctionsDone: number;
  readonly auction: AuctionView | null;
  readonly lastAuction: LastAuctionView | null;
  readonly seats: readonly SeatView[];
  readonly you: OwnView | null;
  readonly result: Result | null;
}

export interface AuctionView {
  /** From 1. */
  readonly number: number;
  readonly card: StatusCard;
  readonly kind: AuctionKind;
  readonly high: number;
  /** The one seat that alone holds the highest positive total. */
  readonly leader: Seat | null;
  /** The seats that have sealed, in the sealed step; else null. */
  readonly submitted: readonly Seat[] | null;
}

/** The last settled auction, readable until the next one settles (10.3). */
export interface LastAuctionView {
  readonly number: number;
  readonly card: StatusCard;
  /** Who received the card. */
  readonly winner: Seat;
  /** The winner's total; 0 in a disgrace auction. */
  readonly paid: number;
  /** The most that each seat laid, as cards, one list a seat. */
  readonly bids: readonly (readonly MoneyCard[])[];
}

export interface SeatView {
  readonly seat: Seat;
  /** Still in the running auction. */
  readonly in: boolean;
  readonly bid: readonly MoneyCard[];
  readonly handCount: number;
  readonly hand: readonly MoneyCard[] | null;
  /** Hand and reserve. */
  readonly money: number | null;
  readonly spentCount: number;
  readonly spent: readonly MoneyCard[] | null;
  readonly reserve: MoneyCard | null;
  readonly cards: readonly StatusCard[];
  readonly turnedDown: readonly Luxury[];
  /** A Faux Pas waits for the next luxury (7.2). */
  readonly pending: boolean;
  readonly exitUsed: boolean;
  /** The score as it stands (9.2). */
  readonly status: number;
}

/** What a seat sees of itself alone. */
export interface OwnView {
  readonly seat: Seat;
  readonly hand: readonly MoneyCard[];
  readonly spent: readonly MoneyCard[];
  readonly money: number;
  /** The own envelope, in the sealed step once submitted; else null. */
  readonly sealed: readonly MoneyCard[] | null;
  readonly legal: LegalView;
}

/** All that a client needs in order to act without knowing the rules. */
export interface LegalView {
  /** Empty when nothing is due from this seat. */
  readonly actions: readonly ActionType[];
  /** The total that a bid must exceed, where a bid is due; else null. */
  readonly toBeat: number | null;
  /** The cards for the smallest own total above `toBeat`: fewest cards, then lexicographically first. */
  readonly cheapest: readonly MoneyCard[] | null;
  /** The luxuries to choose from; empty outside the discard. */
  readonly discard: readonly Luxury[];
  readonly exit: {
    readonly luxuries: readonly Luxury[];
    readonly recover: readonly MoneyCard[];
  } | null;
}
