import {
  RECORD_FORMAT,
  RULES_VERSION,
  type Fairness,
  type GameRecord as ExportedRecord,
  type RecordedAction,
} from "../../shared/contract/record.ts";
import { hex32Schema } from "../../shared/contract/ids.ts";
import { entropiesFor } from "../../shared/deal/index.ts";
import type { Viewer } from "../../shared/engine/seat.ts";
import { statusOf, type Act, type GameRecord } from "./game-record.ts";
import { sitting } from "./seating.ts";
import { served } from "./served-events.ts";

/**
 * The game as `high-society-record/1`, as this viewer may have it now. Of a running game the deck
 * ends with the last card turned up, the seed is null, and what rules.md 10.3 withholds is null.
 */
export function recordOf(record: GameRecord, viewer: Viewer): ExportedRecord | undefined {
  const { play, options } = record;
  if (play === null) return undefined;
  const over = statusOf(record) === "over";
  const played = play.state.result !== null;
  return {
    format: RECORD_FORMAT,
    rules: RULES_VERSION,
    seats: sitting(record).map(({ name }) => ({ name })),
    variants: options.variants,
    starter: play.starter,
    deck: played ? play.deck : play.deck.slice(0, play.state.drawn),
    actions: play.acts.slice().map((act) => actionOf(record, viewer, act)),
    fairness: fairnessOf(record, over),
    result: play.state.result,
    complete: played,
  };
}

/** An action as its event tells of it to this viewer: secrets leave through that one door. */
function actionOf(record: GameRecord, viewer: Viewer, act: Act): RecordedAction {
  const item = record.history.at(act.firstEvent);
  if (item === undefined) throw new Error("An action without its event.");
  const event = served(record, viewer, item);
  const by = event.by === undefined ? {} : { by: event.by };
  const move = { seat: act.seat, at: event.at, ...by };
  switch (event.type) {
    case "bid-raised":
      return { ...move, type: "bid", cards: event.cards };
    case "passed":
      return { ...move, type: "pass" };
    case "sealed":
      return { ...move, type: "seal", cards: event.cards };
    case "exited":
      return { ...move, type: "exit", luxury: event.luxury, recover: event.recovered };
    case "luxury-lost":
      return { ...move, type: "discard", luxury: event.luxury };
    case "game-opened":
    case "seat-taken":
    case "seat-left":
    case "game-started":
    case "game-ended":
    case "card-revealed":
    case "envelopes-opened":
    case "card-won":
    case "disgrace-taken":
    case "reserve-released":
    case "game-over":
      throw new Error(`No action begins with ${event.type}.`);
  }
}

/** Everybody's part of the deal; the server's own is shown once nothing depends on it. */
function fairnessOf(record: GameRecord, over: boolean): Fairness {
  const given = sitting(record).map(({ entropy }) => entropy);
  return {
    commitment: record.commitment,
    seed: over ? record.seed : null,
    entropies: entropiesFor(record.seed, given).map(({ entropy, by }) => ({
      entropy: hex32Schema.parse(entropy),
      by,
    })),
  };
}
