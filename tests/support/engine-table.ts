import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import { gameIdSchema, hex32Schema } from "../../shared/contract/ids.ts";
import { LIVERIES } from "../../shared/contract/livery.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import {
  apply,
  eventFor,
  setUp,
  viewFor,
  VARIANTS,
  type Action,
  type GameEvent,
  type Position,
  type Seat,
  type State,
  type Viewer,
} from "../../shared/engine/index.ts";

export const NAMES = ["Ana", "Béla", "Chloé", "Dmitri", "Eun-ji"];
export const GAME = gameIdSchema.parse("a".repeat(24));

interface Told {
  readonly version: number;
  readonly index: number;
  readonly event: GameEvent;
}

/** A game that the test itself plays with the engine, seen through the API's eyes. */
export interface EngineTable {
  readonly state: () => State;
  /** Plays an action that must be legal. */
  readonly play: (seat: Seat, action: Action) => EngineTable;
  readonly view: (viewer: Viewer) => DealtView;
  readonly events: (viewer: Viewer, since?: number) => readonly ApiEvent[];
}

/** @param position a set-up as the worked cases write it; see shared/engine/position.ts */
export function engineTable(position: Position, change: Partial<DealtView> = {}): EngineTable {
  const start = setUp(position);
  if (!start.ok) throw new Error(`The position is not one: ${start.fault}`);
  let state = start.state;
  const told: Told[] = start.events.map((event, index) => ({ version: 0, index, event }));
  const table: EngineTable = {
    state: () => state,
    play(seat, action) {
      const outcome = apply(state, seat, action);
      if (!outcome.ok) throw new Error(`Seat ${seat}: ${outcome.refusal.code}`);
      state = outcome.state;
      outcome.events.forEach((event, index) => told.push({ version: state.version, index, event }));
      return table;
    },
    view: (viewer) => ({ ...apiView(state, viewer), ...change }),
    events: (viewer, since = -1) =>
      told
        .filter(({ version }) => version > since)
        .map(({ version, index, event }) => ({
          version,
          index,
          at: AT,
          ...eventFor(event, viewer, state, "closed"),
        })),
  };
  return table;
}

const AT = "2026-11-30T18:00:00.000Z";

function apiView(state: State, viewer: Viewer): DealtView {
  const game = viewFor(state, viewer);
  return {
    ...game,
    id: GAME,
    version: state.version,
    revision: 0,
    rulesVersion: 1,
    status: state.phase === "over" ? "over" : "running",
    endedBy: state.phase === "over" ? "final-card" : null,
    name: "Tuesday soirée",
    host: 0,
    serverTime: AT,
    commitment: hex32Schema.parse("0".repeat(64)),
    options: {
      seats: seatCount(game.seats.length),
      variants: VARIANTS.filter((variant) => state.variants[variant]),
      ledger: "closed",
      gallery: "closed",
      listed: false,
      clock: null,
      forcedPass: "auto",
      absent: "bot",
    },
    viewer,
    deadlineAt: null,
    pausedUntil: null,
    proposals: [],
    seats: game.seats.map((seat) => ({
      ...seat,
      name: NAMES[seat.seat] ?? "–",
      kind: "person",
      level: null,
      livery: LIVERIES[seat.seat] ?? "azure",
      away: false,
      bank: null,
      deadlineAt: null,
    })),
    you:
      game.you === null
        ? null
        : { ...game.you, instruction: null, forcedPass: "auto", invitation: null },
    rematch: null,
    keptUntil: null,
  };
}

function seatCount(count: number): 3 | 4 | 5 {
  if (count === 3 || count === 4 || count === 5) return count;
  throw new Error(`${count} seats`);
}
