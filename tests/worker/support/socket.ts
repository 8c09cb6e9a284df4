import { exports } from "cloudflare:workers";
import {
  LIVE_PROTOCOL,
  serverFrameSchema,
  type ServerFrame,
} from "../../../shared/contract/frames.ts";
import { ORIGIN } from "./front-door.ts";
import type { Table } from "./table.ts";

/** A client's socket; every frame that comes is held against the contract. */
export class Live {
  readonly frames: ServerFrame[] = [];
  readonly texts: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting: (() => void)[] = [];
  closed: number | undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const text = String(data);
      this.texts.push(text);
      this.frames.push(serverFrameSchema.parse(JSON.parse(text)) as ServerFrame);
      this.#wake();
    });
    socket.addEventListener("close", ({ code }) => {
      this.closed = code;
      this.#wake();
    });
    socket.accept();
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  /** Text or bytes as they are. */
  sendRaw(message: string | Uint8Array): void {
    this.#socket.send(message);
  }

  close(): void {
    this.#socket.close(1000);
  }

  /** Waits until something holds; a second is long here, on a usual machine. */
  async until<Value>(found: () => Value | undefined): Promise<Value> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const value = found();
      if (value !== undefined) return value;
      if (Date.now() > deadline)
        throw new Error(
          `Nothing came; so far: ${this.texts.map((t) => t.slice(0, 60)).join("\n")}`,
        );
      await Promise.race([
        new Promise<void>((wake) => this.#waiting.push(wake)),
        scheduler.wait(200),
      ]);
    }
  }

  /** The frame with this number. */
  frame(number: number): Promise<ServerFrame> {
    return this.until(() => this.frames[number]);
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

export function upgrade(table: Table, token?: string, headers: Record<string, string> = {}) {
  const protocols = [LIVE_PROTOCOL, ...(token === undefined ? [] : [token])].join(", ");
  return exports.default.fetch(`${ORIGIN}${table.path}/live`, {
    headers: { Upgrade: "websocket", "Sec-WebSocket-Protocol": protocols, ...headers },
  });
}

/** An open socket; the first frame, a view, is there. */
export async function watch(table: Table, token?: string): Promise<Live> {
  const { webSocket } = await upgrade(table, token);
  if (!webSocket) throw new Error("No socket.");
  const live = new Live(webSocket);
  await live.until(() => live.frames[0] ?? live.closed);
  return live;
}
