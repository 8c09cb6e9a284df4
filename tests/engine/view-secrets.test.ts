import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  cardsOf,
  eventFor,
  type GameEvent,
  type GameView,
  type MoneySet,
  NO_MONEY,
  pick,
  type SeatState,
  setOf,
  SPECTATOR,
  type State,
  union,
  viewFor,
  type Viewer,
  without,
} from "../../shared/engine/index.ts";
import { seededDraws } from "../../tools/seeded-draws.ts";
import { assertOver } from "./support/assert-over-games.ts";
import { chanceGames, playOut, startOf } from "./support/random-games.ts";

/** Many games: more than the usual time where two cores are busy with other things. */
vi.setConfig({ testTimeout: 60_000 });

type Draw = () => number;

/** The same state with everything changed that this viewer may not know (rules.md 10). */
function scrambled(state: State, viewer: Viewer, draw: Draw): State {
  const hidden = state.deck.slice(state.drawn).toReversed();
  const deck = [...state.deck.slice(0, state.drawn), ...hidden];
  if (state.phase === "over") return { ...state, deck };
  const seats = state.variants.open
    ? state.seats
    : state.seats.map((seat, index) => (isSeat(viewer, index) ? seat : otherMoney(seat, draw)));
  if (state.phase !== "sealed") return { ...state, deck, seats };
  const envelopes = state.envelopes.map((envelope, index) =>
    envelope === null || isSeat(viewer, index)
      ? envelope
      : pick(seats[index]?.hand ?? NO_MONEY, draw()),
  );
  return { ...state, deck, seats, envelopes };
}

function isSeat(viewer: Viewer, seat: number): boolean {
  return "seat" in viewer && viewer.seat === seat;
}

/** As many cards in the hand and among the spent, but others. */
function otherMoney(seat: SeatState, draw: Draw): SeatState {
  const all = cardsOf(union(seat.hand, seat.spent));
  const ordered = all
    .map((card) => ({ card, order: draw() }))
    .toSorted((a, b) => a.order - b.order);
  const count = cardsOf(seat.hand).length;
  const hand: MoneySet = setOf(ordered.slice(0, count).map(({ card }) => card));
  return { ...seat, hand, spent: without(union(seat.hand, seat.spent), hand) };
}

function viewersOf(state: State): readonly Viewer[] {
  return [SPECTATOR, ...state.seats.map((_, seat) => ({ seat }))];
}

describe("10 I12 views", () => {
  test("10 a view never changes when what is hidden from it changes", () => {
    let changed = 0;
    assertOver(
      150,
      fc.property(chanceGames(), (game) => {
        const draw = seededDraws(game.deckSeed);
        for (const { after } of playOut(game)) {
          for (const viewer of viewersOf(after)) {
            const twin = scrambled(after, viewer, draw);
            if (JSON.stringify(twin) !== JSON.stringify(after)) changed += 1;
            expect(viewFor(twin, viewer)).toEqual(viewFor(after, viewer));
          }
        }
      }),
    );
    expect(changed).toBeGreaterThan(5_000);
  });

  test("10 the scrambling is seen: the whole state and the owner's view do change", () => {
    const [first] = playOut({ seats: 3, variants: [], starter: 0, deckSeed: 1, choices: [3] });
    if (first === undefined) throw new Error("a game has an action");
    const spent = first.after.seats.map((seat) => ({
      ...seat,
      spent: setOf([25]),
      hand: setOf([1]),
    }));
    const state = { ...first.after, seats: spent };
    const twin = {
      ...state,
      seats: spent.map((seat) => ({ ...seat, spent: seat.hand, hand: seat.spent })),
    };
    expect(viewFor(twin, { seat: 1 })).not.toEqual(viewFor(state, { seat: 1 }));
    expect(viewFor(twin, SPECTATOR)).toEqual(viewFor(state, SPECTATOR));
  });

  test("I12 the views of two seats differ in own hand, own spent cards and own submission alone", () => {
    assertOver(
      100,
      fc.property(chanceGames(), (game) => {
        for (const { after } of playOut(game)) {
          const shared = viewersOf(after).map((viewer) => withoutOwn(viewFor(after, viewer)));
          for (const view of shared) expect(view).toEqual(shared[0]);
        }
      }),
    );
  });
});

function withoutOwn({ you: _you, seats, ...view }: GameView): object {
  return {
    ...view,
    seats: seats.map(({ hand: _hand, money: _money, spent: _spent, ...seat }) => seat),
  };
}

describe("10.3 events", () => {
  test("10.3 what others laid before the last settled auction makes no difference to a viewer", () => {
    assertOver(
      12,
      fc.property(chanceGames(), (game) => {
        const events = [...startOf(game).events];
        for (const { after, events: more } of playOut(game)) {
          events.push(...more);
          if (after.phase === "over" || after.variants.open) continue;
          for (const viewer of viewersOf(after)) {
            for (const event of events) {
              const forged = forge(event, after, viewer);
              expect(eventFor(forged, viewer, after, "closed")).toEqual(
                eventFor(event, viewer, after, "closed"),
              );
            }
          }
        }
      }),
    );
  });
});

/** The event as it might have been as well, for all this viewer may know (10.3, E6, D1). */
function forge(event: GameEvent, state: State, viewer: Viewer): GameEvent {
  if (!("auction" in event)) return event;
  const old =
    event.auction !== state.auction?.number && event.auction !== state.lastAuction?.number;
  const mine = "seat" in event && isSeat(viewer, event.seat);
  switch (event.type) {
    case "sealed": {
      const closed = state.phase === "sealed" && event.auction === state.auction.number;
      return mine || !(old || closed) ? event : { ...event, cards: [25] };
    }
    case "envelopes-opened":
      if (!old) return event;
      return {
        ...event,
        bids: event.bids.map((bid, seat) => (isSeat(viewer, seat) ? bid : [25])),
        high: 99,
        leader: 0,
      };
    case "bid-raised":
      if (!old) return event;
      return mine ? { ...event, was: 98 } : { ...event, cards: [25], total: 99, was: 98 };
    case "passed":
      return old && !mine ? { ...event, cards: [25] } : event;
    case "exited":
      if (mine) return event;
      return { ...event, recovered: 25, cards: old ? [25] : event.cards };
    case "card-won":
      return old && !mine ? { ...event, cards: [25], paid: 99 } : event;
    case "disgrace-taken":
      if (!old) return event;
      return {
        ...event,
        lost: event.lost.map((loss) =>
          isSeat(viewer, loss.seat) ? loss : { ...loss, cards: [25], total: 99 },
        ),
      };
    case "card-revealed":
    case "luxury-lost":
    case "reserve-released":
      return event;
  }
}
