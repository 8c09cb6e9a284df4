import type { Position, PositionSeat } from "../../shared/engine/index.ts";

/** The fourth green card is next: the game ends as the position is set up. */
function ending(players: readonly PositionSeat[]): Position {
  return { seats: players.length, greens: 3, auctionsDone: 9, deck: ["JV"], players };
}

/** Twelve ends of a game (ux.md check 28), from the plain one to the rarest. */
export const ENDINGS: Readonly<Record<string, Position>> = {
  "one cast out, three ranked": ending([
    { cards: ["L7", "AG"], hand: [10, 20] },
    { cards: ["L9", "L2"], hand: [25] },
    { cards: ["L10", "BV"], hand: [1, 2] },
    { cards: ["L1"], hand: [12, 15] },
  ]),
  "the viewer is cast out and would have won": ending([
    { cards: ["L10", "L9", "AG"], hand: [1] },
    { cards: ["L8"], hand: [2] },
    { cards: ["L7"], hand: [3] },
  ]),
  "two tie for least": ending([
    { cards: ["L6"], hand: [4] },
    { cards: ["L7"], hand: [4] },
    { cards: ["L5"], hand: [6, 8] },
    { cards: ["L4"], hand: [10] },
  ]),
  "all are equally poor": ending([
    { cards: ["L6"], hand: [10] },
    { cards: ["L7"], hand: [10] },
    { cards: ["L5"], hand: [10] },
  ]),
  "all have spent everything": ending([
    { cards: ["L6"], hand: [] },
    { cards: [], hand: [] },
    { cards: ["SC"], hand: [] },
  ]),
  "a halved odd sum": ending([
    { cards: ["L7", "L2", "SC"], hand: [20] },
    { cards: ["L4"], hand: [15] },
    { cards: ["L1"], hand: [1] },
  ]),
  "half of one": ending([
    { cards: ["L1", "SC"], hand: [20] },
    { cards: [], hand: [15] },
    { cards: ["L8"], hand: [1] },
  ]),
  "five off, doubled below nothing": ending([
    { cards: ["L3", "PS", "AG", "BV"], hand: [20] },
    { cards: ["L2"], hand: [15] },
    { cards: ["L8"], hand: [1] },
  ]),
  "five off, doubled and halved": ending([
    { cards: ["L9", "L2", "PS", "AG", "SC"], hand: [20] },
    { cards: ["L5"], hand: [15] },
    { cards: ["L8"], hand: [1] },
  ]),
  "a Faux Pas still waits": ending([
    { cards: ["FP", "AG"], hand: [20] },
    { cards: ["L5"], hand: [15] },
    { cards: ["L8"], hand: [1] },
  ]),
  "equal scores, more money": ending([
    { cards: ["L5", "L4"], hand: [20] },
    { cards: ["L9"], hand: [15] },
    { cards: ["L8"], hand: [1] },
  ]),
  "equal scores and money, the higher luxury": ending([
    { cards: ["L5", "L4"], hand: [15] },
    { cards: ["L9"], hand: [15] },
    { cards: ["L8"], hand: [1] },
  ]),
};
