import { DurableObject } from "cloudflare:workers";
import { CLOSE_CODES, LIVE_PROTOCOL } from "../../shared/contract/frames.ts";
import { PROBLEMS } from "../../shared/contract/problem-table.ts";
import { keepDays, type Env } from "../env.ts";
import { answerCall } from "../notify/answer-call.ts";
import type { NoticeCall, NoticeReply } from "../notify/notice-call.ts";
import { logFault } from "../log.ts";
import { tellLobby } from "../lobby/tell-lobby.ts";
import { NoticeDesk, type NoticeTable } from "../notify/notice-desk.ts";
import { callerSchema, type Call, type Reply } from "./command.ts";
import { callOfText, textOfReply } from "./crossing.ts";
import { outdated } from "./commands.ts";
import type { Refused } from "./decision.ts";
import type { Entry } from "./entry.ts";
import { entered, evolve } from "./evolve.ts";
import type { GameRecord } from "./game-record.ts";
import { GameStore } from "./game-store.ts";
import { isToBeDeleted, nextDueAt, settleTime } from "./due.ts";
import { listingOf, type Listing } from "./listing.ts";
import { attach, callerOf, seenAt } from "./presence.ts";
import { reply, settled, type Table } from "./reply.ts";
import { answerFrame } from "./socket-frames.ts";
import { whyUnreadable } from "./unreadable.ts";
import { mayWatch, Watchers } from "./watchers.ts";

/** At the latest, a notice that a crash has swallowed is told so much later. */
const LOOK_AGAIN_MS = 12 * 3_600_000;
const NEXT_ROUND_MS = 2_000;

/** How the Worker tells the object who opens a socket; nobody else can reach the object. */
export const CALLER_HEADER = "x-caller";

/**
 * One game: loads, decides, saves and sends. What a request means is decided by pure functions;
 * this is the only place with storage, sockets and the time of day.
 */
export class GameObject extends DurableObject<Env> implements Table, NoticeTable {
  readonly #store: GameStore;
  readonly #watchers: Watchers;
  readonly #desk: NoticeDesk;
  /** When the last page of a place was closed; forgotten in sleep, when that is long enough ago. */
  readonly #left = new Map<number, number>();
  /** The fold of all rows, while the object is awake. */
  #record: GameRecord | undefined;

  /** When the alarm fires, null for never; undefined while it has not been asked since waking. */
  #armed: number | null | undefined;

  /** What the public list has yet to hear. */
  #listing: Listing | undefined;
  readonly keepDays: number;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.keepDays = keepDays(env);
    this.#store = new GameStore(state.storage.sql);
    this.#watchers = new Watchers(state);
    this.#desk = new NoticeDesk(state.storage.sql, env, this);
  }

  /**
   * One request. There is no `await` between looking and writing, so requests cannot come between
   * each other; the runtime holds the answer back until the row is on disk.
   */
  async call(call: Call): Promise<Reply> {
    const refused = this.#unreadable();
    if (refused !== undefined) return { ok: false, refused };
    const answered = this.ask(call);
    await this.#finish();
    return answered;
  }

  /** The same, as texts: so the Worker asks. */
  async callByText(text: string): Promise<string> {
    return textOfReply(await this.call(callOfText(text)));
  }

  /** One request about notices: settings, links in mails, an answer by mail. */
  async notices(call: NoticeCall): Promise<NoticeReply> {
    const refused = this.#unreadable();
    if (refused !== undefined) return { ok: false, refused };
    this.#settled();
    const answered = await answerCall(this.#desk, call);
    await this.#finish();
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
    const unreadable = this.#unreadable();
    if (unreadable !== undefined) {
      server.accept();
      closeUnread(server, unreadable);
      return answer;
    }
    const record = this.#settled();
    const refusal = record && outdated(record, caller);
    if (record === undefined || refusal || !mayWatch(record, caller)) {
      server.accept();
      // A browser cannot read a refused upgrade, but it can read a close code.
      const { gone, tokenReplaced, noGallery } = CLOSE_CODES;
      const code = record === undefined ? gone : refusal ? tokenReplaced : noGallery;
      server.close(code, "This table cannot be watched with this key.");
      return answer;
    }
    this.#watchers.welcome(server, caller, record, Date.now());
    await this.#finish();
    return answer;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const unreadable = this.#unreadable();
    if (unreadable !== undefined) return closeUnread(socket, unreadable);
    const record = this.#settled();
    if (record === undefined) {
      socket.close(CLOSE_CODES.gone, "The game is no longer kept.");
      return;
    }
    const caller = callerOf(socket);
    const now = Date.now();
    const tellVisible = (visible: boolean) => attach(socket, caller, visible, now);
    const frame = answerFrame(this, record, { caller, tellVisible }, message, now);
    if (frame !== undefined && socket.readyState === WebSocket.OPEN) socket.send(frame);
    await this.#finish();
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    const caller = callerOf(socket);
    // A page that only lost its line is back in seconds: its notices wait as for any that was left.
    if (caller !== null) this.#left.set(caller.place, seenAt(this.ctx, socket));
    // 1005, 1006 and 1015 say that there was no code; they may not be sent.
    socket.close([1005, 1006, 1015].includes(code) ? 1000 : code);
    if (this.#unreadable() === undefined) await this.#finish();
  }

  /** Whatever is due by now, at most once: an alarm that comes twice or early changes nothing. */
  override async alarm(): Promise<void> {
    this.#armed = undefined;
    // Thrown, it would come again a few times and then never; the clocks shall go on some day.
    if (this.#unreadable() !== undefined) return this.#wakeBy(Date.now() + LOOK_AGAIN_MS);
    const record = this.read();
    if (record === undefined) return;
    const now = Date.now();
    if (isToBeDeleted(record, now)) return this.#delete();
    const changes = settleTime(record, now);
    if (changes.length > 0) this.write({ at: now, place: null, retry: null, changes });
    await this.#tell();
  }

  ask(call: Call): Reply {
    const { command, caller } = call;
    const answered = this.#desk.tagged(reply(this, call, Date.now()), caller);
    if (answered.ok && command.type === "rematch" && caller !== null)
      this.#desk.cameToRematch(caller.place);
    return answered;
  }

  lastSeen(place: number): number | null {
    const open = this.#watchers.lastSeen(place);
    const left = this.#left.get(place) ?? null;
    return open === null || left === null ? (open ?? left) : Math.max(open, left);
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

  write(entry: Entry, changed?: GameRecord): GameRecord {
    const before = this.#record;
    const after = changed === undefined ? evolve(before, entry) : entered(changed, entry);
    this.#store.append(after.entries, entry);
    this.#record = after;
    this.#listing = listingOf(before, after) ?? this.#listing;
    if (before !== undefined) this.#watchers.tell(before, after, entry.place, entry.at);
    this.#desk.forgetLeavers(entry);
    return after;
  }

  /** Why rows of this game cannot be read, if so: then nothing is written either, and all is kept. */
  #unreadable(): Refused | undefined {
    return whyUnreadable(() => {
      this.read();
      this.#desk.store.all();
    });
  }

  /** The game as it is now, whatever time has brought about since the last request. */
  #settled(): GameRecord | undefined {
    const record = this.read();
    return record && settled(this, record, Date.now());
  }

  /** Nothing stays: no row, no alarm, no socket, and nothing in memory. */
  async #delete(): Promise<void> {
    const sockets = this.ctx.getWebSockets();
    for (const socket of sockets) socket.close(CLOSE_CODES.gone, "The game is no longer kept.");
    await this.ctx.storage.deleteAll();
    this.#record = undefined;
    // The abort would overtake the close codes, which wait for the deletion to be on disk.
    if (sockets.length > 0) await scheduler.wait(100);
    this.ctx.abort("deleted", { retryAlarm: false });
  }

  /** Tells the list, sends what is due beside the answer, and looks after the alarm. */
  async #finish({ hasTold } = { hasTold: false }): Promise<void> {
    if (this.#record === undefined) return;
    const listing = this.#listing;
    this.#listing = undefined;
    if (listing !== undefined) await tellLobby(this.env, this.#record.id, listing);
    const now = Date.now();
    const own = nextDueAt(this.#record) ?? Infinity;
    const notice = this.#desk.nextDueAt(this.#record, now) ?? Infinity;
    let due = Math.min(own, notice);
    if (notice <= now && hasTold) {
      // Something came up while the last round was on its way: no round follows on another's heels.
      due = Math.min(own, now + NEXT_ROUND_MS);
    } else if (notice <= now) {
      this.ctx.waitUntil(this.#tell().catch((error: unknown) => logFault("notices", error)));
      // Should this process die before it has told: half of the time that is left is for the person.
      due = now + Math.min((own - now) / 2, LOOK_AGAIN_MS);
    }
    if (!this.#wakesBy(due)) await this.#wakeBy(due);
  }

  async #tell(): Promise<void> {
    await this.#desk.deliver();
    await this.#finish({ hasTold: true });
  }

  /** Whether nothing is due, or the alarm is known to fire by then. */
  #wakesBy(due: number): boolean {
    return due === Infinity || (this.#armed ?? Infinity) <= due;
  }

  /** Sets the one lazy alarm, where there is none or it would fire later. */
  async #wakeBy(due: number): Promise<void> {
    this.#armed ??= await this.ctx.storage.getAlarm();
    if (this.#wakesBy(due)) return;
    await this.ctx.storage.setAlarm(due);
    this.#armed = due;
  }
}

/** The close code says which of the two it is, as the refusal over HTTP does. */
function closeUnread(socket: WebSocket, { code }: Refused): void {
  const { laterRelease, damaged } = CLOSE_CODES;
  const isLater = code === "game-of-later-release";
  socket.close(isLater ? laterRelease : damaged, PROBLEMS[code].title);
}
