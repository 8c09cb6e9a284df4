/**
 * `npm run -s verify-deal -- RECORD [--seat N --entropy HEX]` (`-` reads standard input): checks that the
 * starter and the deck of a finished game are those that the committed seed and the seats' entropies
 * give (docs/fair-deal.md). Exit code 0: they are. 1: they are not, and a sentence says what does not
 * fit. 2: nothing can be checked, e.g. the game is not over.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as z from "zod/mini";

import { fairnessSchema, seatSchema, statusCardSchema } from "../shared/contract/index.ts";
import { type DealFault, faultOfDeal, type OwnMemory } from "../shared/deal/index.ts";

const USAGE =
  "Usage: npm run -s verify-deal -- RECORD [--seat N --entropy HEX]; RECORD may be - for standard input.";

/** What the check needs of a record; the rest of it is the replay's business. */
const claimSchema = z.object({
  starter: seatSchema,
  deck: z.array(statusCardSchema),
  fairness: fairnessSchema,
});

const FAULTS: Record<DealFault, string> = {
  "seed-hidden": "The seed is not revealed yet: the game is not over.",
  malformed: "The seed, the commitment or an entropy is not 64 hex digits.",
  "commitment-mismatch": "The seed is not the one that was committed to.",
  "commitment-changed": "The commitment is not the one that you saw before the game.",
  "own-entropy-missing": "Your own entropy is not among those that the deal was made from.",
  "server-entropy-mismatch":
    "An entropy that the server gave was chosen, not derived from the seed.",
  "starter-mismatch": "The starter is not the one that the seed and the entropies give.",
  "deck-mismatch": "The deck is not the one that the seed and the entropies give.",
};

interface Verdict {
  readonly exitCode: 0 | 1 | 2;
  readonly says: string;
}

function verdictOn(text: string, own: OwnMemory | undefined): Verdict {
  const parsed = claimSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    return { exitCode: 2, says: "This is no game record with a “fairness” to check." };
  }
  const { deck, fairness } = parsed.data;
  const fault = faultOfDeal(parsed.data, own);
  if (fault !== undefined)
    return { exitCode: fault === "seed-hidden" ? 2 : 1, says: FAULTS[fault] };
  const clients = fairness.entropies.filter(({ by }) => by === "client").length;
  return {
    exitCode: 0,
    says: `Fair: the starter and all ${deck.length} cards shown follow from the committed seed and the entropies of ${fairness.entropies.length} seats (${clients} given by clients).`,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined where the words are not understood; null where nothing of one's own is to be checked. */
function ownMemory(
  seat: string | undefined,
  entropy: string | undefined,
): OwnMemory | null | undefined {
  if (seat === undefined && entropy === undefined) return null;
  const isSeat = seat !== undefined && /^[0-4]$/u.test(seat);
  return isSeat && entropy !== undefined ? { seat: Number(seat), entropy } : undefined;
}

function main(): number {
  let file: string | undefined;
  let own: OwnMemory | null | undefined;
  try {
    const options = { seat: { type: "string" }, entropy: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    [file] = positionals;
    own = ownMemory(values.seat, values.entropy);
  } catch {
    own = undefined;
  }
  if (file === undefined || own === undefined) {
    console.error(USAGE);
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8");
  } catch {
    console.error(`Cannot read ${file}.`);
    return 2;
  }
  const { exitCode, says } = verdictOn(text, own ?? undefined);
  (exitCode === 0 ? console.log : console.error)(says);
  return exitCode;
}

process.exitCode = main();
