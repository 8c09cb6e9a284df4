import { HighSociety } from "../../shared/client/high-society.ts";
import { PROBLEM_CONTENT_TYPE } from "../../shared/contract/problem-code.ts";
import type { Answer } from "./practice-desk.ts";
import type { FromPractice, ToPractice } from "./practice-messages.ts";

/** The practice worker as the typed client sees it: a server that answers without a network. */
export interface PracticeHouse {
  readonly house: HighSociety;
  readonly tell: (message: ToPractice) => void;
  readonly close: () => void;
}

/** @param heard what the worker says about the game itself: that it is open, or to be kept */
export function practiceHouse(
  worker: Worker,
  heard: (message: Exclude<FromPractice, { kind: "answer" | "frame" }>) => void,
): PracticeHouse {
  const waiting = new Map<number, (answer: Answer) => void>();
  const lines = new Set<PracticeLine>();
  let asked = 0;
  const tell = (message: ToPractice): void => worker.postMessage(message);

  worker.addEventListener("message", ({ data }: MessageEvent<FromPractice>) => {
    if (data.kind === "answer") {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    } else if (data.kind === "frame") {
      for (const line of lines) line.hear(JSON.stringify(data.frame));
    } else heard(data);
  });

  const ask = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input));
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    asked += 1;
    const id = asked;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      const method = init.method ?? "GET";
      tell({ kind: "ask", id, asked: { method, path: pathname + search, body } });
    });
    const type = answer.status < 400 ? "application/json" : PROBLEM_CONTENT_TYPE;
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { "Content-Type": type },
    });
  };

  /** A live line that cannot break. */
  class Line extends PracticeLine {
    constructor() {
      super((frame) => tell({ kind: "frame", frame }));
      lines.add(this);
    }
    override close(): void {
      lines.delete(this);
    }
  }
  return {
    house: new HighSociety("https://practice.invalid", { fetch: ask, WebSocket: Line }),
    tell,
    close: () => worker.terminate(),
  };
}

/** As much of a WebSocket as the client uses. */
class PracticeLine extends EventTarget {
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
