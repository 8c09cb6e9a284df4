import type { Luxury, MoneyCard, StatusCard } from "./cards.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./seat.ts";

/**
 * What happened, completely; made only by the engine. These hold every secret:
 * what a viewer may see of an event is built by `eventFor`. Card lists are in
 * ascending order, totals in thousands, `auction` counts from 1.
 */
export type GameEvent =
  /** 4.1–4.2. `forecast` is the card exposed for later (11.B); the fourth green is not auctioned. */
  | {
      readonly type: "card-revealed";
      readonly auction: number;
      readonly card: StatusCard;
      readonly greens: number;
      readonly auctioned: boolean;
      readonly forecast: StatusCard | null;
    }
  /** 11.D1 */
  | {
      readonly type: "sealed";
      readonly auction: number;
      readonly seat: Seat;
      readonly cards: readonly MoneyCard[];
    }
  /** 11.D2. `bids`, one list a seat; `leader` alone holds the highest positive total. */
  | {
      readonly type: "envelopes-opened";
      readonly auction: number;
      readonly bids: readonly (readonly MoneyCard[])[];
      readonly high: number;
      readonly leader: Seat | null;
    }
  /** 5.2, 6.1. `cards` are those added now; `total` is the seat's whole bid, `was` the one it beat. */
  | {
      readonly type: "bid-raised";
      readonly auction: number;
      readonly seat: Seat;
      readonly cards: readonly MoneyCard[];
      readonly total: number;
      readonly was: number;
    }
  /** 5.3. `cards` return to the hand. */
  | {
      readonly type: "passed";
      readonly auction: number;
      readonly seat: Seat;
      readonly cards: readonly MoneyCard[];
    }
  /** 11.E. `cards` return from the bid, `recovered` from the spent pile (private, E6). */
  | {
      readonly type: "exited";
      readonly auction: number;
      readonly seat: Seat;
      readonly luxury: Luxury;
      readonly recovered: MoneyCard;
      readonly cards: readonly MoneyCard[];
    }
  /** 5.5. `paid` is the total of `cards`, 0 for a free card. */
  | {
      readonly type: "card-won";
      readonly auction: number;
      readonly seat: Seat;
      readonly card: StatusCard;
      readonly cards: readonly MoneyCard[];
      readonly paid: number;
    }
  /** 6.2. `lost`, one entry for each other seat that laid cards, in seat order. */
  | {
      readonly type: "disgrace-taken";
      readonly auction: number;
      readonly seat: Seat;
      readonly card: StatusCard;
      readonly lost: readonly DisgracePayment[];
    }
  /** 7. Chosen by its owner, the only one he had, or the first to reach a waiting Faux Pas. */
  | {
      readonly type: "luxury-lost";
      readonly auction: number;
      readonly seat: Seat;
      readonly luxury: Luxury;
      readonly reason: "chosen" | "only-one" | "waiting";
    }
  /** 11.C2. Every seat takes its 1 back into the hand. */
  | { readonly type: "reserve-released"; readonly auction: number }
  /** 8 */
  | { readonly type: "game-over"; readonly result: Result };

export interface DisgracePayment {
  readonly seat: Seat;
  readonly cards: readonly MoneyCard[];
  readonly total: number;
}

export type EventType = GameEvent["type"];
export const EVENT_TYPES = [
  "card-revealed",
  "sealed",
  "envelopes-opened",
  "bid-raised",
  "passed",
  "exited",
  "card-won",
  "disgrace-taken",
  "luxury-lost",
  "reserve-released",
  "game-over",
] as const satisfies readonly EventType[];
