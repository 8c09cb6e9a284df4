import { isLuxury, isStatusCard, STATUS_CARDS } from "./cards.ts";
import { FULL_SET, includes, NO_MONEY, setOf, without } from "./money-set.ts";
import { type Seat, SEAT_COUNTS } from "./seat.ts";
import { begin, type Start, variantsOf } from "./setup.ts";
import type { SeatState } from "./state.ts";
import { RESERVE, startingMoney } from "./variants/reserve.ts";
import { VARIANTS } from "./variant.ts";

/**
 * A game between two auctions, its next card not yet turned up. What is left out is as
 * at the deal. Cards, notes and variants may be any words and numbers: `setUp` checks them.
 */
export interface Position {
  readonly seats: number;
  readonly variants?: readonly string[];
  readonly starter?: Seat;
  /** The deck, top first. Cards named nowhere follow in the order of STATUS_CARDS, unless `exact`. */
  readonly deck?: readonly string[];
  readonly exact?: boolean;
  readonly forecast?: string | null;
  readonly greens?: number;
  readonly auctionsDone?: number;
  /** The reserves have been given back. */
  readonly released?: boolean;
  /** One a seat, in seat order; seats beyond the list are as at the deal. */
  readonly players?: readonly PositionSeat[];
}

export interface PositionSeat {
  /** What is missing of the set has been spent, or lies in the reserve. */
  readonly hand?: readonly number[];
  /** Face up; a Faux Pas among them is waiting. */
  readonly cards?: readonly string[];
  readonly turnedDown?: readonly string[];
  readonly exitUsed?: boolean;
}

export const POSITION_FAULTS = [
  "seat-count",
  "unknown-variant",
  "starter",
  "greens",
  "unknown-card",
  "card-twice",
  "unknown-note",
  "note-twice",
  "reserved-note",
  "luxury-beside-faux-pas",
] as const;
export type PositionFault = (typeof POSITION_FAULTS)[number];

export type SetUp =
  | ({ readonly ok: true } & Start)
  | { readonly ok: false; readonly fault: PositionFault };

/** Sets up a position and turns up its next card; whether it could arise in play is not asked. */
export function setUp(position: Position): SetUp {
  const fault = faultOf(position);
  if (fault !== undefined) return { ok: false, fault };
  const variants = variantsOf(position.variants ?? []);
  const { forecast = null, released = false } = position;
  const aside = variants.reserve && !released;
  const start = begin({
    variants,
    deck: deckOf(position).filter(isStatusCard),
    starter: position.starter ?? 0,
    greens: position.greens ?? 0,
    forecast: forecast !== null && isStatusCard(forecast) ? forecast : null,
    released,
    auctionsDone: position.auctionsDone ?? 0,
    seats: Array.from({ length: position.seats }, (_, seat) =>
      seatOf(position.players?.[seat] ?? {}, aside),
    ),
  });
  return { ok: true, ...start };
}

function seatOf(player: PositionSeat, aside: boolean): SeatState {
  const start = startingMoney(aside);
  const hand = player.hand === undefined ? start.hand : setOf(player.hand);
  const cards = (player.cards ?? []).filter(isStatusCard);
  return {
    hand,
    bid: NO_MONEY,
    spent: without(without(FULL_SET, start.reserve), hand),
    reserve: start.reserve,
    in: false,
    cards,
    turnedDown: (player.turnedDown ?? []).filter(isLuxury),
    pending: cards.includes("FP"),
    exitUsed: player.exitUsed ?? false,
  };
}

/** Every status card that the position names, wherever it lies. */
function cardsNamed({ deck = [], forecast = null, players = [] }: Position): string[] {
  const held = players.flatMap(({ cards = [], turnedDown = [] }) => [...cards, ...turnedDown]);
  return [...deck, ...(forecast === null ? [] : [forecast]), ...held];
}

function deckOf(position: Position): readonly string[] {
  const deck = position.deck ?? [];
  if (position.exact === true) return deck;
  const named = new Set(cardsNamed(position));
  return [...deck, ...STATUS_CARDS.filter((card) => !named.has(card))];
}

function faultOf(position: Position): PositionFault | undefined {
  const { seats, variants = [], starter = 0, greens = 0, players = [] } = position;
  // 1.5; players who have no seat are one too many as well
  const seated = SEAT_COUNTS.some((count) => count === seats) && players.length <= seats;
  if (!seated) return "seat-count";
  const known: readonly string[] = VARIANTS;
  if (!variants.every((variant) => known.includes(variant))) return "unknown-variant";
  if (!isWhole(starter, seats - 1)) return "starter";
  if (!isWhole(greens, 3)) return "greens";
  const named = cardsNamed(position);
  if (!named.every(isStatusCard)) return "unknown-card";
  if (new Set(named).size < named.length) return "card-twice";
  const asideNow = variantsOf(variants).reserve && position.released !== true;
  return players
    .map((player) => playerFault(player, asideNow))
    .find((fault) => fault !== undefined);
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

function playerFault(
  { hand = [], cards = [], turnedDown = [] }: PositionSeat,
  aside: boolean,
): PositionFault | undefined {
  if (!hand.every((note) => includes(FULL_SET, note))) return "unknown-note";
  if (new Set(hand).size < hand.length) return "note-twice";
  if (aside && hand.some((note) => includes(RESERVE, note))) return "reserved-note"; // 11.C1
  if (!turnedDown.every(isLuxury)) return "unknown-card";
  // I6: a Faux Pas waits only where there is no luxury to lose.
  return cards.includes("FP") && cards.some(isLuxury) ? "luxury-beside-faux-pas" : undefined;
}
