import { DurableObject } from "cloudflare:workers";
import { CLOSE_CODES, LIVE_PROTOCOL } from "../../shared/contract/frames.ts";
import type { Env } from "../env.ts";
import { playOn } from "./automatic.ts";
import { callerSchema, type Call, type Reply } from "./command.ts";
import { outdated } from "./commands.ts";
import { Draft } from "./decision.ts";
import type { Entry } from "./entry.ts";
import { evolve } from "./evolve.ts";
import type { GameRecord } from "./game-record.ts";
import { GameStore } from "./game-store.ts";
import { nextDueAt } from "./due.ts";
import { reply, type Table } from "./reply.ts";
import { answerFrame } from "./socket-frames.ts";
import { callerOf, mayWatch, Watchers } from "./watchers.ts";

/** How the Worker tells the object who opens a socket; nobody else can reach the object. */
export const CALLER_HEADER = "x-caller";

/**
 * One game: loads, decides, saves and sends. What a request means is decided by pure functions;
 * this is the only place with storage, sockets and the time of day.
 */
export class GameObject extends DurableObject<Env> implements Table {
  readonly #store: GameStore;
  readonly #watchers: Watchers;
  /** The fold of all rows, while the object is awake. */
  #record: GameRecord | undefined;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#store = new GameStore(state.storage.sql);
    this.#watchers = new Watchers(state);
  }

  /**
   * One request. There is no `await` between looking and writing, so requests cannot come between
   * each other; the runtime holds the answer back until the row is on disk.
   */
  async call(call: Call): Promise<Reply> {
    const answered = reply(this, call, Date.now());
    await this.#arm();
    return answered;
  }

  /** Opens a socket for a seat or the gallery; the Worker has checked id and token. */
  override async fetch(request: Request): Promise<Response> {
    const caller = callerSchema.parse(JSON.parse(request.headers.get(CALLER_HEADER) ?? "null"));
    const { 0: client, 1: server } = new WebSocketPair();
    const answer = new Response(null, {
      status: 101,
      webSocket: client,
      headers: { "Sec-WebSocket-Protocol": LIVE_PROTOCOL },
    });
    const record = this.read();
    const refusal = record && outdated(record, caller);
    if (record === undefined || refusal || !mayWatch(record, caller)) {
      server.accept();
      // A browser cannot read a refused upgrade, but it can read a close code.
      const code =
        record === undefined ? CLOSE_CODES.gone : refusal ? CLOSE_CODES.tokenReplaced : 1008;
      server.close(code, "This table cannot be watched with this key.");
      return answer;
    }
    this.#watchers.welcome(server, caller, record, Date.now());
    await this.#arm();
    return answer;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const record = this.read();
    if (record === undefined) {
      socket.close(CLOSE_CODES.gone, "The game is no longer kept.");
      return;
    }
    const frame = answerFrame(this, record, callerOf(socket), message, Date.now());
    if (frame !== undefined && socket.readyState === WebSocket.OPEN) socket.send(frame);
    await this.#arm();
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005, 1006 and 1015 say that there was no code; they may not be sent.
    socket.close([1005, 1006, 1015].includes(code) ? 1000 : code);
  }

  /** Whatever is due by now, at most once: an alarm that comes twice or early changes nothing. */
  override async alarm(): Promise<void> {
    const record = this.read();
    if (record === undefined) return;
    const now = Date.now();
    const draft = new Draft(record, now);
    playOn(draft);
    if (draft.changes.length > 0)
      this.write({ at: now, place: null, retry: null, changes: draft.changes });
    await this.#arm();
  }

  read(): GameRecord | undefined {
    this.#record ??= this.#store.load();
    return this.#record;
  }

  readUpTo(entry: number): { record: GameRecord; entry: Entry } {
    const record = this.#store.load(entry);
    if (record === undefined) throw new Error("A retry of a game without rows.");
    return { record, entry: this.#store.entry(entry) };
  }

  write(entry: Entry): GameRecord {
    const before = this.#record;
    const after = evolve(before, entry);
    this.#store.append(after.entries, entry);
    this.#record = after;
    if (before !== undefined) this.#watchers.tell(before, after, entry.place, entry.at);
    return after;
  }

  /** One lazy alarm: it is set where none is, or where it must fire earlier. */
  async #arm(): Promise<void> {
    const due = this.#record && nextDueAt(this.#record);
    if (due === undefined) return;
    const armed = await this.ctx.storage.getAlarm();
    if (armed === null || due < armed) await this.ctx.storage.setAlarm(due);
  }
}
