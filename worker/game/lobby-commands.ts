import { foldName, NAME_MAX } from "../../shared/contract/player-name.ts";
import { DEFAULT_OPTIONS } from "../../shared/contract/options.ts";
import type { ChangeGame, SitDown } from "../../shared/contract/requests.ts";
import { sameSecret } from "../derived-key.ts";
import { botName } from "./bot-name.ts";
import type { Command } from "./command.ts";
import {
  change,
  Draft,
  misfit,
  newInvitation,
  newSeed,
  outsideLobby,
  refuse,
  refuseOver,
  type Decision,
  type Moment,
} from "./decision.ts";
import type { Change } from "./entry.ts";
import { statusOf, type GameRecord } from "./game-record.ts";
import { sitting } from "./seating.ts";
import { withOptions } from "./table-options.ts";

/** A new table: its host on the first chair, then the bots that he brought. */
export function openTable(
  { id, request }: Extract<Command, { type: "open" }>,
  moment: Moment,
): readonly Change[] {
  const { name, player, seats, bots = [], ...named } = request;
  const options = withOptions({ ...DEFAULT_OPTIONS, seats }, named);
  const changes: Change[] = [
    {
      type: "opened",
      id,
      name: name ?? tableNameOf(player),
      options,
      seed: newSeed(moment),
      invitation: newInvitation(moment),
      keepDays: moment.keepDays,
    },
    {
      type: "seated",
      seat: 0,
      who: { kind: "person", place: 0, name: player, entropy: null },
    },
  ];
  const names = [player];
  for (const [index, { level }] of bots.entries()) {
    const bot = botName(names);
    names.push(bot);
    const who = { kind: "bot" as const, place: index + 1, name: bot, level };
    changes.push({ type: "seated", seat: index + 1, who });
  }
  return changes;
}

/** The wanted chair, or the first free one, for whoever holds the invitation. */
export function decideSitDown(record: GameRecord, request: SitDown): Decision {
  const refusal = outsideLobby(record);
  if (refusal) return refusal;
  if (!sameSecret(request.invitation, record.invitation)) return refuse("invitation-wrong", {});
  const free = record.chairs.indexOf(null);
  if (free < 0) return refuse("game-full", {});
  const seat = request.seat ?? free;
  if (seat >= record.chairs.length)
    return misfit("seat", `The seats are 0 to ${record.chairs.length - 1}.`);
  if (record.chairs[seat]) return refuse("seat-taken", {});
  if (isTaken(record, request.name, null)) return refuse("name-taken", {});
  const { name, entropy = null } = request;
  const who = { kind: "person" as const, place: record.nextPlace, name, entropy };
  return change({ type: "seated", seat, who });
}

/** Name, options, seating order and host, all or none of it. */
export function decideChangeGame(
  record: GameRecord,
  request: ChangeGame,
  moment: Moment,
): Decision {
  const refusal = outsideLobby(record);
  if (refusal) return refusal;
  const { name, order, host, ...named } = request;
  const draft = new Draft(record, moment.at);
  const options = withOptions(record.options, named);
  const taken = sitting(record).length;
  if (options.seats < taken) return misfit("seats", `${taken} seats are taken.`);
  if (order !== undefined) {
    const chairs = record.chairs.length;
    if (order.length !== chairs || order.some((seat) => seat >= chairs))
      return misfit("order", `Name each of the ${chairs} seats once.`);
    draft.add({ type: "reseated", order });
  }
  if (name !== undefined || Object.keys(named).length > 0)
    draft.add({ type: "table-changed", ...(name === undefined ? {} : { name }), options });
  if (host !== undefined) {
    // Named as the seats were numbered in the request's own view, before any new order.
    const heir = record.chairs[host];
    if (heir?.kind !== "person") return misfit("host", "Name a seat on which a person sits.");
    if (heir.place !== record.host) draft.add({ type: "host-changed", place: heir.place });
  }
  return change(...draft.changes);
}

export function decideCancel(record: GameRecord): Decision {
  const refusal = outsideLobby(record);
  return refusal ?? change({ type: "ended", endedBy: "cancelled" });
}

export function decideRenewInvitation(record: GameRecord, moment: Moment): Decision {
  const refusal = outsideLobby(record);
  return refusal ?? change({ type: "invitation-renewed", invitation: newInvitation(moment) });
}

/** Standing up, or being asked to: in the lobby the chair is free; later the seat is away. */
export function decideLeave(record: GameRecord, place: number, moment: Moment): Decision {
  const status = statusOf(record);
  if (status === "over") return refuseOver(record);
  if (status === "running") return change({ type: "went-away", place });
  const others = sitting(record).some(
    (sitter) => sitter.kind === "person" && sitter.place !== place,
  );
  const left: Change = { type: "left", place };
  if (!others) return change(left, { type: "ended", endedBy: "cancelled" });
  // Whoever was there knows the invitation.
  return change(left, { type: "invitation-renewed", invitation: newInvitation(moment) });
}

/** Whether somebody else at the table has that name, however it is written. */
export function isTaken(record: GameRecord, name: string, own: number | null): boolean {
  const folded = foldName(name);
  return sitting(record).some((sitter) => sitter.place !== own && foldName(sitter.name) === folded);
}

/** A table is named after its host, within the length of a name. */
function tableNameOf(player: string): string {
  return Array.from(`${player}'s table`).slice(0, NAME_MAX).join("").trim();
}
