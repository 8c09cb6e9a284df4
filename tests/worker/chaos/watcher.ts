import { exports } from "cloudflare:workers";
import { LIVE_PROTOCOL } from "../../../shared/contract/frames.ts";
import { ORIGIN } from "../support/front-door.ts";
import type { Told } from "./told.ts";
import * as z from "zod/mini";

const frameSchema = z.object({
  type: z.string(),
  version: z.optional(z.int()),
  events: z.optional(
    z.array(z.looseObject({ version: z.int(), index: z.int(), type: z.string() })),
  ),
});

/** A page whose line breaks and comes back: it resumes where it stopped, and must miss nothing. */
export class Watcher {
  /** Every event that came, by version and index. */
  readonly seen = new Map<string, string>();
  readonly #path: string;
  readonly #told: Told;
  #socket: WebSocket | undefined;
  #version = 0;

  constructor(path: string, told: Told) {
    this.#path = path;
    this.#told = told;
  }

  async connect(): Promise<void> {
    this.drop();
    const response = await exports.default.fetch(`${ORIGIN}${this.#path}/live`, {
      headers: { Upgrade: "websocket", "Sec-WebSocket-Protocol": LIVE_PROTOCOL },
    });
    const { webSocket } = response;
    if (!webSocket) return;
    this.#socket = webSocket;
    webSocket.addEventListener("message", ({ data }) => this.#hear(String(data)));
    webSocket.accept();
    webSocket.send(JSON.stringify({ type: "resume", since: Math.max(0, this.#version - 1) }));
  }

  /** The line breaks; what comes now is not seen. */
  drop(): void {
    this.#socket?.close(1000);
    this.#socket = undefined;
  }

  #hear(text: string): void {
    const body: unknown = JSON.parse(text);
    const frame = frameSchema.parse(body);
    if (frame.type !== "update") return;
    this.#told.heard(body);
    for (const { version, index, type } of frame.events ?? [])
      this.seen.set(`${version}/${index}`, type);
    this.#version = Math.max(this.#version, frame.version ?? 0);
  }
}
