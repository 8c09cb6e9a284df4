import type { Move } from "./plan-moves.ts";

/** Milliseconds, from ux.md B6. */
const LASTS: Readonly<Record<Move["kind"], number>> = {
  lay: 240,
  "take-back": 240,
  open: 240,
  award: 320,
  "give-up": 320,
  reveal: 240,
  lamp: 400,
};
const STAGGER = 90;
/** No film is longer. */
export const LONGEST_MS = 1200;

export interface Timed {
  readonly move: Move;
  /** Milliseconds from the start of the film. */
  readonly starts: number;
  readonly lasts: number;
}

/**
 * When each move starts: the moves of one kind overlap by a stagger, and each kind
 * waits for the one before. A film that would be too long is played faster.
 */
export function timetable(moves: readonly Move[]): readonly Timed[] {
  let starts = 0;
  let previous: Timed | undefined;
  const timed = moves.map((move): Timed => {
    if (previous !== undefined) {
      starts += previous.move.kind === move.kind ? STAGGER : previous.lasts;
    }
    previous = { move, starts, lasts: LASTS[move.kind] };
    return previous;
  });
  const ends = Math.max(0, ...timed.map((each) => each.starts + each.lasts));
  if (ends <= LONGEST_MS) return timed;
  const faster = LONGEST_MS / ends;
  return timed.map(({ move, starts: at, lasts }) => ({
    move,
    starts: at * faster,
    lasts: lasts * faster,
  }));
}
