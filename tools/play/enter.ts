import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import {
  type GameClient,
  HighSociety,
  readLink,
  RequestFailed,
  seatLink,
  valueOf,
} from "../../shared/client/index.ts";
import { createGameSchema } from "../../shared/contract/requests.ts";
import { Sentence } from "../sentence.ts";

export const USAGE = `Usage: npm run play -- [LINK] [options]
  LINK                a seat link (…#key=…) or an invitation (…#join=…);
                      without one a new table is opened and filled with bots
  --server URL        where to open it (http://localhost:8787)
  --name NAME         your name (asked for, or "Guest")
  --seats 3|4|5       how many sit there (4)
  --level LEVEL       gentle, keen or sharp (gentle)
  --variants A,B      any of open, forecast, reserve, sealed, exit`;

const OPTIONS = {
  server: { type: "string", default: "http://localhost:8787" },
  name: { type: "string" },
  seats: { type: "string", default: "4" },
  level: { type: "string", default: "gentle" },
  variants: { type: "string", default: "" },
} as const;

/** A seat, or a place in the gallery, that the words on the command line lead to. */
export interface Entered {
  readonly game: GameClient;
  /** The key to the seat as a link; null in the gallery. */
  readonly link: string | null;
  /** What this client gave to the deal; null where the seat was taken elsewhere. */
  readonly entropy: string | null;
}

/** @throws Sentence where the words are not understood or the server refuses */
export async function enter(args: readonly string[]): Promise<Entered> {
  const { positionals, values } = parseWords(args);
  const [text] = positionals;
  try {
    return text === undefined ? await openTable(values) : await followLink(text, values.name);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    if (error.problem !== undefined || text !== undefined) throw new Sentence(error.message);
    throw new Sentence(
      `${error.message} It was asked at ${values.server}: npm start runs one on this machine, and --server URL names another.`,
    );
  }
}

function parseWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    throw new Sentence(USAGE);
  }
}

interface Wishes {
  readonly server: string;
  readonly name?: string | undefined;
  readonly seats: string;
  readonly level: string;
  readonly variants: string;
}

async function openTable({ server, name, seats, level, variants }: Wishes): Promise<Entered> {
  const wish = createGameSchema.safeParse({
    player: name ?? (await askName()),
    seats: Number(seats),
    bots: Array.from({ length: Number(seats) - 1 }, () => ({ level })),
    variants: variants.split(",").filter((word) => word !== ""),
  });
  if (!wish.success) throw new Sentence(USAGE);
  const society = new HighSociety(server);
  const { view, token } = valueOf(await society.openTable(wish.data));
  const game = society.game(view.id, token);
  const entropy = freshEntropy();
  valueOf(await game.start({ entropy }));
  return { game, link: seatLink(server, view.id, token), entropy };
}

async function followLink(text: string, name: string | undefined): Promise<Entered> {
  const link = readLink(text);
  if (link === undefined) throw new Sentence(`That is no link to a table.\n${USAGE}`);
  const society = new HighSociety(link.origin);
  if (link.invitation === null || link.key !== null) {
    const game = society.game(link.game, link.key ?? undefined);
    valueOf(await game.view());
    return { game, link: link.key === null ? null : text, entropy: null };
  }
  const entropy = freshEntropy();
  const body = { name: name ?? (await askName()), invitation: link.invitation, entropy };
  const { token } = valueOf(await society.sitDown(link.game, body));
  const game = society.game(link.game, token);
  return { game, link: seatLink(link.origin, link.game, token), entropy };
}

/** This client's own share of the deal, after the commitment (docs/fair-deal.md). */
export function freshEntropy(): string {
  return randomBytes(32).toString("hex");
}

async function askName(): Promise<string> {
  if (!process.stdin.isTTY) return "Guest";
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  const name = await questions.question("Your name: ");
  questions.close();
  return name.trim() === "" ? "Guest" : name;
}
