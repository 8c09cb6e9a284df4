import { HighSociety } from "../../shared/client/high-society.ts";
import { problemOf, type Problem } from "../../shared/contract/problem.ts";
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
  const answer: typeof fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const path = pathname + search;
    const answered = await ask({ method: init.method ?? "GET", path, body });
    if (answered.kind === "done") return Response.json(answered.body);
    const problem = problemFrom(answered, path);
    const headers = { "Content-Type": PROBLEM_CONTENT_TYPE };
    return Response.json(problem, { status: problem.status, headers });
  };
  return {
    house: new HighSociety("https://device.invalid", { fetch: answer, WebSocket: Line }),
    heard: (frame) => {
      for (const line of lines) line.hear(JSON.stringify(frame));
    },
  };
}

function problemFrom(refused: Extract<Answer, { kind: "refused" }>, path: string): Problem {
  switch (refused.code) {
    case "stale-version":
      return problemOf(refused.code, path, refused.facts);
    case "no-such-route":
      return problemOf(refused.code, path, {});
    case "invalid-request":
      return { ...problemOf(refused.code, path, { issues: [] }), detail: refused.why };
  }
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
