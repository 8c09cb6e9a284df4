import { MONEY_CARDS, type Luxury, type MoneyCard } from "../../shared/contract/cards.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";

/** How a money card of one's own stands; all eleven are always shown in the same places. */
export type NoteState = "hand" | "laid" | "sealed" | "aside" | "gone";
export interface Note {
  readonly card: MoneyCard;
  readonly state: NoteState;
}

/** What the pass button would do. */
export type PassEffect =
  | { readonly kind: "nothing-laid" }
  | { readonly kind: "take-back"; readonly total: number }
  | { readonly kind: "take-card"; readonly total: number };

/** What is due from the viewer, or why nothing is. */
export type Duty =
  | { readonly kind: "bid"; readonly toBeat: number; readonly peril: boolean }
  /** No set of cards goes above what is to beat: passing, or an early exit, is all there is. */
  | { readonly kind: "cannot-raise"; readonly toBeat: number; readonly peril: boolean }
  | { readonly kind: "seal" }
  | { readonly kind: "discard"; readonly luxuries: readonly Luxury[] }
  /** Still in the auction, another seat is to act. */
  | { readonly kind: "wait" }
  | { readonly kind: "sealed" }
  | { readonly kind: "passed" }
  | { readonly kind: "over" }
  | { readonly kind: "gallery" };

export interface Dock {
  readonly duty: Duty;
  readonly notes: readonly Note[];
  /** The sums, in thousands: laid in this auction, chosen now, and both. */
  readonly laid: number;
  readonly chosen: number;
  readonly total: number;
  /** Whether the chosen cards make a bid (or an envelope, which may be empty). */
  readonly enough: boolean;
  readonly pass: PassEffect;
  readonly exit: boolean;
  /** The viewer's purse after laying the chosen cards. */
  readonly purseAfter: number;
  /** Equal as long as the same press does the same thing; see press-guard. */
  readonly meaning: string;
}

/** The purse below which a bid is warned about: a fifth of the 106 at the start (A5). */
const LOW_PURSE = 106 / 5;

/** @param selection cards chosen on the screen; those no longer in the hand do not count */
export function dockOf(view: DealtView, selection: readonly MoneyCard[]): Dock {
  const duty = dutyOf(view);
  const own = view.you;
  const seat = own === null ? undefined : view.seats[own.seat];
  const hand = own?.hand ?? [];
  const chosenCards = chosenFrom(view, selection);
  const laid = total(seat?.bid ?? []);
  const chosen = total(chosenCards);
  return {
    duty,
    notes: notesOf(view),
    laid,
    chosen,
    total: laid + chosen,
    enough:
      duty.kind === "seal" ||
      (duty.kind === "bid" && chosenCards.length > 0 && laid + chosen > duty.toBeat),
    pass: passEffect(view, laid),
    exit: own?.legal.actions.includes("exit") ?? false,
    purseAfter: total(hand) - chosen + (seat?.reserve ?? 0),
    meaning: [view.auction?.number, duty.kind, view.auction?.high, view.auction?.leader, laid].join(
      "/",
    ),
  };
}

/** The selection as far as it can be laid now. */
export function chosenFrom(view: DealtView, selection: readonly MoneyCard[]): readonly MoneyCard[] {
  const hand = view.you?.hand ?? [];
  return hand.filter((card) => selection.includes(card));
}

/** Whether laying the chosen cards leaves so little that the person should hear of it. */
export function leavesLittle(dock: Dock): boolean {
  return dock.chosen > 0 && dock.purseAfter < LOW_PURSE;
}

export function total(cards: readonly MoneyCard[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}

export function dutyOf(view: DealtView): Duty {
  const own = view.you;
  if (view.status === "over") return { kind: "over" };
  if (own === null) return { kind: "gallery" };
  const { actions, toBeat, discard } = own.legal;
  if (actions.includes("discard")) return { kind: "discard", luxuries: discard };
  if (actions.includes("seal")) return { kind: "seal" };
  const peril = view.auction?.kind === "disgrace";
  if (actions.includes("bid")) return { kind: "bid", toBeat: toBeat ?? 0, peril };
  if (actions.includes("pass")) {
    return { kind: "cannot-raise", toBeat: toBeat ?? view.auction?.high ?? 0, peril };
  }
  if (own.sealed !== null) return { kind: "sealed" };
  return view.seats[own.seat]?.in === true ? { kind: "wait" } : { kind: "passed" };
}

function notesOf(view: DealtView): readonly Note[] {
  const own = view.you;
  const seat = own === null ? undefined : view.seats[own.seat];
  if (own === null || seat === undefined) return [];
  return MONEY_CARDS.map((card): Note => {
    if (seat.bid.includes(card)) return { card, state: "laid" };
    if (seat.reserve === card) return { card, state: "aside" };
    if (own.sealed?.includes(card) === true) return { card, state: "sealed" };
    return { card, state: own.hand.includes(card) ? "hand" : "gone" };
  });
}

function passEffect(view: DealtView, laid: number): PassEffect {
  if (view.auction?.kind === "disgrace") return { kind: "take-card", total: laid };
  return laid > 0 ? { kind: "take-back", total: laid } : { kind: "nothing-laid" };
}
