import { exports } from "cloudflare:workers";
import * as z from "zod/mini";
import { viewSchema, type View } from "../../../shared/contract/view-schema.ts";
import type { Action } from "../../../shared/engine/action.ts";
import type { Chance } from "../support/chance.ts";
import { ORIGIN } from "../support/front-door.ts";
import type { Told } from "./told.ts";

export interface Heard {
  readonly status: number;
  readonly text: string;
}

const answerSchema = z.object({ view: z.optional(z.unknown()), token: z.optional(z.string()) });

/** A client as ours is: it decides on a view, sends under a key, and repeats until it has an answer. */
export class Person {
  readonly #path: string;
  readonly #told: Told;
  readonly #chance: Chance;
  readonly seat: number;
  token: string;
  /** What it last saw; on a slow line that is an old one. */
  view: View | undefined;

  constructor(path: string, seat: number, token: string, told: Told, chance: Chance) {
    this.#path = path;
    this.seat = seat;
    this.token = token;
    this.#told = told;
    this.#chance = chance;
  }

  async look(): Promise<View | undefined> {
    const { status, text } = await this.#fetch("GET", "");
    if (status === 200) this.view = viewSchema.parse(JSON.parse(text));
    return this.view;
  }

  newKey(): string {
    const key = this.#chance.hex32().slice(0, 32);
    this.#told.sent(key);
    return key;
  }

  /** What it would do now; undefined where nothing is due by its own view. */
  decide(): Action | undefined {
    const { you } = this.view ?? {};
    if (!you) return undefined;
    const { actions, cheapest, discard, exit } = you.legal;
    if (actions.includes("seal"))
      return { type: "seal", cards: this.#chance.some(you.hand, this.#chance.below(3)) };
    const [luxury] = discard;
    if (luxury !== undefined) return { type: "discard", luxury };
    const given = exit?.luxuries[0];
    const taken = exit?.recover[0];
    if (given !== undefined && taken !== undefined && this.#chance.oneIn(3))
      return { type: "exit", luxury: given, recover: taken };
    if (cheapest !== null && this.#chance.oneIn(2)) return { type: "bid", cards: [...cheapest] };
    return actions.includes("pass") ? { type: "pass" } : undefined;
  }

  /** Sends once, and hears the answer. */
  async act(action: Action, version: number, key: string): Promise<Heard> {
    const heard = await this.#fetch("POST", "/actions", { version, action }, key);
    this.#told.answered(key, heard.status, heard.text);
    this.#take(heard);
    return heard;
  }

  /** Something beside the game, under a key of its own. */
  async ask(method: string, path: string, body: unknown): Promise<Heard> {
    return this.#fetch(method, path, body, this.#chance.hex32().slice(0, 32));
  }

  /** A new key for the seat; the answer that never came is asked for again. */
  async renewToken(): Promise<Heard> {
    const key = this.#chance.hex32().slice(0, 32);
    const first = await this.#fetch("POST", "/token", {}, key);
    const heard = first.status === 200 ? first : await this.#fetch("POST", "/token", {}, key);
    const { token } = answerSchema.parse(JSON.parse(heard.text));
    if (heard.status === 200 && token !== undefined) this.token = token;
    return heard;
  }

  #take({ text }: Heard): void {
    const body: unknown = JSON.parse(text);
    this.#told.heard(body);
    const view = viewSchema.safeParse(answerSchema.safeParse(body).data?.view);
    if (view.success) this.view = view.data;
  }

  async #fetch(method: string, path: string, body?: unknown, key?: string): Promise<Heard> {
    const response = await exports.default.fetch(`${ORIGIN}${this.#path}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key === undefined ? {} : { "Idempotency-Key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }
}
