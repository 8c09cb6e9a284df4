import {
  apply,
  deal,
  type SeatCount,
  seatsDue,
  shuffle,
  type State,
  STATUS_CARDS,
  uniformBelow,
  type Variant,
} from "../shared/engine/index.ts";
import type { Policy } from "./simulate-policy.ts";

export interface Table {
  readonly seats: SeatCount;
  readonly variants: readonly Variant[];
  readonly policy: Policy;
}

/** rules.md 15: no game comes near it; one that does is a fault of the program. */
const MOST_ACTIONS = 1000;

/** One whole game, seeded by `draw`: where it ended and after how many actions (`version`). */
export function playGame({ seats, variants, policy }: Table, draw: () => number): State {
  const starter = uniformBelow(draw, seats);
  let { state } = deal({ seats, variants, starter, deck: shuffle(draw, STATUS_CARDS) });
  for (;;) {
    const [seat] = seatsDue(state);
    if (seat === undefined) return state;
    const outcome = apply(state, seat, policy(state, seat, draw));
    if (!outcome.ok) throw new Error(`a policy played what is refused: ${outcome.refusal.code}`);
    state = outcome.state;
    if (state.version > MOST_ACTIONS) throw new Error("a game does not end");
  }
}

export interface Tally {
  readonly actions: number;
  /** How many games had how many auctions. */
  readonly auctions: {
    readonly mean: number;
    readonly histogram: Readonly<Record<number, number>>;
  };
  /** Games that nobody won (8.4). */
  readonly sharedLoss: number;
  /** In actions. */
  readonly longestGame: number;
}

export function playGames(table: Table, games: number, draw: () => number): Tally {
  let actions = 0;
  let auctions = 0;
  let sharedLoss = 0;
  let longestGame = 0;
  const histogram: Record<number, number> = {};
  for (let game = 0; game < games; game += 1) {
    const { version, auctionsDone, result } = playGame(table, draw);
    actions += version;
    auctions += auctionsDone;
    histogram[auctionsDone] = (histogram[auctionsDone] ?? 0) + 1;
    if (result?.sharedLoss === true) sharedLoss += 1;
    longestGame = Math.max(longestGame, version);
  }
  return { actions, auctions: { mean: auctions / games, histogram }, sharedLoss, longestGame };
}
