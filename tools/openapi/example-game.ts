import type { ApiEvent, ApiSeat, OwnSeat, View } from "../../shared/contract/index.ts";
import {
  fairnessSchema,
  gameIdSchema,
  invitationSchema,
  LIVERIES,
  viewSchema,
} from "../../shared/contract/index.ts";
import { commitmentOf, dealFrom, entropiesFor } from "../../shared/deal/index.ts";
import {
  type Action,
  apply,
  deal,
  eventFor,
  type GameEvent,
  type GameView,
  type Seat,
  type State,
  type Viewer,
  viewFor,
} from "../../shared/engine/index.ts";

/** One small game for the examples of the document: real, and the same at every build. */

const AT = "2026-11-30T18:00:00.000Z";
const SEED = "3f".repeat(32);
const NAMES = ["Ana", "Béla", "Chloé"] as const;
const MOVES: readonly (readonly [Seat, Action])[] = [
  [1, { type: "bid", cards: [3] }],
  [2, { type: "bid", cards: [4, 2] }],
  [0, { type: "bid", cards: [8] }],
  [1, { type: "pass" }],
];

export const EXAMPLE_ID = gameIdSchema.parse("mfrggzdfmztwq2lknnwg23tp");
export const EXAMPLE_INVITATION = invitationSchema.parse("Zm9yLWZyaWVuZHMtb25seQ");

const entropies = entropiesFor(SEED, ["a1".repeat(32), null, "c3".repeat(32)]);
const dealt = dealFrom(
  SEED,
  entropies.map(({ entropy }) => entropy),
);
export const EXAMPLE_FAIRNESS = fairnessSchema.parse({
  commitment: commitmentOf(SEED),
  seed: null,
  entropies,
});
export const EXAMPLE_DECK = dealt.deck;

interface Told {
  readonly version: number;
  readonly index: number;
  readonly event: GameEvent;
}

function playOut(): { readonly state: State; readonly told: readonly Told[] } {
  const start = deal({ seats: 3, variants: [], starter: 1, deck: dealt.deck });
  const told: Told[] = start.events.map((event, index) => ({ version: 0, index, event }));
  let { state } = start;
  for (const [seat, action] of MOVES) {
    const outcome = apply(state, seat, action);
    if (!outcome.ok) throw new Error(`The example is refused: ${outcome.refusal.code}`);
    ({ state } = outcome);
    const { version } = state;
    told.push(...outcome.events.map((event, index) => ({ version, index, event })));
  }
  return { state, told };
}

const { state, told } = playOut();

/** The events after a version as seat 2 sees them. */
export function exampleEvents(since: number): readonly ApiEvent[] {
  return told
    .filter(({ version }) => version > since)
    .map(({ version, index, event }) => ({
      version,
      index,
      at: AT,
      ...eventFor(event, { seat: 2 }, state, "closed"),
    }));
}

/** The view of seat 2, whose turn it is. */
export const EXAMPLE_VIEW: View = viewSchema.parse(viewOf({ seat: 2 }));
export const EXAMPLE_VERSION = state.version;

function viewOf(viewer: Viewer): unknown {
  const game = viewFor(state, viewer);
  const { phase, turn, starter, greens, deckCount, active, auctionsDone, forecast, removed } = game;
  return {
    id: EXAMPLE_ID,
    version: state.version,
    revision: 4,
    rulesVersion: 1,
    status: "running",
    endedBy: null,
    name: "Tuesday soirée",
    host: 0,
    serverTime: AT,
    commitment: EXAMPLE_FAIRNESS.commitment,
    options: {
      seats: 3,
      variants: [],
      ledger: "closed",
      gallery: "closed",
      listed: false,
      clock: { bank: 259_200, increment: 43_200 },
      forcedPass: "auto",
      absent: "bot",
    },
    viewer,
    phase,
    turn,
    starter,
    greens,
    deckCount,
    active,
    auctionsDone,
    forecast,
    removed,
    deadlineAt: "2026-12-03T18:00:00.000Z",
    pausedUntil: null,
    proposals: [],
    auction: game.auction,
    lastAuction: game.lastAuction,
    seats: game.seats.map((seat) => seatedAt(game, seat.seat)),
    you: ownSeat(game),
    result: game.result,
    rematch: null,
    keptUntil: null,
  };
}

function seatedAt(game: GameView, seat: Seat): ApiSeat {
  const shown = game.seats[seat];
  const livery = LIVERIES[seat];
  if (shown === undefined || livery === undefined) throw new Error(`No seat ${seat}`);
  return {
    name: NAMES[seat] ?? null,
    kind: "person",
    level: null,
    livery,
    away: false,
    bank: 259_200,
    deadlineAt: game.turn === seat ? "2026-12-03T18:00:00.000Z" : null,
    ...shown,
  };
}

function ownSeat(game: GameView): OwnSeat | null {
  if (game.you === null) return null;
  return { ...game.you, instruction: null, forcedPass: "auto", invitation: null };
}

/** What seat 2 lays in the example, for the record's actions. */
export const EXAMPLE_MOVES = MOVES.map(([seat, action]) => ({ seat, ...action }));
export const EXAMPLE_STARTER = 1;
export const EXAMPLE_NAMES = NAMES;
