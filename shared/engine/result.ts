import type { Seat } from "./seat.ts";

/** How a game ended (rules.md 8, 9). Lists with one entry a seat are in seat order. */
export interface Result {
  /** Hand and reserve, in thousands (8.2). */
  readonly money: readonly number[];
  /** The score, exact: halves occur (9.3). Shown for every seat, also those not eligible. */
  readonly status: readonly number[];
  /** The seats that are not poorest (8.3). */
  readonly eligible: readonly Seat[];
  /** Several only in a shared win (9.6); none in a shared loss. */
  readonly winners: readonly Seat[];
  readonly sharedLoss: boolean;
  /** Eligible seats first, equal ranks shared; then the others by status (9.7). */
  readonly ranking: readonly { readonly seat: Seat; readonly rank: number }[];
}
