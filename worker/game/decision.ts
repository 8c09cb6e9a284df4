import { bytesToHex } from "@noble/hashes/utils.js";
import {
  hex32Schema,
  invitationSchema,
  type Hex32,
  type Invitation,
} from "../../shared/contract/ids.ts";
import type { ProblemCode } from "../../shared/contract/problem-code.ts";
import type { ProblemFacts } from "../../shared/contract/problem-facts.ts";
import type { Refusal } from "../../shared/engine/refusal.ts";
import { toBase32 } from "../base32.ts";
import type { Change } from "./entry.ts";
import { applyChange } from "./evolve.ts";
import { statusOf, type GameRecord } from "./game-record.ts";

/** Why a command is refused: a value, so that it survives the way to the Worker. */
export type Refused = {
  [Code in ProblemCode]: { readonly code: Code; readonly facts: ProblemFacts<Code> };
}[ProblemCode];

/** What a command comes to: what changes, perhaps nothing; or why not. */
export type Decision =
  | { readonly ok: true; readonly changes: readonly Change[] }
  | { readonly ok: false; readonly refused: Refused };

/** The same, looked ahead: the record with the changes. */
export type Outcome =
  | { readonly ok: true; readonly changes: readonly Change[]; readonly record: GameRecord }
  | Extract<Decision, { ok: false }>;

/** All that is not in the record and that a decision may use. */
export interface Moment {
  /** When the request was received: Unix time in milliseconds. */
  readonly at: number;
  /** Fresh random bytes; in a dealt game nobody asks for them. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** For how many days a table that opens now will be kept after its end. */
  readonly keepDays: number;
}

export function change(...changes: readonly Change[]): Decision {
  return { ok: true, changes };
}

export function refuse<Code extends ProblemCode>(code: Code, facts: ProblemFacts<Code>): Decision {
  return { ok: false, refused: refusal(code, facts) };
}

function refusal<Code extends ProblemCode>(code: Code, facts: ProblemFacts<Code>): Refused {
  // A code and its own facts: the compiler cannot see that the pair is a member of the union.
  return { code, facts } as Refused;
}

/** 422: one field does not fit this table. */
export function misfit(field: string, message: string): Decision {
  return refuse("invalid-request", { issues: [{ path: [field], message }] });
}

/** The changes so far, and the table as it is with them: how a command looks ahead. */
export class Draft {
  readonly changes: Change[] = [];
  record: GameRecord;
  readonly #at: number;

  constructor(record: GameRecord, at: number) {
    this.record = record;
    this.#at = at;
  }

  add(next: Change): void {
    this.record = applyChange(this.record, next, this.#at);
    this.changes.push(next);
  }
}

/** 409 with how it ended. */
export function refuseOver(record: GameRecord): Decision {
  const result = record.play?.state.result ?? null;
  return refuse("game-over", { endedBy: record.ended ?? "final-card", result });
}

/** Undefined in the lobby; else why what belongs there is no longer possible. */
export function outsideLobby(record: GameRecord): Decision | undefined {
  const status = statusOf(record);
  if (status === "over") return refuseOver(record);
  return status === "running" ? refuse("game-started", {}) : undefined;
}

/** Undefined while the game runs; else why it is too early or too late. */
export function outsideGame(record: GameRecord): Decision | undefined {
  const status = statusOf(record);
  if (status === "over") return refuseOver(record);
  return status === "lobby" ? refuse("game-not-started", {}) : undefined;
}

/** A refusal by the rules, with the facts that a client needs. */
export function refuseByRule(record: GameRecord, refusal: Refusal): Decision {
  const state = record.play?.state;
  switch (refusal.code) {
    case "bid-too-low":
      return refuse(refusal.code, { toBeat: refusal.toBeat });
    case "card-not-in-hand":
      return refuse(refusal.code, { cards: refusal.cards });
    case "exit-unavailable":
      return refuse(refusal.code, { reason: refusal.reason });
    case "not-your-turn":
      return refuse(refusal.code, { turn: state?.turn ?? null });
    case "wrong-phase":
      return refuse(refusal.code, { phase: state?.phase ?? null });
    case "game-over":
      return refuseOver(record);
    case "already-sealed":
    case "empty-bid":
    case "duplicate-card":
    case "luxury-not-yours":
      return refuse(refusal.code, {});
  }
}

/** The server's part of a deal. */
export function newSeed(moment: Moment): Hex32 {
  return hex32Schema.parse(bytesToHex(moment.randomBytes(32)));
}

/** 80 bits: nobody guesses it within the life of a lobby. */
export function newInvitation(moment: Moment): Invitation {
  return invitationSchema.parse(toBase32(moment.randomBytes(10)));
}
