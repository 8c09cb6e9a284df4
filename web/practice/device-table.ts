import type { GameId, Hex32 } from "../../shared/contract/ids.ts";
import { LIVERIES } from "../../shared/contract/livery.ts";
import type { ApiSeat, DealtView } from "../../shared/contract/view-schema.ts";
import type { Level } from "../../shared/bots/index.ts";
import {
  SEAT_COUNTS,
  viewFor,
  type Seat,
  type State,
  type Variant,
} from "../../shared/engine/index.ts";

/** Who sits at a table of this device; without a level it is a person, or plays by a script. */
export interface DeviceSeat {
  readonly name: string;
  readonly level: Level | null;
}

/** A table that no server knows of. */
export interface DeviceTable {
  readonly id: GameId;
  readonly name: string;
  readonly seats: readonly DeviceSeat[];
  readonly variants: readonly Variant[];
  readonly commitment: Hex32;
}

/**
 * What one seat sees of it, in the shape that the API serves: so the same screens, dock and
 * sentences show it. There is no clock, no gallery, and nobody to agree with.
 */
export function deviceView(table: DeviceTable, state: State, seat: Seat, now: number): DealtView {
  const game = viewFor(state, { seat });
  const over = state.phase === "over";
  return {
    ...game,
    id: table.id,
    version: state.version,
    revision: state.version,
    rulesVersion: 1,
    status: over ? "over" : "running",
    endedBy: over ? "final-card" : null,
    name: table.name,
    host: seat,
    serverTime: new Date(now).toISOString(),
    commitment: table.commitment,
    options: {
      seats: SEAT_COUNTS.find((count) => count === table.seats.length) ?? 3,
      variants: table.variants,
      ledger: "closed",
      gallery: "none",
      listed: false,
      clock: null,
      forcedPass: "auto",
      absent: "bot",
    },
    viewer: { seat },
    deadlineAt: null,
    pausedUntil: null,
    proposals: [],
    seats: game.seats.map((own): ApiSeat => {
      const sitter = table.seats[own.seat];
      const level = sitter?.level ?? null;
      return {
        ...own,
        name: sitter?.name ?? null,
        kind: level === null ? "person" : "bot",
        level,
        livery: LIVERIES[own.seat] ?? LIVERIES[0],
        away: false,
        bank: null,
        deadlineAt: null,
      };
    }),
    you:
      game.you === null
        ? null
        : { ...game.you, instruction: null, forcedPass: "auto", invitation: null },
    rematch: null,
    keptUntil: null,
  };
}
