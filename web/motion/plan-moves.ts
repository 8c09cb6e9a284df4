import { isLuxury, type MoneyCard, type StatusCard } from "../../shared/contract/cards.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";

/** What moves on the screen between two views, in the order in which it is shown. */
export type Move =
  /** Notes rise from the seat to the lot. */
  | { readonly kind: "lay"; readonly seat: Seat; readonly cards: readonly MoneyCard[] }
  /** Notes return to the seat that passed. */
  | { readonly kind: "take-back"; readonly seat: Seat; readonly cards: readonly MoneyCard[] }
  /** All envelopes of the sealed step turn, in seat order. */
  | { readonly kind: "open"; readonly seats: readonly Seat[] }
  /** The lot shrinks into the seal of whoever received it. */
  | { readonly kind: "award"; readonly seat: Seat; readonly card: StatusCard }
  /** A luxury leaves the game with a Faux Pas, or is turned face down by an early exit. */
  | { readonly kind: "give-up"; readonly seat: Seat; readonly card: StatusCard }
  | { readonly kind: "reveal"; readonly card: StatusCard }
  /** A lamp is lit; `lamps` counts it. */
  | { readonly kind: "lamp"; readonly lamps: number };

/** What a plan reads of a view; an API view has it all. */
export type Shown = Pick<DealtView, "phase" | "greens" | "auction" | "lastAuction" | "seats">;

/** More than this, and the end state is shown at once: nobody follows a longer film (B6). */
export const LONGEST_PLAN = 6;

/**
 * The moves that lead from one view to the next. Empty where nothing moved, and where
 * so much happened that showing it would hold the reader up: two auctions or more,
 * or more than `LONGEST_PLAN` moves.
 */
export function planMoves(before: Shown, after: Shown): readonly Move[] {
  const settled = settledBetween(before, after);
  if (settled > 1) return [];
  const moves = [
    ...(settled === 1 ? awardMoves(before, after) : bidMoves(before, after)),
    ...lossMoves(before, after),
    ...revealMoves(before, after),
  ];
  return moves.length > LONGEST_PLAN ? [] : moves;
}

/** The auctions that were settled in between. */
function settledBetween(before: Shown, after: Shown): number {
  return (after.lastAuction?.number ?? 0) - (before.lastAuction?.number ?? 0);
}

function bidMoves(before: Shown, after: Shown): Move[] {
  if (before.auction?.number !== after.auction?.number) return [];
  if (before.phase === "sealed" && after.phase !== "sealed") {
    return [{ kind: "open", seats: after.seats.map(({ seat }) => seat) }];
  }
  return after.seats.flatMap((now): Move[] => {
    const then = before.seats[now.seat];
    if (then === undefined) return [];
    const laid = now.bid.filter((card) => !then.bid.includes(card));
    if (laid.length > 0) return [{ kind: "lay", seat: now.seat, cards: laid }];
    const left = then.in && !now.in && then.bid.length > 0;
    return left ? [{ kind: "take-back", seat: now.seat, cards: then.bid }] : [];
  });
}

function awardMoves(before: Shown, after: Shown): Move[] {
  const last = after.lastAuction;
  if (last === null || last.number !== before.auction?.number) return [];
  return [{ kind: "award", seat: last.winner, card: last.card }];
}

function lossMoves(before: Shown, after: Shown): Move[] {
  return after.seats.flatMap((now) => {
    const then = before.seats[now.seat];
    const gone = then?.cards.filter((card) => isLuxury(card) && !now.cards.includes(card));
    return (gone ?? []).map((card): Move => ({ kind: "give-up", seat: now.seat, card }));
  });
}

function revealMoves(before: Shown, after: Shown): Move[] {
  const moves: Move[] = [];
  if (after.auction !== null && after.auction.number !== before.auction?.number) {
    moves.push({ kind: "reveal", card: after.auction.card });
  }
  if (after.greens > before.greens) moves.push({ kind: "lamp", lamps: after.greens });
  return moves;
}
