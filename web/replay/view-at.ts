import { isDisgrace, statusOf } from "../../shared/contract/cards.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { ApiSeat, DealtView } from "../../shared/contract/view-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import { total } from "../table/dock.ts";
import { DECK_SIZE, type Moment } from "./moments.ts";
import type { SeatMoment } from "./seat-moment.ts";

/**
 * A moment as the gallery saw it, for the table's own parts: nobody's hand, nothing to do.
 *
 * @param frame the table as it is now: names, liveries, options
 * @param next the moment after it, which knows who was to act
 */
export function viewAt(frame: DealtView, moment: Moment, next: Moment | undefined): DealtView {
  const { version, starter, greens, forecast, removed, card, over, result } = moment;
  const now = next === undefined;
  const open = moment.auctioned && card !== null;
  const sealing = open && (now ? frame.phase === "sealed" : isSealing(next));
  return {
    ...frame,
    version,
    starter,
    greens,
    forecast,
    removed,
    status: over ? "over" : "running",
    phase: over ? "over" : sealing ? "sealed" : now ? frame.phase : phaseBefore(next),
    turn: over || sealing ? null : now ? frame.turn : actorOf(next),
    deckCount: DECK_SIZE - moment.drawn,
    active: card,
    auctionsDone: moment.lot - (open ? 1 : 0),
    auction: open
      ? {
          number: moment.lot,
          card,
          kind: isDisgrace(card) ? "disgrace" : "positive",
          high: moment.high ?? 0,
          leader: moment.leader,
          submitted: sealing ? sealedBy(moment) : null,
        }
      : null,
    lastAuction: null,
    seats: frame.seats.map((seat, place) => seatAt(seat, moment.seats[place], now)),
    deadlineAt: null,
    pausedUntil: null,
    you: null,
    result,
  };
}

function seatAt(frame: ApiSeat, seat: SeatMoment | undefined, now: boolean): ApiSeat {
  if (seat === undefined) return frame;
  return {
    ...frame,
    in: seat.in,
    bid: seat.bid ?? [],
    handCount: seat.hand?.length ?? frame.handCount,
    hand: null,
    money: null,
    spent: null,
    reserve: seat.reserve,
    cards: seat.cards,
    turnedDown: seat.turnedDown,
    pending: seat.pending,
    exitUsed: seat.exitUsed,
    status: statusOf(seat.cards),
    away: now && frame.away,
    bank: null,
    deadlineAt: null,
  };
}

/** Hand and reserve, in thousands; null where the events do not tell. */
export function purseOf({ hand, reserve }: SeatMoment): number | null {
  return hand === null ? null : total(hand) + (reserve ?? 0);
}

/** Who acted with this moment's action; null at the deal. */
export function actorOf({ version, events }: Moment): Seat | null {
  if (version === 0) return null;
  const [first] = events;
  return first !== undefined && "seat" in first ? first.seat : null;
}

function isSealing({ events }: Moment): boolean {
  return events[0]?.type === "sealed";
}

function phaseBefore({ events }: Moment): DealtView["phase"] {
  return isDiscard(events[0]) ? "discard" : "bidding";
}

/** 7.1: an action that begins with a loss was the choice of a luxury. */
function isDiscard(event: ApiEvent | undefined): boolean {
  return event?.type === "luxury-lost";
}

function sealedBy({ seats }: Moment): readonly Seat[] {
  return seats.flatMap(({ sealed }, seat) => (sealed ? [seat] : []));
}
