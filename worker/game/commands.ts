import { decideAct } from "./act-command.ts";
import { carryOut, decidePause, decideResume, decideVote } from "./agreement.ts";
import { playOn } from "./automatic.ts";
import type { Caller, Command } from "./command.ts";
import { change, Draft, refuse, type Decision, type Moment, type Outcome } from "./decision.ts";
import { seatOfPlace, statusOf, type GameRecord, type Sitter } from "./game-record.ts";
import { decideInstruct, decideUninstruct } from "./instructions.ts";
import {
  decideCancel,
  decideChangeGame,
  decideLeave,
  decideRenewInvitation,
  decideSitDown,
} from "./lobby-commands.ts";
import { decideArrival, decideRematch } from "./rematch.ts";
import { decideChangeSeat, decideReturn } from "./seat-commands.ts";
import { decideStart } from "./start-command.ts";

type TableCommand = Exclude<Command, { type: "open" }>;

/**
 * What a command does to a table, with everything that plays itself afterwards. Pure: the same
 * record, command and moment give the same changes.
 */
export function decideCommand(
  record: GameRecord,
  command: TableCommand,
  caller: Caller,
  moment: Moment,
): Outcome {
  const decided = decideByCaller(record, command, caller, moment);
  if (!decided.ok) return decided;
  const draft = new Draft(record, moment.at);
  const used = firstUse(record, caller);
  if (used && command.type !== "renew-token") draft.add(used);
  for (const made of decided.changes) draft.add(made);
  if (decided.changes.length > 0) {
    carryOut(draft, moment.at);
    playOn(draft);
  }
  return { ok: true, changes: draft.changes, record: draft.record };
}

/** The newest token of a renewed key was seen for the first time. */
export function firstUse(record: GameRecord, caller: Caller) {
  const sitter = caller && sitterOf(record, caller.place);
  if (!sitter || sitter.generation === 0 || sitter.tokenUsed) return undefined;
  return { type: "token-used" as const, place: sitter.place };
}

/** Undefined if the caller's key is the present one of a seat at this table, or he has none. */
export function outdated(record: GameRecord, caller: Caller): Decision | undefined {
  if (caller === null) return undefined;
  const present = sitterOf(record, caller.place)?.generation === caller.generation;
  return present ? undefined : refuse("token-replaced", {});
}

function decideByCaller(
  record: GameRecord,
  command: TableCommand,
  caller: Caller,
  moment: Moment,
): Decision {
  if (command.type === "sit-down") return decideSitDown(record, command.request);
  if (command.type === "arrive")
    return decideArrival(record, command.seed, command.entropy, moment);
  if (caller === null) return refuse("token-missing", {});
  const seat = seatOfPlace(record, caller.place);
  if (seat === undefined) return refuse("token-replaced", {});
  const isHost = caller.place === record.host;
  switch (command.type) {
    case "change-game":
      return isHost ? decideChangeGame(record, command.request, moment) : refuse("host-only", {});
    case "cancel":
      return isHost ? decideCancel(record) : refuse("host-only", {});
    case "renew-invitation":
      return isHost ? decideRenewInvitation(record, moment) : refuse("host-only", {});
    case "start":
      return isHost ? decideStart(record, command.request, moment) : refuse("host-only", {});
    case "change-seat": {
      const { name: _, ...ownAlone } = command.request;
      const target = targetOf(
        record,
        seat,
        command.seat,
        isHost && Object.keys(ownAlone).length === 0,
      );
      if (target === undefined) return refuse("not-your-seat", {});
      return decideChangeSeat(record, target.place, command.request, moment);
    }
    case "leave": {
      const target = targetOf(record, seat, command.seat, isHost);
      return target === undefined
        ? refuse("not-your-seat", {})
        : decideLeave(record, target.place, moment);
    }
    case "act":
      return decideAct(record, seat, command.request, moment.at);
    case "return":
      return decideReturn(record, caller.place);
    case "instruct":
      return decideInstruct(record, seat, command.instruction, moment.at);
    case "uninstruct":
      return decideUninstruct(record, seat);
    case "pause":
      return decidePause(record, caller.place, command.hours);
    case "resume":
      return decideResume(record, caller.place, moment.at);
    case "vote":
      return decideVote(record, caller.place, command.vote, moment.at);
    case "rematch":
      return decideRematch(record, command.next);
    case "renew-token":
      return change({ type: "token-renewed", place: caller.place });
  }
}

/** The seat that a caller may change: his own, and in the lobby any if he is the host. */
function targetOf(
  record: GameRecord,
  own: number,
  wanted: number,
  isHost: boolean,
): Sitter | undefined {
  const allowed = wanted === own || (isHost && statusOf(record) === "lobby");
  return allowed ? (record.chairs[wanted] ?? undefined) : undefined;
}

function sitterOf(record: GameRecord, place: number): Sitter | undefined {
  return record.chairs.find((sitter) => sitter?.place === place) ?? undefined;
}
