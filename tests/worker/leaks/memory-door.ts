import { env } from "cloudflare:workers";
import { app } from "../../../worker/app.ts";
import type { Env } from "../../../worker/env.ts";
import type { Call, Caller, Reply } from "../../../worker/game/command.ts";
import { callOfText, textOfReply } from "../../../worker/game/crossing.ts";
import type { Entry } from "../../../worker/game/entry.ts";
import { entered, evolve } from "../../../worker/game/evolve.ts";
import type { GameRecord } from "../../../worker/game/game-record.ts";
import { listedGame } from "../../../worker/game/listing.ts";
import { reply, type Table } from "../../../worker/game/reply.ts";
import { answerFrame } from "../../../worker/game/socket-frames.ts";
import { Watchers } from "../../../worker/game/watchers.ts";
import { answerCall } from "../../../worker/notify/answer-call.ts";
import type { NoticeCall } from "../../../worker/notify/notice-call.ts";
import { NoticeDesk } from "../../../worker/notify/notice-desk.ts";
import { ORIGIN } from "../support/front-door.ts";
import { NoticeRows } from "./notice-rows.ts";
import type { Plant } from "./plants.ts";

export interface Said {
  readonly status: number;
  readonly etag: string | null;
  readonly text: string;
}

/** Rows, and what they come to. */
export interface Told {
  readonly rows: readonly Entry[];
  readonly record: GameRecord | undefined;
}

/**
 * The whole Worker over rows in memory: router, keys, checks and answers are the real ones, and so
 * are commands, views, sockets' frames and notices; only the object's storage is a list. So a twin
 * has the same id and the same keys, and thousands of games fit into minutes.
 */
export class MemoryDoor implements Table {
  readonly keepDays = 90;
  readonly desk: NoticeDesk;
  readonly #notices: NoticeRows;
  readonly #env: Env;
  readonly #plant: Plant | undefined;
  readonly #now: number;
  #record: GameRecord | undefined;
  #entries: Entry[];

  /** `record` is the fold of the rows. */
  constructor(
    { rows, record }: Told,
    notices: ReadonlyMap<number, string>,
    now: number,
    plant?: Plant,
  ) {
    this.#now = now;
    this.#plant = plant;
    this.#entries = [...rows];
    this.#record = record;
    this.#notices = new NoticeRows(notices);
    this.#env = { ...env, ...this.#bindings() };
    this.desk = new NoticeDesk(this.#notices.sql, this.#env, {
      read: () => this.read(),
      ask: (call) => this.#answer(call),
      lastSeen: () => null,
    });
  }

  get record(): GameRecord {
    if (this.#record === undefined) throw new Error("No game.");
    return this.#record;
  }

  read(): GameRecord | undefined {
    return this.#record;
  }

  readUpTo(entry: number): { record: GameRecord; entry: Entry } {
    const rows = this.#entries.slice(0, entry);
    const last = rows.at(-1);
    const record = rows.reduce<GameRecord | undefined>(evolve, undefined);
    if (record === undefined || last === undefined) throw new Error("No such row.");
    return { record, entry: last };
  }

  write(entry: Entry, changed?: GameRecord): GameRecord {
    this.#entries.push(entry);
    this.#record = changed === undefined ? evolve(this.#record, entry) : entered(changed, entry);
    return this.#record;
  }

  /** One request through the router. */
  async ask(
    method: string,
    path: string,
    asked: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Said> {
    const headers = {
      ...(asked.token === undefined ? {} : { Authorization: `Bearer ${asked.token}` }),
      ...(asked.body === undefined ? {} : { "Content-Type": "application/json" }),
      ...asked.headers,
    };
    const body = asked.body === undefined ? {} : { body: JSON.stringify(asked.body) };
    const request = new Request(`${ORIGIN}${path}`, { method, headers, ...body });
    const response = await app.fetch(request, this.#env);
    const { status } = response;
    return { status, etag: response.headers.get("ETag"), text: await response.text() };
  }

  /** What a socket of this viewer gets: at one more row, on opening, and for its own messages. */
  frames(caller: Caller, next: Entry | undefined, messages: readonly unknown[]): readonly string[] {
    const socket = new MemorySocket();
    const watchers = new Watchers(stateOf(socket));
    if (next !== undefined) {
      const before = this.record;
      watchers.welcome(socket.asSocket(), caller, before, this.#now);
      // What could be seen before the change is not what may be seen now.
      socket.sent.length = 0;
      watchers.tell(before, this.write(next), next.place, this.#now);
    }
    watchers.welcome(socket.asSocket(), caller, this.record, this.#now);
    const sender = { caller, tellVisible: () => {} };
    for (const message of messages) {
      const text = JSON.stringify(message);
      const frame = answerFrame(this, this.record, sender, text, this.#now);
      if (frame !== undefined) socket.sent.push(frame);
    }
    return this.#plant?.frames?.(socket.sent, this.record, caller) ?? socket.sent;
  }

  #answer(call: Call): Reply {
    const answered = reply(this, call, this.#now);
    return this.#plant?.reply?.(answered, this.record, call) ?? answered;
  }

  #bindings() {
    const game = {
      callByText: async (text: string) => textOfReply(this.#answer(callOfText(text))),
      notices: async (call: NoticeCall) => {
        const answered = await answerCall(this.desk, call);
        return this.#plant?.notices?.(answered, this.#notices.rows) ?? answered;
      },
    };
    const page = () => {
      const listed = listedGame(this.record);
      return { games: listed === undefined ? [] : [listed], next: null };
    };
    const lobby = { page: async () => page(), put: async () => {} };
    // The Worker uses nothing else of the two bindings.
    return {
      GAMES: { idFromName: () => "", get: () => game } as unknown as Env["GAMES"],
      LOBBY: { getByName: () => lobby } as unknown as Env["LOBBY"],
    };
  }
}

/** A socket that keeps what is sent. */
class MemorySocket {
  readonly sent: string[] = [];
  readonly readyState = WebSocket.OPEN;
  #attachment: unknown;

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.sent.push(`closed ${code}`);
  }

  serializeAttachment(attachment: unknown): void {
    this.#attachment = attachment;
  }

  deserializeAttachment(): unknown {
    return this.#attachment;
  }

  asSocket(): WebSocket {
    return this as unknown as WebSocket;
  }
}

function stateOf(socket: MemorySocket): DurableObjectState {
  const tags: string[] = [];
  const state = {
    setWebSocketAutoResponse: () => {},
    getWebSocketAutoResponseTimestamp: () => null,
    acceptWebSocket: (_: WebSocket, given: readonly string[]) => void tags.push(...given),
    getWebSockets: (tag?: string) =>
      tag === undefined || tags.includes(tag) ? [socket.asSocket()] : [],
  };
  return state as unknown as DurableObjectState;
}
