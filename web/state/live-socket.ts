import { CLOSE_CODES, LIVE_PROTOCOL, PING } from "../../shared/contract/live-line.ts";
import { isServerFrame } from "./answer-checks.ts";
import type { Listener } from "./wire.ts";

const PING_MS = 30_000;
const PONG_MS = 8_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before the nth try again: doubling, with jitter, so that a deploy is no stampede. */
export function pauseBefore(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return longest * (0.5 + random / 2);
}

/**
 * Follows a table over its WebSocket until the returned function is called. After a
 * break it comes back by itself, at once where the page is shown again or the network
 * returns, and asks for everything since the last version it has heard of.
 */
export function followLive(
  address: string,
  token: string | undefined,
  since: number,
  listener: Listener,
): () => void {
  let socket: WebSocket | undefined;
  let heardUpTo = since;
  let attempt = 0;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let deaf: ReturnType<typeof setTimeout> | undefined;

  const connect = (): void => {
    clearTimeout(retry);
    retry = undefined;
    if (stopped || socket !== undefined) return;
    const line = new WebSocket(address, token === undefined ? [LIVE_PROTOCOL] : [LIVE_PROTOCOL, token]);
    socket = line;
    line.onopen = () => {
      attempt = 0;
      listener.link("live");
      line.send(JSON.stringify({ type: "resume", since: heardUpTo }));
      tellVisible();
    };
    line.onmessage = ({ data }) => hear(data);
    line.onclose = ({ code }) => {
      if (socket !== line) return;
      socket = undefined;
      clearTimeout(deaf);
      if (stopped) return;
      if (code === CLOSE_CODES.tokenReplaced) end("token-replaced");
      else if (code === CLOSE_CODES.gone) end("gone");
      else {
        listener.link("lost");
        retry = setTimeout(connect, pauseBefore(attempt, Math.random()));
        attempt += 1;
      }
    };
  };

  const hear = (data: unknown): void => {
    clearTimeout(deaf);
    const frame: unknown = typeof data === "string" ? parse(data) : undefined;
    if (!isServerFrame(frame)) return;
    if (frame.type !== "view" && frame.type !== "update") return;
    listener.changed(frame.view, frame.type === "update" ? frame.events : []);
    if (frame.type === "update") heardUpTo = Math.max(heardUpTo, frame.version);
  };

  const end = (why: "token-replaced" | "gone"): void => {
    stop();
    listener.ended(why);
  };

  const ping = (): void => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(PING);
    clearTimeout(deaf);
    // No answer at all: the line is dead although nobody has said so.
    deaf = setTimeout(() => drop(), PONG_MS);
  };
  const drop = (): void => {
    const dead = socket;
    socket = undefined;
    dead?.close();
    listener.link("lost");
    connect();
  };
  const tellVisible = (): void => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: "visible", visible: !document.hidden }));
  };
  const shownAgain = (): void => {
    tellVisible();
    if (!document.hidden) {
      if (socket === undefined) connect();
      else ping();
    }
  };

  const beat = setInterval(ping, PING_MS);
  document.addEventListener("visibilitychange", shownAgain);
  addEventListener("online", connect);
  const stop = (): void => {
    stopped = true;
    clearInterval(beat);
    clearTimeout(retry);
    clearTimeout(deaf);
    document.removeEventListener("visibilitychange", shownAgain);
    removeEventListener("online", connect);
    socket?.close(1000);
  };
  connect();
  return stop;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
