import * as z from "zod/mini";
import {
  type Action,
  deal,
  replay,
  type Refusal,
  SEAT_COUNTS,
  type SeatAction,
  type State,
  STATUS_CARDS,
} from "../shared/engine/index.ts";
import { type RecordedAction, recordSchema } from "../shared/contract/record.ts";
import { sayWhatIsWrong } from "./say-what-is-wrong.ts";

export type Played =
  | { readonly kind: "played"; readonly state: State }
  /** `index` of the action that the rules refuse, from 0. */
  | { readonly kind: "illegal"; readonly index: number; readonly refusal: Refusal }
  /** No record that can be replayed; `detail` is a sentence that says why. */
  | { readonly kind: "invalid"; readonly detail: string };

/** What replaying reads; a result or a proof of fairness is another tool's to check. */
const replayable = z.extend(recordSchema, {
  result: z.optional(z.unknown()),
  fairness: z.optional(z.unknown()),
});

/** Replays a record from its text. */
export function playRecord(text: string): Played {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return invalid(`This is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const parsed = replayable.safeParse(json);
  if (!parsed.success) {
    return invalid(sayWhatIsWrong("This is no high-society-record/1:", parsed.error));
  }
  return playParsed(parsed.data);
}

function playParsed(record: z.infer<typeof replayable>): Played {
  const seats = SEAT_COUNTS.find((count) => count === record.seats.length);
  if (seats === undefined) return invalid("A game has 3, 4 or 5 seats.");
  if (record.starter >= seats) return invalid(`There is no seat ${record.starter} to start.`);
  if (record.complete === false) {
    return invalid(
      'This is the record of a running game ("complete": false): it hides too much to be replayed.',
    );
  }
  if (new Set(record.deck).size !== STATUS_CARDS.length) {
    return invalid("The deck is not the sixteen status cards, each once.");
  }
  const actions = record.actions.map(actionOf);
  if (!actions.every((action) => action !== undefined)) {
    return invalid("An action hides its cards: the record cannot be replayed.");
  }
  const start = deal({
    seats,
    variants: record.variants,
    starter: record.starter,
    deck: record.deck,
  });
  const outcome = replay(start, actions);
  return outcome.ok
    ? { kind: "played", state: outcome.state }
    : { kind: "illegal", index: outcome.index, refusal: outcome.refusal };
}

function invalid(detail: string): Played {
  return { kind: "invalid", detail };
}

/** Undefined where the record withholds what was played. */
function actionOf(recorded: RecordedAction): SeatAction | undefined {
  const action = played(recorded);
  return action && { seat: recorded.seat, action };
}

function played(recorded: RecordedAction): Action | undefined {
  switch (recorded.type) {
    case "pass":
      return { type: recorded.type };
    case "bid":
    case "seal":
      return recorded.cards === null ? undefined : { type: recorded.type, cards: recorded.cards };
    case "discard":
      return { type: recorded.type, luxury: recorded.luxury };
    case "exit": {
      const { type, luxury, recover } = recorded;
      return recover === null ? undefined : { type, luxury, recover };
    }
  }
}
