import { isLuxury, type Luxury } from "./cards.ts";
import type { GameEvent } from "./event.ts";
import { nextCard } from "./next-card.ts";
import type { Seat } from "./seat.ts";
import {
  type AuctionState,
  type BiddingState,
  type DiscardState,
  seatAt,
  type State,
  withSeat,
} from "./state.ts";
import { releaseReserve } from "./variants/reserve.ts";

type LossReason = Extract<GameEvent, { type: "luxury-lost" }>["reason"];

/**
 * 4.4: the card goes to `winner`, who starts the next auction; then whatever a Faux Pas
 * asks for (7), and on to the next card. `paid` is the winner's total, in thousands.
 */
export function award(state: BiddingState, winner: Seat, paid: number, events: GameEvent[]): State {
  const { number, card, laid } = state.auction;
  const { cards, pending } = seatAt(state.seats, winner);
  const awarded: BiddingState = {
    ...state,
    starter: winner,
    lastAuction: { number, card, winner, paid, laid },
    seats: withSeat(state.seats, winner, { cards: [...cards, card] }),
  };
  if (card === "FP") return meetFauxPas(awarded, winner, cards.filter(isLuxury), events);
  if (pending && isLuxury(card)) return loseLuxury(awarded, winner, card, "waiting", events); // 7.3
  return finishAuction(awarded, events);
}

/** 7.1, 7.2: choose among the face-up luxuries, lose the only one, or wait for the next. */
function meetFauxPas(
  state: BiddingState,
  owner: Seat,
  [first, ...others]: readonly Luxury[],
  events: GameEvent[],
): State {
  if (first === undefined) {
    const seats = withSeat(state.seats, owner, { pending: true });
    return finishAuction({ ...state, seats }, events);
  }
  if (others.length === 0) return loseLuxury(state, owner, first, "only-one", events);
  return { ...state, phase: "discard", turn: owner };
}

/** 7.1: the owner has chosen. */
export function discard(state: DiscardState, luxury: Luxury, events: GameEvent[]): State {
  return loseLuxury(state, state.turn, luxury, "chosen", events);
}

/** The luxury and the Faux Pas leave the game together, openly. */
function loseLuxury(
  state: AuctionState,
  seat: Seat,
  luxury: Luxury,
  reason: LossReason,
  events: GameEvent[],
): State {
  events.push({ type: "luxury-lost", auction: state.auction.number, seat, luxury, reason });
  const cards = seatAt(state.seats, seat).cards.filter((card) => card !== luxury && card !== "FP");
  return finishAuction(
    {
      ...state,
      removed: [...state.removed, "FP", luxury],
      seats: withSeat(state.seats, seat, { cards, pending: false }),
    },
    events,
  );
}

function finishAuction(state: AuctionState, events: GameEvent[]): State {
  const released = releaseReserve(state, events);
  return nextCard({ ...released, auctionsDone: state.auctionsDone + 1 }, events);
}
