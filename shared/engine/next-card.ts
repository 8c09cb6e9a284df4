import { isDisgrace, isGreen, type StatusCard } from "./cards.ts";
import type { GameEvent } from "./event.ts";
import { NO_MONEY } from "./money-set.ts";
import { resultOf } from "./score.ts";
import type { Auction, AuctionState, OverState, State } from "./state.ts";
import { firstToAct } from "./turn.ts";
import { drawTop, drawWithForecast } from "./variants/forecast.ts";
import { startSealing } from "./variants/sealed.ts";

/** 4.2: the fourth green card ends the game as it appears. */
const LAST_GREEN = 4;

/**
 * Turns up the next card (4.1) and opens its auction, or ends the game. Takes the
 * state between two auctions; tells `events` what happened.
 */
export function nextCard(state: State, events: GameEvent[]): State {
  const { active, ...drawn } = state.variants.forecast ? drawWithForecast(state) : drawTop(state);
  if (active === null) return endGame({ ...state, ...drawn, active }, events); // 4.5

  const greens = state.greens + (isGreen(active) ? 1 : 0);
  const auctioned = greens < LAST_GREEN;
  const number = state.auctionsDone + 1;
  const { forecast } = drawn;
  events.push({
    type: "card-revealed",
    auction: number,
    card: active,
    greens,
    auctioned,
    forecast,
  });

  const next = { ...state, ...drawn, active, greens };
  return auctioned ? openAuction(next, number, active, events) : endGame(next, events);
}

/** 4.3: everybody is in, nobody has bid. */
function openAuction(
  state: State,
  number: number,
  card: StatusCard,
  events: GameEvent[],
): AuctionState {
  const kind = isDisgrace(card) ? "disgrace" : "positive";
  const auction: Auction = { number, card, kind, high: 0, laid: state.seats.map(() => NO_MONEY) };
  const seats = state.seats.map((seat) => ({ ...seat, in: true }));
  // 11.D7: disgrace auctions have no sealed step.
  if (state.variants.sealed && kind === "positive") {
    return startSealing({ ...state, seats }, auction, events);
  }
  return {
    ...state,
    phase: "bidding",
    turn: firstToAct(seats, state.starter), // 5.1
    auction,
    envelopes: null,
    result: null,
    seats,
  };
}

/** 8: no unfinished auction or choice can exist now (8.1). */
function endGame(state: State, events: GameEvent[]): OverState {
  const result = resultOf(state.seats);
  events.push({ type: "game-over", result });
  return { ...state, phase: "over", turn: null, auction: null, envelopes: null, result };
}
