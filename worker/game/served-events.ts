import type { Actor, ApiEvent } from "../../shared/contract/event-schema.ts";
import { eventFor } from "../../shared/engine/index.ts";
import type { Viewer } from "../../shared/engine/seat.ts";
import type { GameRecord, HistoryEvent } from "./game-record.ts";
import { timestamp } from "./timestamp.ts";

/** The events after a version, as this viewer may see them now; all of them without a version. */
export function eventsAfter(
  record: GameRecord,
  viewer: Viewer,
  since: number | undefined,
): readonly ApiEvent[] {
  // In the order of versions: what is asked for stands at the end.
  const last = record.history.findLastIndex(
    ({ version }) => since !== undefined && version <= since,
  );
  return eventsFrom(record, viewer, last + 1);
}

/** The events from a point of the history on: what an update brings. */
export function eventsFrom(record: GameRecord, viewer: Viewer, start: number): readonly ApiEvent[] {
  return record.history.slice(start).map((item) => served(record, viewer, item));
}

/** One event through the one door: the engine decides what is withheld (10.3). */
export function served(record: GameRecord, viewer: Viewer, item: HistoryEvent): ApiEvent {
  const { version, index } = item;
  const at = timestamp(item.at);
  if (item.told === "table") return { version, index, at, ...item.event };
  const { play, options } = record;
  if (play === null) throw new Error("An event of a game that was not dealt.");
  const by = shownActor(item, viewer);
  const seen = eventFor(item.event, viewer, play.state, options.ledger);
  return by === null ? { version, index, at, ...seen } : { version, index, at, by, ...seen };
}

/** That a bot or the clock played is public; instructions and forced passes are their owner's. */
function shownActor(item: Extract<HistoryEvent, { told: "game" }>, viewer: Viewer): Actor | null {
  if (item.by === null || item.by === "bot" || item.by === "clock") return item.by;
  const owner = "seat" in item.event ? item.event.seat : null;
  return "seat" in viewer && viewer.seat === owner ? item.by : null;
}
