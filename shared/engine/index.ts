/** The rules of High Society: pure, synchronous, immutable. The ground floor; imports nothing. */

export * from "./action.ts";
export * from "./cards.ts";
export * from "./event.ts";
export * from "./ledger.ts";
export * from "./money-set.ts";
export * from "./refusal.ts";
export * from "./result.ts";
export * from "./seat.ts";
export * from "./variant.ts";
export * from "./view.ts";

export { apply, type Outcome } from "./apply.ts";
export { cheapestAbove } from "./cheapest.ts";
export { eventFor, type ViewedEvent } from "./event-for.ts";
export { brokenByStep, brokenInvariants, type Invariant } from "./invariants.ts";
export { refusalOf } from "./legal.ts";
export { defaultAction, legalFor, legalKinds } from "./legal-view.ts";
export {
  type Position,
  POSITION_FAULTS,
  type PositionFault,
  type PositionSeat,
  type SetUp,
  setUp,
} from "./position.ts";
export { type Replay, replay, type SeatAction } from "./replay.ts";
export { moneyOf, resultOf, statusOf } from "./score.ts";
export { deal, type Setup, type Start } from "./setup.ts";
export { shuffle, uniformBelow } from "./shuffle.ts";
export type {
  Auction,
  BiddingState,
  DiscardState,
  OverState,
  SealedState,
  SeatState,
  SettledAuction,
  State,
  Variants,
} from "./state.ts";
export { seatAt } from "./state.ts";
export { leaderOf, seatsDue } from "./turn.ts";
export { viewFor } from "./view-for.ts";
