import { isGreen, type StatusCard } from "../cards.ts";

/** Where the cards lie before and after one is turned up. */
export interface Draw {
  readonly deck: readonly StatusCard[];
  readonly drawn: number;
  readonly active: StatusCard | null;
  readonly forecast: StatusCard | null;
}

interface Before {
  readonly deck: readonly StatusCard[];
  readonly drawn: number;
  readonly forecast: StatusCard | null;
  readonly greens: number;
  readonly auctionsDone: number;
}

/**
 * 11.B: what lies in the forecast space becomes active, and unless the game is over
 * (B4) the next card is exposed there. B1: the first auction takes its card from the
 * deck and has no forecast, so the second fills the empty space first (B2).
 */
export function drawWithForecast(before: Before): Draw {
  if (before.auctionsDone === 0 && before.forecast === null) return drawTop(before);
  const first = before.forecast === null ? drawTop(before) : { ...before, active: before.forecast };
  const { active, deck, drawn } = first;
  const over = active !== null && isGreen(active) && before.greens === 3;
  if (over) return { deck, drawn, active, forecast: null };
  return { deck, drawn: Math.min(drawn + 1, deck.length), active, forecast: deck[drawn] ?? null };
}

/** 4.1: the top of the deck becomes active; null from an empty deck (4.5). */
export function drawTop({ deck, drawn }: Pick<Before, "deck" | "drawn">): Draw {
  const active = deck[drawn] ?? null;
  return { deck, drawn: Math.min(drawn + 1, deck.length), active, forecast: null };
}
