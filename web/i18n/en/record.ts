import type { DealFault } from "../../../shared/deal/index.ts";
import { plural } from "./words.ts";

/** The page that opens a record and checks its deal (ux.md A12, api.md Fair deal). */
export const record = {
  title: "A recorded game",
  lead: "Open any record of a game: a file, or its text. It is read on this device and sent nowhere.",
  choose: "Choose a file",
  drop: "Or drop a file here, or paste the text of a record.",
  text: "Text of a record",
  open: "Open",
  notRecord: "This is not a record of High Society.",
  notWhole: "This record is not of a whole game: it has no full deck, or cards are withheld.",
  refused: (move: number, code: string) =>
    `The rules refuse move ${move} of this record (${code}).`,
  recorded: (names: string, moves: number) => `${names}; ${plural(moves, "move", "moves")}.`,
  unfinished: "This record stops before the end of the game.",
  disagrees: "The result in this record is not the one that its moves give.",
  replay: "The game, move by move",
  deal: {
    title: "The deal",
    none: "This record does not say how its cards were dealt, so nothing can be checked.",
    fair: (seats: number, clients: number) =>
      `Fair: who starts and all sixteen cards follow from the seed that was committed to before the game and from what ${plural(seats, "seat", "seats")} added, ${clients} of them by ${clients === 1 ? "its" : "their"} own device.`,
    /** Nobody's own device added anything: a practice game, or one of programs. */
    fairAlone:
      "Fair: who starts and all sixteen cards follow from the seed that was committed to before the game. Nobody added anything to it.",
    unfair: "Not fair:",
    faults: {
      "seed-hidden": "The seed is not shown before the game is over.",
      malformed: "The seed, the commitment or something added is not 64 hex digits.",
      "commitment-mismatch": "The seed is not the one that was committed to.",
      "commitment-changed": "The commitment is not the one that you saw before the game.",
      "own-entropy-missing": "What your own device added is not in it.",
      "server-entropy-mismatch": "Something that the server added was chosen, not derived.",
      "starter-mismatch": "Somebody else should have started.",
      "deck-mismatch": "The cards should have come in another order.",
    } satisfies Record<DealFault, string>,
    commitment: "Commitment",
    seed: "Seed",
    added: (name: string) => `Added by ${name}`,
    addedFor: (name: string) => `For ${name}`,
    byServer: "derived by the server",
    byDevice: "derived by this device",
    bySeed: "derived from the seed",
  },
};
