import { LIVERIES } from "../../shared/contract/livery.ts";
import type { GameRecord } from "../../shared/contract/record.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { isGameId, isHex32 } from "../state/ids.ts";
import { SPECTATOR, viewFor, type State } from "../../shared/engine/index.ts";

/** When a move of a record without times was made: nobody knows, and nothing shows it. */
export const EPOCH = "1970-01-01T00:00:00.000Z";
/** A file belongs to no table; nothing is ever asked for under this id. */
const NO_TABLE = sure("a".repeat(24), isGameId);
/** A record without a fair deal committed to nothing. */
const NOTHING = sure("0".repeat(64), isHex32);

/** The end of a recorded game as a table to look at: nobody's seat, everything open. */
export function frameOf({ seats, variants, actions, fairness }: GameRecord, end: State): DealtView {
  const game = viewFor(end, SPECTATOR);
  return {
    ...game,
    you: null,
    id: NO_TABLE,
    version: actions.length,
    revision: 0,
    rulesVersion: 1,
    status: end.phase === "over" ? "over" : "running",
    endedBy: end.phase === "over" ? "final-card" : null,
    name: "",
    host: null,
    serverTime: EPOCH,
    commitment: fairness?.commitment ?? NOTHING,
    options: {
      seats: seatCount(seats.length),
      variants,
      ledger: "open",
      gallery: "closed",
      listed: false,
      clock: null,
      forcedPass: "auto",
      absent: "bot",
    },
    viewer: { spectator: true },
    deadlineAt: null,
    pausedUntil: null,
    proposals: [],
    seats: game.seats.map((seat) => ({
      ...seat,
      name: seats[seat.seat]?.name ?? "–",
      kind: "person",
      level: null,
      livery: LIVERIES[seat.seat] ?? "azure",
      away: false,
      bank: null,
      deadlineAt: null,
    })),
    rematch: null,
    keptUntil: null,
  };
}

function sure<T extends string>(text: string, is: (value: unknown) => value is T): T {
  if (!is(text)) throw new Error(text);
  return text;
}

function seatCount(count: number): 3 | 4 | 5 {
  return count === 3 || count === 4 ? count : 5;
}
