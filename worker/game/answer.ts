import type { Viewer } from "../../shared/engine/seat.ts";
import { SPECTATOR } from "../../shared/engine/seat.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { gamePath, seatPath } from "../../shared/contract/paths.ts";
import { weakTag } from "../http/etag.ts";
import type { Accepted, Caller, Command, Query } from "./command.ts";
import { seatOfPlace, versionOf, type GameRecord } from "./game-record.ts";
import { recordOf } from "./game-export.ts";
import { viewOf } from "./game-view.ts";
import { keptSeat, rematchSeed } from "./rematch.ts";
import { eventsAfter } from "./served-events.ts";

/** Which eyes a place looks through; whoever has left, or never sat down, is a spectator. */
export function viewerOf(record: GameRecord, place: number | null): Viewer {
  const seat = place === null ? undefined : seatOfPlace(record, place);
  return seat === undefined ? SPECTATOR : { seat };
}

/**
 * What an accepted command answers: made of the record right after its entry and nothing else,
 * so that a retry, which folds the rows up to that entry again, gets the same bytes.
 */
export function answerTo(
  record: GameRecord,
  command: Command,
  caller: Caller,
  at: number,
): Accepted {
  const place = caller?.place ?? null;
  const view = (viewer: Viewer): View => viewOf(record, viewer, at);
  switch (command.type) {
    case "open": {
      const { invitation } = record;
      return {
        ...seatGranted(record, 0, at, { invitation }),
        location: gamePath("game", record.id),
      };
    }
    case "sit-down":
      // The newest place is the one that this entry gave.
      return seatGranted(record, record.nextPlace - 1, at);
    case "arrive":
      return seatGranted(record, keptSeat(record, command.seed.asks)?.place ?? 0, at);
    case "rematch":
      return accepted(JSON.stringify(rematchSeed(record, place ?? 0)));
    case "renew-token": {
      const own = place ?? 0;
      const generation = generationOf(record, own);
      return { ...accepted("{}"), grant: { place: own, generation } };
    }
    case "renew-invitation":
      return accepted(JSON.stringify({ invitation: record.invitation }));
    case "act": {
      const viewer = viewerOf(record, place);
      const events = eventsAfter(record, viewer, command.request.version);
      return accepted(JSON.stringify({ view: view(viewer), events }));
    }
    case "change-game":
    case "cancel":
    case "change-seat":
    case "leave":
    case "start":
    case "return":
    case "instruct":
    case "uninstruct":
    case "pause":
    case "resume":
    case "vote":
      return accepted(JSON.stringify(view(viewerOf(record, place))));
  }
}

/** A seat's first key: the same for every retry. */
function seatGranted(record: GameRecord, place: number, at: number, more: object = {}): Accepted {
  const viewer = viewerOf(record, place);
  const seat = "seat" in viewer ? viewer.seat : 0;
  const body = JSON.stringify({ view: viewOf(record, viewer, at), seat, ...more });
  const location = seatPath(record.id, seat);
  return { ...accepted(body, 201), location, grant: { place, generation: 0 } };
}

/** What looking answers. The view has a tag that covers everything in it but the time of day. */
export function answerQuery(
  record: GameRecord,
  query: Exclude<Query, { type: "dry-run" }>,
  viewer: Viewer,
  at: number,
): Accepted {
  switch (query.type) {
    case "view": {
      const body = viewOf(record, viewer, at);
      // Banks and `serverTime` run with the time of day: for the tag it stands still.
      const still = viewOf(record, viewer, 0);
      const generation = "seat" in viewer ? record.chairs[viewer.seat]?.generation : null;
      const tagged = JSON.stringify([still, body.pausedUntil, generation]);
      return { ...accepted(JSON.stringify(body)), etag: weakTag(tagged) };
    }
    case "events": {
      const events = eventsAfter(record, viewer, query.since);
      return accepted(JSON.stringify({ version: versionOf(record), events }));
    }
    case "record":
      return accepted(JSON.stringify(recordOf(record, viewer)));
  }
}

export function accepted(body: string, status: 200 | 201 = 200): Accepted {
  return { ok: true, status, body, etag: null, grant: null, location: null };
}

function generationOf(record: GameRecord, place: number): number {
  return record.chairs.find((sitter) => sitter?.place === place)?.generation ?? 0;
}
