/** What is due from a seat, and since when. */
export interface Turn {
  /** The version at which it fell due: the name of this turn. */
  readonly version: number;
  /** Unix time in milliseconds, as all times here. */
  readonly since: number;
  readonly deadlineAt: number | null;
}

/** All that decides which notices a seat is to get; nothing here is secret from that seat. */
export interface Situation {
  /** Null where nothing is due from the seat, or where it is away and the table plays for it. */
  readonly turn: Turn | null;
  /** The last settled auction. */
  readonly settled: { readonly number: number; readonly at: number } | null;
  readonly over: { readonly at: number } | null;
  /** Somebody asked for a rematch, and this seat has not come yet. */
  readonly rematch: { readonly at: number } | null;
  /** The last sign of the seat's page being visibly open. */
  readonly lastSeen: number | null;
}

/** A page says every twenty seconds that it is visible; this long after the last word it is not. */
export const VISIBLE_FOR_MS = 45_000;

/** A reminder is of use only while there is time to act. */
const LEAST_LEFT_MS = 2 * 60_000;

/** When a turn is to be told of again: at half time and at a quarter left, at least two minutes. */
export function reminderTimes(turn: Turn): {
  readonly half: number | null;
  readonly quarter: number | null;
} {
  if (turn.deadlineAt === null) return { half: null, quarter: null };
  const whole = turn.deadlineAt - turn.since;
  const quarter = turn.deadlineAt - Math.max(whole / 4, LEAST_LEFT_MS);
  const half = turn.since + whole / 2;
  return {
    half: half < quarter ? half : null,
    // In a turn so short the first notice has only just come.
    quarter: quarter - turn.since >= LEAST_LEFT_MS ? quarter : null,
  };
}
