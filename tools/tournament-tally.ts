import type { Entrant, Played } from "./tournament-game.ts";

/** How one level has done. Shares are per seat: with n equal seats 1/n is even. */
export interface Standing {
  readonly seats: number;
  /** A win shared by k seats counts 1/k. */
  readonly winShare: number;
  /** 95 % confidence interval of `winShare`, [low, high], from the spread between deals. */
  readonly ci95: readonly [number, number];
  readonly meanStatus: number;
  readonly poorestShare: number;
  /** Milliseconds; null for a level that did not think. */
  readonly msPerDecision: { readonly median: number; readonly p99: number } | null;
}

interface Count {
  /** Wins a seat and game, one number a deal. */
  readonly deals: number[];
  wins: number;
  status: number;
  poorest: number;
  seatGames: number;
  readonly times: number[];
}

export interface Tally {
  games: number;
  sharedLosses: number;
  readonly levels: Map<Entrant, Count>;
}

export function newTally(entrants: readonly Entrant[]): Tally {
  const fresh = (): Count => ({
    deals: [],
    wins: 0,
    status: 0,
    poorest: 0,
    seatGames: 0,
    times: [],
  });
  return { games: 0, sharedLosses: 0, levels: new Map(entrants.map((level) => [level, fresh()])) };
}

/** Adds the games of one deal, each with its own seating. */
export function addDeal(
  tally: Tally,
  games: readonly { readonly seating: readonly Entrant[]; readonly played: Played }[],
): void {
  const before = new Map(
    [...tally.levels].map(([level, { wins, seatGames }]) => [level, { wins, seatGames }]),
  );
  for (const { seating, played } of games) {
    const { result } = played;
    tally.games += 1;
    if (result.sharedLoss) tally.sharedLosses += 1;
    seating.forEach((level, seat) => {
      const count = tally.levels.get(level);
      if (count === undefined) return;
      count.seatGames += 1;
      count.wins += result.winners.includes(seat) ? 1 / result.winners.length : 0;
      count.status += result.status[seat] ?? 0;
      count.poorest += result.eligible.includes(seat) ? 0 : 1;
      for (const time of played.times[seat] ?? []) count.times.push(time);
    });
  }
  for (const [level, count] of tally.levels) {
    const was = before.get(level) ?? { wins: 0, seatGames: 0 };
    count.deals.push((count.wins - was.wins) / (count.seatGames - was.seatGames));
  }
}

export function standingsOf(tally: Tally, entrants: readonly Entrant[]): Record<string, Standing> {
  return Object.fromEntries(
    [...tally.levels].map(([level, count]) => [
      level,
      {
        seats: entrants.filter((entrant) => entrant === level).length,
        winShare: round(count.wins / count.seatGames),
        ci95: intervalOf(count),
        meanStatus: round(count.status / count.seatGames),
        poorestShare: round(count.poorest / count.seatGames),
        msPerDecision: spreadOf(count.times),
      },
    ]),
  );
}

/** The games of one deal resemble each other, so the deals are the sample. */
function intervalOf({ wins, seatGames, deals }: Count): [number, number] {
  const share = wins / seatGames;
  const spread = deals.reduce((sum, deal) => sum + (deal - share) ** 2, 0);
  const error = deals.length > 1 ? Math.sqrt(spread / (deals.length - 1) / deals.length) : 0.5;
  return [round(Math.max(0, share - 1.96 * error)), round(Math.min(1, share + 1.96 * error))];
}

function spreadOf(times: readonly number[]): Standing["msPerDecision"] {
  if (times.length === 0) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (part: number): number =>
    round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return { median: quantile(0.5), p99: quantile(0.99) };
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
