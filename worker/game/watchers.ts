import { CLOSE_CODES, PING, PONG, type ServerFrame } from "../../shared/contract/frames.ts";
import type { Caller } from "./command.ts";
import { outdated } from "./commands.ts";
import { statusOf, versionOf, type GameRecord } from "./game-record.ts";
import { viewerOf } from "./answer.ts";
import { viewOf } from "./game-view.ts";
import { attach, callerOf, seenAt } from "./presence.ts";
import { eventsFrom } from "./served-events.ts";

/** The open sockets of one game. The runtime keeps them; only that there is none is remembered. */
export class Watchers {
  readonly #state: DurableObjectState;
  /** Asking the runtime costs more than telling nobody: one that comes is welcomed here. */
  #hasSome = true;

  constructor(state: DurableObjectState) {
    this.#state = state;
    // Answered without waking the object.
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes a socket in; the first frame is the view. */
  welcome(socket: WebSocket, caller: Caller, record: GameRecord, now: number): void {
    const place = caller?.place ?? null;
    this.#hasSome = true;
    this.#state.acceptWebSocket(socket, [place === null ? "gallery" : `place ${place}`]);
    attach(socket, caller, true, now);
    send(socket, { type: "view", view: viewOf(record, viewerOf(record, place), now) });
  }

  /** When an open page of this place last showed that it is visible; null without one. */
  lastSeen(place: number): number | null {
    const times = this.#open(place).map((socket) => seenAt(this.#state, socket));
    return times.length === 0 ? null : Math.max(...times);
  }

  /** Tells what an entry changed: public changes to all, private ones to their owner's sockets. */
  tell(before: GameRecord, after: GameRecord, owner: number | null, now: number): void {
    const isPublic =
      versionOf(after) !== versionOf(before) ||
      after.revision !== before.revision ||
      statusOf(after) !== statusOf(before);
    const frames = new Map<string, string>();
    for (const socket of this.#open(isPublic ? undefined : owner)) {
      const caller = callerOf(socket);
      if (outdated(after, caller)) {
        socket.close(CLOSE_CODES.tokenReplaced, "The key of this seat was replaced.");
        continue;
      }
      if (!mayWatch(after, caller)) {
        socket.close(CLOSE_CODES.noGallery, "This table has no gallery.");
        continue;
      }
      const name = String(caller?.place);
      const frame = frames.get(name) ?? updateFrame(before, after, caller, now);
      frames.set(name, frame);
      socket.send(frame);
    }
  }

  #open(place?: number | null): readonly WebSocket[] {
    if (!this.#hasSome) return [];
    const isOfAll = place === undefined || place === null;
    const sockets = this.#state.getWebSockets(...(isOfAll ? [] : [`place ${place}`]));
    if (isOfAll) this.#hasSome = sockets.length > 0;
    return sockets.filter((socket) => socket.readyState === WebSocket.OPEN);
  }
}

/** A running table without a gallery is for its seats alone. */
export function mayWatch(record: GameRecord, caller: Caller): boolean {
  return caller !== null || record.options.gallery === "closed" || statusOf(record) === "lobby";
}

function send(socket: WebSocket, frame: ServerFrame): void {
  socket.send(JSON.stringify(frame));
}

function updateFrame(before: GameRecord, after: GameRecord, caller: Caller, now: number): string {
  const viewer = viewerOf(after, caller?.place ?? null);
  const frame: ServerFrame = {
    type: "update",
    version: versionOf(after),
    revision: after.revision,
    events: eventsFrom(after, viewer, before.history.length),
    view: viewOf(after, viewer, now),
  };
  return JSON.stringify(frame);
}
