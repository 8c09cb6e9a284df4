import {
  observe,
  randomFromNumber,
  review,
  startMemory,
  type Review,
} from "../../shared/bots/index.ts";
import type { GameRecord } from "../../shared/contract/record.ts";
import { eventFor, SEAT_COUNTS, viewFor } from "../../shared/engine/index.ts";
import { isReplayed, replayed } from "./replayed-record.ts";

/** What the worker is asked: one decision of a finished game. */
export interface ReviewRequest {
  readonly record: GameRecord;
  /** The action is the one that led to this version: 1 for the first. */
  readonly version: number;
  readonly playouts: number;
}

/**
 * What sharp makes of one recorded decision, knowing what its seat knew then and no more.
 * Undefined where the record cannot be replayed that far.
 */
export function reviewMove({ record, version, playouts }: ReviewRequest): Review | undefined {
  const game = replayed(record);
  const seats = SEAT_COUNTS.find((count) => count === record.seats.length);
  if (!isReplayed(game) || seats === undefined) return undefined;
  const move = game.actions[version - 1];
  const before = game.states[version - 1];
  if (move === undefined || before === undefined) return undefined;
  const viewer = { seat: move.seat };
  let memory = startMemory(seats, record.variants);
  for (const [step, events] of game.events.slice(0, version).entries()) {
    const state = game.states[step];
    if (state === undefined) return undefined;
    // Each event as the seat was shown it when it happened: a closed ledger forgets nothing here.
    for (const event of events) memory = observe(memory, eventFor(event, viewer, state, "closed"));
  }
  return review({
    memory,
    view: viewFor(before, viewer),
    action: move.action,
    budget: { playouts },
    random: randomFromNumber(version),
  });
}
