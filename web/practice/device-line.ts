import { HighSociety } from "../../shared/client/high-society.ts";
import { PROBLEM_CONTENT_TYPE } from "../../shared/contract/problem-code.ts";
import type { Answer, Asked } from "./device-desk.ts";

/** A table of this device as the typed client sees it: a server that needs no network. */
export interface DeviceHouse {
  readonly house: HighSociety;
  /** What the table tells everyone who follows it. */
  readonly heard: (frame: object) => void;
}

/**
 * @param ask answers one request
 * @param told takes what the client says over its live line
 */
export function deviceHouse(
  ask: (asked: Asked) => Answer | Promise<Answer>,
  told: (frame: unknown) => void,
): DeviceHouse {
  const lines = new Set<DeviceLine>();
  /** A live line that cannot break. */
  class Line extends DeviceLine {
    constructor() {
      super(told);
      lines.add(this);
    }
    override close(): void {
      lines.delete(this);
    }
  }
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input));
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const answered = await ask({ method: init.method ?? "GET", path: pathname + search, body });
    const type = answered.status < 400 ? "application/json" : PROBLEM_CONTENT_TYPE;
    return new Response(JSON.stringify(answered.body), {
      status: answered.status,
      headers: { "Content-Type": type },
    });
  };
  return {
    house: new HighSociety("https://device.invalid", { fetch: answer, WebSocket: Line }),
    heard: (frame) => {
      for (const line of lines) line.hear(JSON.stringify(frame));
    },
  };
}

/** As much of a WebSocket as the client uses. */
class DeviceLine extends EventTarget {
  readonly readyState = 1;
  readonly #told: (frame: unknown) => void;

  constructor(told: (frame: unknown) => void) {
    super();
    this.#told = told;
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }

  send(text: string): void {
    const frame: unknown = JSON.parse(text);
    this.#told(frame);
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  close(): void {}
}
