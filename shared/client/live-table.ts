import type { Acted } from "../contract/answers.ts";
import type { ApiEvent } from "../contract/event-schema.ts";
import type { Action } from "../contract/game-words.ts";
import { CLOSE_CODES, LIVE_PROTOCOL, PING } from "../contract/live-line.ts";
import { gamePath } from "../contract/paths.ts";
import type { View } from "../contract/view-schema.ts";
import type { Answered } from "./answered.ts";
import { isServerFrame } from "./answer-checks.ts";
import type { GameClient } from "./game-client.ts";
import type { Line, LiveSocket } from "./line.ts";
import { Novelty } from "./novelty.ts";
import { pauseBefore } from "./patience.ts";

const PING_MS = 30_000;
const PONG_MS = 8_000;
/** A handshake that nobody answers is given up then: on a dead network it would hang for minutes. */
const HANDSHAKE_MS = 10_000;
/** Somebody looks at the table: a line is not left lost for longer once the server is back. */
const LONGEST_LOST_MS = 8_000;

export type Link = "connecting" | "live" | "lost";
export type LiveEnd =
  | "token-replaced"
  | "gone"
  | "gallery-closed"
  | "game-of-later-release"
  | "game-damaged"
  | "closed";

/** How each close code ends the line; after any other it is tried again. */
const ENDS = new Map<number, LiveEnd>([
  [CLOSE_CODES.tokenReplaced, "token-replaced"],
  [CLOSE_CODES.gone, "gone"],
  [CLOSE_CODES.noGallery, "gallery-closed"],
  [CLOSE_CODES.laterRelease, "game-of-later-release"],
  [CLOSE_CODES.damaged, "game-damaged"],
]);

/** What somebody hears who follows a table. All of it is optional. */
export interface Listener {
  /** The view has changed; `events` are those not told before, in order, without gaps. */
  changed?(view: View, events: readonly ApiEvent[]): void;
  link?(link: Link): void;
  /** Nothing more will come. */
  ended?(end: LiveEnd): void;
}

interface Waiting {
  readonly version: number;
  readonly action: Action;
  readonly answer: (answered: Answered<Acted>) => void;
}

/** A table followed over its WebSocket: reconnects, catches up, and sends again what got no answer. */
export class LiveTable {
  readonly #line: Line;
  readonly #game: GameClient;
  readonly #listener: Listener;
  readonly #waiting = new Map<string, Waiting>();
  readonly #novelty: Novelty;
  #socket: LiveSocket | undefined;
  #attempt = 0;
  #ended = false;
  #visible = true;
  /** The one question why a handshake was refused is on its way. */
  #asking = false;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(line: Line, game: GameClient, listener: Listener, since?: number) {
    this.#line = line;
    this.#game = game;
    this.#listener = listener;
    this.#novelty = new Novelty(since);
    this.#connect();
  }

  /** Plays over the socket; after a break the same act is sent again under the same key. */
  act(
    version: number,
    action: Action,
    key: string = crypto.randomUUID(),
  ): Promise<Answered<Acted>> {
    return new Promise((answer) => {
      if (this.#ended) {
        answer({ kind: "unreachable", reason: "network" });
        return;
      }
      const waiting = { version, action, answer };
      this.#waiting.set(key, waiting);
      this.#sendAct(key, waiting);
    });
  }

  /** Tells whether the table can be seen by its person: notices are held while it can. */
  setVisible(visible: boolean): void {
    this.#visible = visible;
    this.#send({ type: "visible", visible });
  }

  /** Tries at once instead of waiting, e.g. when the network has come back. */
  hurry(): void {
    if (this.#socket === undefined && !this.#ended) this.#connect();
    else this.#ping();
  }

  close(): void {
    this.#end("closed");
  }

  #connect(): void {
    this.#clearTimers();
    this.#listener.link?.("connecting");
    const address = `${this.#line.origin.replace(/^http/u, "ws")}${gamePath("live", this.#game.id)}`;
    const { token } = this.#game;
    const socket = new this.#line.WebSocket(
      address,
      token === undefined ? [LIVE_PROTOCOL] : [LIVE_PROTOCOL, token],
    );
    this.#socket = socket;
    this.#later(() => this.#drop(), HANDSHAKE_MS);
    let opened = false;
    socket.addEventListener("open", () => {
      opened = true;
      this.#opened();
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#hear(data));
    socket.addEventListener("close", ({ code }) => {
      if (this.#socket === socket) this.#broken(code, opened);
    });
  }

  #opened(): void {
    this.#attempt = 0;
    this.#clearTimers();
    this.#listener.link?.("live");
    const { since } = this.#novelty;
    if (since !== undefined) this.#send({ type: "resume", since });
    if (!this.#visible) this.#send({ type: "visible", visible: false });
    for (const [key, waiting] of this.#waiting) this.#sendAct(key, waiting);
    this.#later(() => this.#ping(), PING_MS);
  }

  #broken(code: number, opened: boolean): void {
    this.#socket = undefined;
    this.#clearTimers();
    const end = ENDS.get(code);
    if (end !== undefined) this.#end(end);
    else {
      this.#listener.link?.("lost");
      this.#attempt += 1;
      const { patience } = this.#line;
      const longestMs = Math.min(patience.longestMs, LONGEST_LOST_MS);
      const wait = pauseBefore(this.#attempt, Math.random(), { ...patience, longestMs });
      this.#later(() => this.#connect(), wait);
      // A refused handshake looks like a broken line: only the view can tell why.
      if (!opened) void this.#askWhy();
    }
  }

  async #askWhy(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    // Each handshake is a try already: this one has none of its own.
    const answered = await this.#game.view({ once: true });
    this.#asking = false;
    if (answered.kind !== "refused") return;
    const { code } = answered.problem;
    if (code === "no-such-game" || code === "wrong-game") this.#end("gone");
    if (code === "token-replaced" || code === "token-invalid") this.#end("token-replaced");
  }

  #hear(data: unknown): void {
    this.#clearTimers();
    this.#later(() => this.#ping(), PING_MS);
    const frame = typeof data === "string" ? parse(data) : undefined;
    if (!isServerFrame(frame)) return;
    switch (frame.type) {
      case "view":
        this.#changed(frame.view, null);
        break;
      case "update":
        this.#changed(frame.view, frame.events);
        break;
      case "acted":
        this.#changed(frame.view, frame.events);
        this.#settle(frame.key, {
          kind: "done",
          value: { view: frame.view, events: frame.events },
        });
        break;
      case "problem":
        if (frame.key !== null)
          this.#settle(frame.key, { kind: "refused", problem: frame.problem });
        break;
      case "pong":
        break;
    }
  }

  #changed(view: View, events: readonly ApiEvent[] | null): void {
    const news = this.#novelty.of(view, events);
    if (news !== undefined) this.#listener.changed?.(view, news);
  }

  #settle(key: string, answered: Answered<Acted>): void {
    this.#waiting.get(key)?.answer(answered);
    this.#waiting.delete(key);
  }

  #sendAct(key: string, { version, action }: Waiting): void {
    this.#send({ type: "act", key, version, action });
  }

  /** What cannot be sent now is sent after the next opening, or has no meaning then. */
  #send(frame: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }

  #ping(): void {
    if (this.#socket?.readyState !== 1) return;
    this.#socket.send(PING);
    // No answer at all: the line is dead although nobody has said so.
    this.#later(() => this.#drop(), PONG_MS);
  }

  #drop(): void {
    const dead = this.#socket;
    this.#broken(1006, true);
    dead?.close();
  }

  #end(end: LiveEnd): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#clearTimers();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close(1000);
    for (const key of this.#waiting.keys()) {
      this.#settle(key, { kind: "unreachable", reason: "network" });
    }
    this.#listener.ended?.(end);
  }

  #later(run: () => void, milliseconds: number): void {
    this.#timers.push(setTimeout(run, milliseconds));
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
