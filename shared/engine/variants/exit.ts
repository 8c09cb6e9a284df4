import { isLuxury, type Luxury, type MoneyCard } from "../cards.ts";
import type { GameEvent } from "../event.ts";
import { cardsOf, includes, NO_MONEY, setOf, union, without } from "../money-set.ts";
import type { ExitObstacle } from "../refusal.ts";
import type { Seat } from "../seat.ts";
import { type BiddingState, seatAt, withSeat } from "../state.ts";

export interface ExitChoice {
  readonly luxury: Luxury;
  readonly recover: MoneyCard;
}

/** 11.E1, E3–E5: what stands in the way of this early exit of the seat on turn. */
export function exitObstacle(
  state: BiddingState,
  seat: Seat,
  choice: ExitChoice,
): ExitObstacle | undefined {
  const { cards, spent, exitUsed } = seatAt(state.seats, seat);
  if (!state.variants.exit) return "variant-off";
  if (state.auction.kind === "disgrace") return "disgrace";
  if (exitUsed) return "used";
  if (!cards.some(isLuxury)) return "no-luxury";
  if (spent === NO_MONEY) return "no-spent";
  // A name that is no luxury at all must not reach the AG or FP that lies there.
  if (!isLuxury(choice.luxury) || !cards.includes(choice.luxury)) return "luxury-not-yours";
  return includes(spent, choice.recover) ? undefined : "not-spent";
}

/** 11.E2: bid and recovered card return to the hand, the luxury is turned; a pass for the rest. */
export function leaveEarly(
  state: BiddingState,
  seat: Seat,
  { luxury, recover }: ExitChoice,
  events: GameEvent[],
): BiddingState {
  const { hand, bid, spent, cards, turnedDown } = seatAt(state.seats, seat);
  const recovered = setOf([recover]);
  events.push({
    type: "exited",
    auction: state.auction.number,
    seat,
    luxury,
    recovered: recover,
    cards: cardsOf(bid),
  });
  return {
    ...state,
    seats: withSeat(state.seats, seat, {
      hand: union(union(hand, bid), recovered),
      bid: NO_MONEY,
      spent: without(spent, recovered),
      in: false,
      cards: cards.filter((card) => card !== luxury),
      turnedDown: [...turnedDown, luxury],
      exitUsed: true,
    }),
  };
}
