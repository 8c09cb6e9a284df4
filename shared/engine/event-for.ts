import type { Luxury, MoneyCard, StatusCard } from "./cards.ts";
import type { GameEvent } from "./event.ts";
import type { Ledger } from "./ledger.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { State } from "./state.ts";

/** What happens openly: no viewer's copy differs. */
type PublicEvent = Extract<
  GameEvent,
  { readonly type: "card-revealed" | "luxury-lost" | "reserve-released" | "game-over" }
>;

/** What is left of a GameEvent for one viewer: the same fields, null where it is withheld. */
export type ViewedEvent =
  | PublicEvent
  | {
      readonly type: "sealed";
      readonly auction: number;
      readonly seat: Seat;
      readonly cards: readonly MoneyCard[] | null;
    }
  | {
      readonly type: "envelopes-opened";
      readonly auction: number;
      readonly bids: readonly (readonly MoneyCard[] | null)[];
      readonly high: number | null;
      readonly leader: Seat | null;
    }
  | {
      readonly type: "bid-raised";
      readonly auction: number;
      readonly seat: Seat;
      readonly cards: readonly MoneyCard[] | null;
      readonly total: number | null;
      readonly was: number | null;
    }
  | {
      readonly type: "passed";
      readonly auction: number;
      readonly seat: Seat;
      readonly cards: readonly MoneyCard[] | null;
    }
  | {
      readonly type: "exited";
      readonly auction: number;
      readonly seat: Seat;
      readonly luxury: Luxury;
      readonly recovered: MoneyCard | null;
      readonly cards: readonly MoneyCard[] | null;
    }
  | {
      readonly type: "card-won";
      readonly auction: number;
      readonly seat: Seat;
      readonly card: StatusCard;
      readonly cards: readonly MoneyCard[] | null;
      readonly paid: number | null;
    }
  | {
      readonly type: "disgrace-taken";
      readonly auction: number;
      readonly seat: Seat;
      readonly card: StatusCard;
      readonly lost: readonly {
        readonly seat: Seat;
        readonly cards: readonly MoneyCard[] | null;
        readonly total: number | null;
      }[];
    };

/**
 * What this viewer may read now of something that happened (10.3, 11.E6). A bid's cards
 * and prices can be read while its auction runs and until the next one settles; then
 * by the seat that laid them alone, unless the ledger is open or the game is over.
 * What is withheld follows from the state as it is now and the viewer, nothing else.
 */
export function eventFor(
  event: GameEvent,
  viewer: Viewer,
  state: State,
  ledger: Ledger,
): ViewedEvent {
  if (event.type === "game-over") return { type: event.type, result: event.result };
  const { auction } = event;
  const readable = isReadable(auction, state, ledger);
  /** Something that belongs to one seat: for the others only as long as it can be read. */
  const of = <Shown>(seat: Seat, shown: Shown, open = readable): Shown | null =>
    open || isSeat(viewer, seat) ? shown : null;

  switch (event.type) {
    case "card-revealed": {
      const { type, card, greens, auctioned, forecast } = event;
      return { type, auction, card, greens, auctioned, forecast };
    }
    case "luxury-lost": {
      const { type, seat, luxury, reason } = event;
      return { type, auction, seat, luxury, reason };
    }
    case "reserve-released":
      return { type: event.type, auction };
    case "sealed": {
      const { type, seat } = event;
      const revealed = readable && !(state.phase === "sealed" && state.auction.number === auction);
      return { type, auction, seat, cards: of(seat, event.cards, revealed) };
    }
    case "envelopes-opened": {
      const { type, bids, high, leader } = event;
      return {
        type,
        auction,
        bids: bids.map((cards, seat) => of(seat, cards)),
        high: readable ? high : null,
        leader: readable ? leader : null,
      };
    }
    case "bid-raised": {
      const { type, seat, cards, total, was } = event;
      return {
        type,
        auction,
        seat,
        cards: of(seat, cards),
        total: of(seat, total),
        was: readable ? was : null, // it is another seat's price
      };
    }
    case "passed":
      return { type: event.type, auction, seat: event.seat, cards: of(event.seat, event.cards) };
    case "exited": {
      const { type, seat, luxury, recovered, cards } = event;
      const shown = state.variants.open || state.phase === "over"; // 11.E6, 10.2
      return {
        type,
        auction,
        seat,
        luxury,
        recovered: of(seat, recovered, shown),
        cards: of(seat, cards),
      };
    }
    case "card-won": {
      const { type, seat, card, cards, paid } = event;
      return { type, auction, seat, card, cards: of(seat, cards), paid: of(seat, paid) };
    }
    case "disgrace-taken": {
      const { type, seat, card } = event;
      const lost = event.lost.map((payment) => ({
        seat: payment.seat,
        cards: of(payment.seat, payment.cards),
        total: of(payment.seat, payment.total),
      }));
      return { type, auction, seat, card, lost };
    }
  }
}

function isSeat(viewer: Viewer, seat: Seat): boolean {
  return "seat" in viewer && viewer.seat === seat;
}

/** 10.3: the running auction, the last settled one, or all of them. */
function isReadable(auction: number, state: State, ledger: Ledger): boolean {
  return (
    ledger === "open" ||
    state.variants.open ||
    state.phase === "over" ||
    auction === state.auction?.number ||
    auction === state.lastAuction?.number
  );
}
