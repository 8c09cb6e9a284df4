import type { Act } from "../../shared/contract/requests.ts";
import { refusalOf } from "../../shared/engine/index.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import { change, refuse, refuseByRule, refuseOver, type Decision } from "./decision.ts";
import { statusOf, versionOf, type GameRecord } from "./game-record.ts";
import { eventsAfter } from "./served-events.ts";
import { viewOf } from "./game-view.ts";

/** Status, version, phase, turn, cards: in this order (api.md, "Changing a game"). */
export function decideAct(record: GameRecord, seat: Seat, request: Act, at: number): Decision {
  const status = statusOf(record);
  if (status === "over") return refuseOver(record);
  const { play } = record;
  if (play === null) return refuse("game-not-started", {});
  if (isStale(record, request)) {
    const viewer = { seat };
    return refuse("stale-version", {
      version: versionOf(record),
      view: viewOf(record, viewer, at),
      events: eventsAfter(record, viewer, request.version),
    });
  }
  const refusal = refusalOf(play.state, seat, request.action);
  if (refusal !== undefined) return refuseByRule(record, refusal);
  return change({ type: "acted", seat, action: request.action });
}

/** An envelope is good for any version since its auction opened, so that five can seal at once. */
function isStale(record: GameRecord, { version, action }: Act): boolean {
  const present = versionOf(record);
  if (version === present) return false;
  if (action.type !== "seal" || record.play?.state.phase !== "sealed") return true;
  return version > present || version < openedAt(record);
}

/** The version at which the running auction opened. */
function openedAt(record: GameRecord): number {
  const revealed = record.history.findLast(({ event }) => event.type === "card-revealed");
  return revealed?.version ?? 0;
}
