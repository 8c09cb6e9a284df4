import { env } from "cloudflare:workers";
import {
  actedSchema,
  gameCreatedSchema,
  seatGrantedSchema,
  type Acted,
} from "../../../shared/contract/answers.ts";
import type { GameId } from "../../../shared/contract/ids.ts";
import type { CreateGame } from "../../../shared/contract/requests.ts";
import { viewSchema, type View } from "../../../shared/contract/view-schema.ts";
import type { Action } from "../../../shared/engine/action.ts";
import { vi } from "vitest";
import { ask, type Answer } from "./front-door.ts";

/** A deal whose game goes on for long: its fourth green card is the last but one or later. */
export const LONG = 18;

const NAMES = ["Ada", "Béla", "Chloé", "Dmitri", "Eve"] as const;

/** A table of people, by seat: each has a token. */
export class Table {
  readonly id: GameId;
  readonly invitation: string;
  readonly tokens: string[];

  constructor(id: GameId, invitation: string, tokens: string[]) {
    this.id = id;
    this.invitation = invitation;
    this.tokens = tokens;
  }

  get path(): string {
    return `/v1/games/${this.id}`;
  }

  get stub() {
    return env.GAMES.getByName(this.id);
  }

  async sitDown(name: string, key?: string): Promise<Answer> {
    const body = { name, invitation: this.invitation };
    return ask("POST", `${this.path}/seats`, { body, key });
  }

  async view(seat?: number): Promise<View> {
    const token = seat === undefined ? undefined : this.tokens[seat];
    return viewSchema.parse((await ask("GET", this.path, { token })).body);
  }

  async post(seat: number, path: string, body?: unknown, key?: string): Promise<Answer> {
    return ask("POST", `${this.path}/${path}`, { token: this.tokens[seat], body, key });
  }

  async start(body?: unknown): Promise<View> {
    return viewSchema.parse((await this.post(0, "start", body)).body);
  }

  /** One action on the version named, whatever comes of it. */
  async act(seat: number, version: number, action: Action, key?: string): Promise<Answer> {
    return this.post(seat, "actions", { version, action }, key);
  }

  /** One action that must be accepted. */
  async play(seat: number, version: number, action: Action): Promise<Acted> {
    return actedSchema.parse((await this.act(seat, version, action)).body);
  }
}

/**
 * Opens a table and seats people until all chairs are taken, bots apart. With a number its cards
 * are the same every time.
 */
export async function openTable(options: Partial<CreateGame> = {}, deal?: number): Promise<Table> {
  const seats = options.seats ?? 3;
  const request = { player: NAMES[0], forcedPass: "ask", ...options, seats };
  const answer = await dealing(deal, () =>
    ask("POST", "/v1/games", { body: request, key: crypto.randomUUID() }),
  );
  const made = gameCreatedSchema.parse(answer.body);
  const table = new Table(made.view.id, made.invitation, [made.token]);
  const people = seats - (options.bots?.length ?? 0);
  for (const name of NAMES.slice(1, people)) {
    const { seat, token } = seatGrantedSchema.parse((await table.sitDown(name)).body);
    table.tokens[seat] = token;
  }
  return table;
}

/** The same, and the cards are dealt. */
export async function startTable(options: Partial<CreateGame> = {}, deal?: number): Promise<Table> {
  const table = await openTable(options, deal);
  await table.start();
  return table;
}

/** The seed of the deal is drawn while a table opens: here from a number instead of by chance. */
async function dealing<Value>(
  deal: number | undefined,
  open: () => Promise<Value>,
): Promise<Value> {
  if (deal === undefined) return open();
  const drawn = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(deal);
    return bytes;
  });
  const value = await open();
  drawn.mockRestore();
  return value;
}
