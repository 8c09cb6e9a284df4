import { Agent, request } from "node:http";

/** One request of a load: where to, whose, what. */
export interface Shot {
  readonly path: string;
  readonly token: string;
  /** A POST with this body; a GET without one. */
  readonly body?: string;
}

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Connections to one server, kept open; each carries one request at a time. */
export class Connections {
  readonly #port: number;
  readonly #agent: Agent;

  constructor(port: number, count: number) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, maxSockets: count });
  }

  /** The body of a 200; anything else throws. */
  send({ path, token, body }: Shot): Promise<string> {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body === undefined
        ? {}
        : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
    };
    const method = body === undefined ? "GET" : "POST";
    const address = { host: "127.0.0.1", port: this.#port, path, method, headers };
    return new Promise((resolve, reject) => {
      const sent = request({ ...address, agent: this.#agent }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.once("end", () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`));
        });
      });
      sent.once("error", reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** What a player does next; undefined once it has nothing left to do. */
export type Player = () => Promise<unknown> | undefined;

/**
 * Lets each player send one request after another, until one of them has nothing left to do or the
 * seconds are over; how long each request took, in milliseconds.
 */
export async function load(players: readonly Player[], seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let isOver = false;
  await Promise.all(
    players.map(async (next) => {
      for (let before = performance.now(); before < end; before = performance.now()) {
        const played = isOver ? undefined : next();
        if (played === undefined) break;
        await played;
        times.push(performance.now() - before);
      }
      isOver = true;
    }),
  );
  return times;
}

/** What came of a load that took so many seconds. */
export function loadOf(times: readonly number[], elapsed: number): Load {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) };
}
