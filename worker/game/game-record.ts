import type { Action } from "../../shared/engine/action.ts";
import type { StatusCard } from "../../shared/engine/cards.ts";
import type { GameEvent } from "../../shared/engine/event.ts";
import type { State } from "../../shared/engine/index.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Memory } from "../../shared/bots/index.ts";
import type { BotLevel } from "../../shared/contract/bot-level.ts";
import type { Actor } from "../../shared/contract/event-schema.ts";
import type { GameId, Hex32, Invitation } from "../../shared/contract/ids.ts";
import type { Instruction } from "../../shared/contract/instruction.ts";
import type { Livery } from "../../shared/contract/livery.ts";
import type { ForcedPass, Options } from "../../shared/contract/options.ts";
import type { Ending, Status } from "../../shared/contract/view-schema.ts";
import type { AppendOnly } from "./append-only.ts";
import type { Timing } from "./clock.ts";
import type { Motion, Retry } from "./entry.ts";

/** All that is known of a game: the fold of its entries. Immutable, complete, full of secrets. */
export interface GameRecord {
  readonly id: GameId;
  readonly openedAt: number;
  /** When the last entry was made. */
  readonly changedAt: number;
  readonly name: string;
  readonly options: Options;
  readonly seed: Hex32;
  /** Of the seed: shown from the beginning. */
  readonly commitment: Hex32;
  readonly invitation: Invitation;
  /** In seat order; null is an empty chair. */
  readonly chairs: readonly (Sitter | null)[];
  /** The host's place. */
  readonly host: number;
  readonly nextPlace: number;
  readonly revision: number;
  readonly rematch: GameId | null;
  /** What has been proposed and not yet agreed; `by`: the places that want it. */
  readonly proposals: readonly Proposed[];
  readonly keepDays: number;
  /** When the table was over; null before. */
  readonly overAt: number | null;
  readonly play: Play | null;
  readonly history: AppendOnly<HistoryEvent>;
  /** Why a table without a result is over. */
  readonly ended: Exclude<Ending, "final-card"> | null;
  /** The number of entries folded: also the number of the last row. */
  readonly entries: number;
  readonly retries: ReadonlyMap<string, Remembered>;
}

export interface Sitter {
  readonly kind: "person" | "bot";
  /** A bot's strength; null for a person. */
  readonly level: BotLevel | null;
  readonly place: number;
  readonly name: string;
  readonly livery: Livery;
  readonly entropy: Hex32 | null;
  /** How often the seat's key was renewed; older tokens are refused. */
  readonly generation: number;
  readonly tokenUsed: boolean;
  /** The seat's own choice; null follows the table. */
  readonly forcedPass: ForcedPass | null;
  /** In a rematch: the place at the old table whose person may come to this seat. */
  readonly keptFor: number | null;
  /** Gone, or silent for too long: the table's `absent` rule plays. */
  readonly away: boolean;
  /** While away a bot plays, whatever the table's rule: the others voted so. */
  readonly handedToBot: boolean;
  /** Deadlines missed in a row, of any kind. */
  readonly missed: number;
  /** For the running auction; known to this seat alone. */
  readonly instruction: Instruction | null;
}

export interface Proposed {
  readonly motion: Motion;
  readonly by: readonly number[];
}

/** A dealt game. */
export interface Play {
  readonly starter: Seat;
  readonly deck: readonly StatusCard[];
  readonly startedAt: number;
  readonly state: State;
  readonly acts: AppendOnly<Act>;
  /** What each seat remembers of what it was shown, should a bot play for it. */
  readonly memories: readonly Memory[];
  readonly timing: Timing;
}

/** One applied action; its first event is the one that tells of it. */
export interface Act {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
  readonly by: Actor | null;
  readonly firstEvent: number;
}

/** What happened, in order. What a viewer may see of it is decided when it is served. */
export type HistoryEvent = {
  readonly version: number;
  readonly index: number;
  readonly at: number;
} & (
  | { readonly told: "game"; readonly event: GameEvent; readonly by: Actor | null }
  | { readonly told: "table"; readonly event: TableEvent }
);

/** What happens around the table: no secrets. */
export type TableEvent =
  | { readonly type: "game-opened"; readonly name: string }
  | {
      readonly type: "seat-taken";
      readonly seat: Seat;
      readonly name: string;
      readonly kind: "person" | "bot";
      readonly level: BotLevel | null;
    }
  | { readonly type: "seat-left"; readonly seat: Seat; readonly name: string }
  | {
      readonly type: "game-started";
      readonly starter: Seat;
      readonly seats: readonly {
        readonly seat: Seat;
        readonly name: string;
        readonly kind: "person" | "bot";
      }[];
    }
  | { readonly type: "game-ended"; readonly endedBy: Exclude<Ending, "final-card"> };

export interface Remembered extends Retry {
  /** The row that holds the answer. */
  readonly entry: number;
}

export function statusOf(record: GameRecord): Status {
  if (record.ended !== null || record.play?.state.result) return "over";
  return record.play === null ? "lobby" : "running";
}

export function versionOf(record: GameRecord): number {
  return record.play?.state.version ?? 0;
}

/** Where a place sits now; undefined for one that has left. */
export function seatOfPlace(record: GameRecord, place: number): Seat | undefined {
  const seat = record.chairs.findIndex((sitter) => sitter?.place === place);
  return seat < 0 ? undefined : seat;
}

/** The name under which a retry is remembered: keys belong to the seat that used them. */
export function retryName(place: number | null, key: string): string {
  return `${place ?? "anyone"} ${key}`;
}
