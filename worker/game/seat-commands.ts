import type { ChangeSeat } from "../../shared/contract/requests.ts";
import { statusOf, type GameRecord } from "./game-record.ts";
import { change, Draft, refuse, refuseOver, type Decision, type Moment } from "./decision.ts";
import { isTaken } from "./lobby-commands.ts";

/** Name and livery of a seat, by itself or in the lobby by the host; the rest by itself alone. */
export function decideChangeSeat(
  record: GameRecord,
  place: number,
  request: ChangeSeat,
  moment: Moment,
): Decision {
  const { name, livery, forcedPass, entropy } = request;
  const status = statusOf(record);
  if (status === "over") return refuseOver(record);
  if (entropy !== undefined && status === "running") return refuse("game-started", {});
  if (name !== undefined && isTaken(record, name, place)) return refuse("name-taken", {});
  const draft = new Draft(record, moment.at);
  if (name !== undefined || livery !== undefined)
    draft.add({
      type: "seat-changed",
      place,
      ...(name === undefined ? {} : { name }),
      ...(livery === undefined ? {} : { livery }),
    });
  if (entropy !== undefined) draft.add({ type: "entropy-given", place, entropy });
  if (forcedPass !== undefined) draft.add({ type: "forced-pass-chosen", place, forcedPass });
  return change(...draft.changes);
}

/** One press and the person plays again. */
export function decideReturn(record: GameRecord, place: number): Decision {
  const status = statusOf(record);
  if (status === "over") return refuseOver(record);
  if (status === "lobby") return refuse("game-not-started", {});
  const away = record.chairs.some((sitter) => sitter?.place === place && sitter.away);
  return away ? change({ type: "came-back", place }) : change();
}
