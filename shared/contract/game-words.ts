/** The engine's other words, for those upstairs that may not stand on the engine itself. */
export { ACTION_TYPES } from "../engine/action.ts";
export { SEAT_COUNTS } from "../engine/seat.ts";
export { VARIANTS } from "../engine/variant.ts";
export { AUCTION_KINDS, PHASES } from "../engine/view.ts";
export type { Action, ActionType } from "../engine/action.ts";
export type { ExitObstacle } from "../engine/refusal.ts";
export type { Result } from "../engine/result.ts";
export type { Seat, SeatCount, Viewer } from "../engine/seat.ts";
export type { Variant } from "../engine/variant.ts";
export type {
  AuctionKind,
  AuctionView,
  LastAuctionView,
  LegalView,
  Phase,
} from "../engine/view.ts";
