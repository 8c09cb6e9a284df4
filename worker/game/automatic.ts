import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { decide, randomFrom, SERVICE_BUDGET, type Level } from "../../shared/bots/index.ts";
import { defaultAction, legalFor, seatsDue, viewFor } from "../../shared/engine/index.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Draft } from "./decision.ts";
import type { ChangeOf } from "./entry.ts";
import { instructedAction } from "./instructions.ts";
import type { GameRecord, Play, Sitter } from "./game-record.ts";

/** So that no request takes for ever; the alarm goes on where more are due. */
export const MOST_IN_ONE_ENTRY = 60;

/**
 * Plays whatever nobody needs to be asked for: bots, absent seats, passes without a choice. A
 * searched move costs milliseconds of CPU, so a second one is left to the alarm.
 */
export function playOn(draft: Draft): void {
  for (let count = 0; count < MOST_IN_ONE_ENTRY; count += 1) {
    if (hasSearched(draft) && isSearchDue(draft.record)) return;
    const move = nextAutomatic(draft.record);
    if (move === undefined) return;
    draft.add(move);
  }
}

function hasSearched({ changes, record }: Draft): boolean {
  return changes.some(
    (change) => change.type === "acted" && record.chairs[change.seat]?.level === "sharp",
  );
}

function isSearchDue({ play, chairs }: GameRecord): boolean {
  return play !== null && seatsDue(play.state).some((seat) => chairs[seat]?.level === "sharp");
}

/** Whether `nextAutomatic` has a move, without thinking about which. */
export function isAutomaticDue(record: GameRecord): boolean {
  const { play } = record;
  if (play === null || record.ended !== null) return false;
  return seatsDue(play.state).some((seat) => {
    const sitter = record.chairs[seat];
    if (!sitter) return false;
    const isPlayedFor = sitter.level !== null || sitter.away;
    return isPlayedFor || automaticFor(record, play, seat, sitter) !== undefined;
  });
}

/** The next action that plays itself; undefined while a person is awaited or nothing is due. */
function nextAutomatic(record: GameRecord): ChangeOf<"acted"> | undefined {
  const { play } = record;
  if (play === null || record.ended !== null) return undefined;
  for (const seat of seatsDue(play.state)) {
    const sitter = record.chairs[seat];
    const move = sitter && automaticFor(record, play, seat, sitter);
    if (move) return move;
  }
  return undefined;
}

function automaticFor(
  record: GameRecord,
  play: Play,
  seat: Seat,
  sitter: Sitter,
): ChangeOf<"acted"> | undefined {
  if (sitter.level !== null) return botMove(record, play, seat, sitter.level);
  if (sitter.away)
    return sitter.handedToBot || record.options.absent === "bot"
      ? botMove(record, play, seat, "gentle")
      : absentMove(play, seat);
  const action = sitter.instruction && instructedAction(play, seat, sitter.instruction);
  if (action) return { type: "acted", seat, action, by: "instruction" };
  const rule = sitter.forcedPass ?? record.options.forcedPass;
  return rule === "auto" && hasNoChoice(play, seat)
    ? { type: "acted", seat, action: { type: "pass" }, by: "forced" }
    : undefined;
}

/** 5.4: neither a raise nor an exit is to be had. */
function hasNoChoice({ state }: Play, seat: Seat): boolean {
  const { actions } = legalFor(state, seat);
  return actions.length === 1 && actions[0] === "pass";
}

function absentMove({ state }: Play, seat: Seat): ChangeOf<"acted"> | undefined {
  const action = defaultAction(state, seat);
  return action && { type: "acted", seat, action, by: "clock" };
}

/** A bot sees its own view and what it was shown, and draws from numbers that nobody can foretell. */
function botMove(record: GameRecord, play: Play, seat: Seat, level: Level): ChangeOf<"acted"> {
  const memory = play.memories[seat];
  if (memory === undefined) throw new Error(`Seat ${seat} has no memory.`);
  const label = utf8ToBytes(`bot ${seat} ${play.state.version}`);
  const random = randomFrom(hmac(sha256, hexToBytes(record.seed), label));
  const view = viewFor(play.state, { seat });
  const { action } = decide({ level, memory, view, budget: SERVICE_BUDGET, random });
  return { type: "acted", seat, action, by: "bot" };
}
