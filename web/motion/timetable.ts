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
  /** How long each thing of the move is on its way. */
  readonly lasts: number;
  /** How much later each next thing of the move sets out. */
  readonly step: number;
}

/**
 * When each move starts: the moves of one kind overlap by a stagger, as do the notes of
 * one bid, and each kind waits for the one before. A film that would be too long is
 * played faster.
 */
export function timetable(moves: readonly Move[]): readonly Timed[] {
  let starts = 0;
  let previous: Timed | undefined;
  const timed = moves.map((move): Timed => {
    if (previous !== undefined) {
      starts = previous.move.kind === move.kind ? starts + STAGGER : endOf(previous);
    }
    previous = { move, starts, lasts: LASTS[move.kind], step: STAGGER };
    return previous;
  });
  const ends = Math.max(0, ...timed.map(endOf));
  if (ends <= LONGEST_MS) return timed;
  const faster = LONGEST_MS / ends;
  return timed.map(({ move, starts: at, lasts, step }) => ({
    move,
    starts: at * faster,
    lasts: lasts * faster,
    step: step * faster,
  }));
}

/** When the last thing of a move has arrived, in milliseconds from the start of the film. */
export function endOf({ move, starts, lasts, step }: Timed): number {
  return starts + lasts + step * (thingsIn(move) - 1);
}

function thingsIn(move: Move): number {
  switch (move.kind) {
    case "lay":
    case "take-back":
      return move.cards.length;
    case "open":
      return move.seats.length;
    case "award":
    case "give-up":
    case "reveal":
    case "lamp":
      return 1;
  }
}
