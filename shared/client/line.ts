import { PROBLEM_CONTENT_TYPE } from "../contract/problem-code.ts";
import type { Answered } from "./answered.ts";
import { type Check, isProblem } from "./answer-checks.ts";
import { DEFAULT_PATIENCE, pause, pauseBefore, type Patience } from "./patience.ts";

/** As much of a WebSocket as a live table uses; the global one is one. */
export type LiveSocket = Pick<WebSocket, "addEventListener" | "close" | "readyState" | "send">;
type LiveSocketMaker = new (address: string, protocols: string[]) => LiveSocket;

export interface LineOptions {
  /** Defaults to the global one. */
  readonly fetch?: typeof fetch;
  /** Defaults to the global one. */
  readonly WebSocket?: LiveSocketMaker;
  readonly patience?: Partial<Patience>;
}

export interface Asked<T> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: object;
  /** The Idempotency-Key of a POST; without one a new key is made, so that retrying is safe. */
  readonly key?: string | undefined;
  readonly check: Check<T>;
  /** Sent once and never again: for a caller that keeps trying by itself. */
  readonly once?: boolean;
}

/** One server: asks, and asks again where that is safe and promises something. */
export class Line {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly WebSocket: LiveSocketMaker;
  readonly patience: Patience;
  readonly #fetch: typeof fetch;

  constructor(origin: string, options: LineOptions = {}) {
    this.origin = origin.replace(/\/+$/u, "");
    this.WebSocket = options.WebSocket ?? globalThis.WebSocket;
    this.patience = { ...DEFAULT_PATIENCE, ...options.patience };
    this.#fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  }

  /** Every method is idempotent here, POST by its key, so all of them may be sent again. */
  async ask<T>(asked: Asked<T>): Promise<Answered<T>> {
    const request = this.#requestOf(asked);
    const attempts = asked.once === true ? 1 : this.patience.attempts;
    for (let attempt = 1; ; attempt += 1) {
      const { answered, retryAfterMs } = await this.#once(asked, request);
      if (retryAfterMs === undefined || attempt >= attempts) return answered;
      const pauseMs = pauseBefore(attempt, Math.random(), this.patience);
      // A server that asks for more than our patience gets it: the caller decides.
      if (retryAfterMs > this.patience.longestMs) return answered;
      await pause(Math.max(pauseMs, retryAfterMs));
    }
  }

  #requestOf({ method, token, body, key }: Asked<unknown>): RequestInit {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (method === "POST") headers["Idempotency-Key"] = key ?? crypto.randomUUID();
    // keepalive: a move that was pressed is sent even if the page is closed at once.
    return {
      method,
      headers,
      keepalive: method !== "GET",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
  }

  async #once<T>(
    { path, check }: Asked<T>,
    request: RequestInit,
  ): Promise<{ readonly answered: Answered<T>; readonly retryAfterMs?: number }> {
    let response: Response;
    let value: unknown;
    try {
      response = await this.#fetch(`${this.origin}${path}`, request);
      value = readJson(await response.text());
    } catch {
      return { answered: { kind: "unreachable", reason: "network" }, retryAfterMs: 0 };
    }
    if (response.ok && check(value)) return { answered: { kind: "done", value } };
    if (isRefusal(response) && isProblem(value)) {
      const answered = { kind: "refused", problem: value } as const;
      return "retryAfter" in value
        ? { answered, retryAfterMs: value.retryAfter * 1000 }
        : { answered };
    }
    const answered = { kind: "unreachable", reason: "not-the-api" } as const;
    // A gateway's 502 or 504 passes; a page of somebody else does not.
    return response.status >= 500 ? { answered, retryAfterMs: 0 } : { answered };
  }
}

function isRefusal(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith(PROBLEM_CONTENT_TYPE) ?? false;
}

/** Undefined where there is no body or no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
