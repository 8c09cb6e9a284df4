import { isDeepStrictEqual } from "node:util";
import { apply, type PositionSeat, setUp, type State } from "../shared/engine/index.ts";
import { factsOf } from "./conformance-facts.ts";
import {
  type Case,
  type CaseSetup,
  type Check,
  isMove,
  type Move,
  seatOf,
} from "./conformance-notation.ts";

/** Runs one case through the engine: what differed, or undefined if nothing did. */
export function differenceIn({ setup, steps, expect }: Case): string | undefined {
  const start = setUp(positionOf(setup));
  if (!start.ok) return setup.refuse ? undefined : `the setup was refused: ${start.fault}`;
  if (setup.refuse) return "the setup was not refused";

  let { state } = start;
  for (const step of steps) {
    if (isMove(step)) {
      const after = play(state, step);
      if (typeof after === "string") return after;
      state = after;
    } else {
      const difference = firstDifference(state, step);
      if (difference !== undefined) return difference;
    }
  }
  return firstDifference(state, expect);
}

function positionOf(setup: CaseSetup): Parameters<typeof setUp>[0] {
  const letters = Object.keys(setup.players).map(seatOf);
  const players: PositionSeat[] = Array.from({ length: Math.max(0, ...letters) + 1 }, () => ({}));
  for (const [letter, { down, hand, cards, exitUsed }] of Object.entries(setup.players)) {
    players[seatOf(letter)] = {
      ...(hand && { hand }),
      ...(cards && { cards }),
      ...(down && { turnedDown: down }),
      ...(exitUsed === undefined ? {} : { exitUsed }),
    };
  }
  const { n, variants, deck, exact, greens, auctionsDone, released, forecast, starter } = setup;
  return {
    seats: n,
    variants,
    deck,
    exact,
    greens,
    auctionsDone,
    released,
    forecast,
    starter: seatOf(starter),
    players,
  };
}

/** The state after a step, or what was wrong with it. */
function play(state: State, { text, seat, action, refused }: Move): State | string {
  const before = structuredClone(state);
  const outcome = action && apply(state, seat, action);
  if (outcome?.ok === true) return refused ? `"${text}" was not refused` : outcome.state;
  if (!isDeepStrictEqual(state, before)) return `"${text}" was refused and yet changed the game`;
  if (refused) return state;
  return `"${text}" was refused: ${outcome?.refusal.code ?? "there is no such card"}`;
}

function firstDifference(state: State, check: Check): string | undefined {
  const facts = factsOf(state);
  for (const [name, expected] of Object.entries(check)) {
    if (!facts.has(name)) return `there is no ${name} here`;
    const found = shownAs(name, facts.get(name), expected);
    if (!isDeepStrictEqual(normal(name, found), normal(name, expected))) {
      return `${name} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
    }
  }
  return undefined;
}

/** V05 asks a view for the order of the deck, by null: "not shown". A number asks how many are left. */
function shownAs(name: string, found: unknown, expected: unknown): unknown {
  return /^view:.:deck$/.test(name) && expected === null ? null : found;
}

/** Lists whose order means something; all others are compared as sets. */
const ORDERED = /(^|\.|:)(hand|bid|spent|mySubmission|submitted)$/;

function normal(name: string, value: unknown): unknown {
  return Array.isArray(value) && !ORDERED.test(name) ? value.map(String).toSorted() : value;
}
