import type { Acted } from "../../shared/contract/answers.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import type { CreateGame } from "../../shared/contract/requests.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import {
  type Action,
  cardsOf,
  cheapestAbove,
  isLuxury,
  setOf,
  totalOf,
} from "../../shared/engine/index.ts";
import { openTable, readView, type Table } from "../driver/whole-game.ts";
import type { Connections, Shot } from "./load.ts";

/** Open hands: from any seat's view one can tell what the next seat will do. */
const OPEN: CreateGame = { player: "Ada", seats: 5, forcedPass: "ask", variants: ["open"] };
/** Every good card begins with five empty envelopes: half of these games pass 200 actions. */
const LENGTHY: CreateGame = { ...OPEN, variants: ["open", "sealed"] };

/** A game in which everyone raises as cheaply as he can, one action after another. */
export class OpenHands {
  readonly table: Table;
  #view: View;

  private constructor(table: Table, view: View) {
    this.table = table;
    this.#view = view;
  }

  static open(server: string): Promise<OpenHands> {
    return OpenHands.#open(server, OPEN);
  }

  static openLengthy(server: string): Promise<OpenHands> {
    return OpenHands.#open(server, LENGTHY);
  }

  static async #open(server: string, game: CreateGame): Promise<OpenHands> {
    const table = await openTable(server, game);
    const [host] = table.tokens;
    if (host === undefined) throw new Error("Nobody sits at this table.");
    return new OpenHands(table, await readView(table, host));
  }

  get isOver(): boolean {
    return this.#view.status !== "running";
  }

  get version(): number {
    return this.#view.version;
  }

  /** Sends the next action; what was answered. */
  async next(connections: Connections): Promise<string> {
    const text = await connections.send(this.shot());
    // Checking every view with the contract would measure this process and not the service.
    ({ view: this.#view } = JSON.parse(text) as Acted);
    return text;
  }

  /** The next action as a request. */
  shot(): Shot {
    const { version } = this.#view;
    const token = this.table.tokens[seatDue(this.#view)] ?? "";
    const body = JSON.stringify({ version, action: actionOf(this.#view) });
    return { path: gamePath("actions", this.table.id), token, body };
  }
}

export async function openGames(server: string, count: number): Promise<OpenHands[]> {
  const games: OpenHands[] = [];
  for (let game = 0; game < count; game += 1) games.push(await OpenHands.open(server));
  return games;
}

/** The seat on turn; while envelopes are handed in, the first that has not yet. */
function seatDue({ turn, auction, seats }: View): number {
  const sealed = auction?.submitted ?? [];
  return turn ?? seats.findIndex(({ seat }) => !sealed.includes(seat));
}

function actionOf(view: View): Action {
  const { phase, auction, seats } = view;
  if (phase === "sealed") return { type: "seal", cards: [] };
  const seat = seats[seatDue(view)];
  if (seat === undefined || seat.hand === null) throw new Error("The hands are not open.");
  const luxury = seat.cards.find(isLuxury);
  if (phase === "discard" && luxury !== undefined) return { type: "discard", luxury };
  const needed = (auction?.high ?? 0) - totalOf(setOf(seat.bid));
  const raise = cheapestAbove(setOf(seat.hand), needed);
  return raise === undefined ? { type: "pass" } : { type: "bid", cards: cardsOf(raise) };
}
