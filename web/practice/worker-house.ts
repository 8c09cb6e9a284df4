import type { HighSociety } from "../../shared/client/high-society.ts";
import type { Answer, Asked } from "./device-desk.ts";
import { deviceHouse } from "./device-line.ts";
import type { FromPractice, ToPractice } from "./practice-messages.ts";

/** What the worker says about the game itself: that it is open, or is to be kept. */
export type PracticeNews = Exclude<FromPractice, { readonly kind: "answer" | "frame" }>;

export interface WorkerHouse {
  readonly house: HighSociety;
  readonly tell: (message: ToPractice) => void;
}

/** The practice worker as a server of one table. */
export function workerHouse(worker: Worker, news: (message: PracticeNews) => void): WorkerHouse {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  const tell = (message: ToPractice): void => worker.postMessage(message);
  const ask = (request: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      tell({ kind: "ask", id: asked, asked: request });
    });
  const { house, heard } = deviceHouse(
    // The record is asked for once, after the end: the worker need not bring along how it is made.
    async (request) =>
      request.path.endsWith("/record")
        ? (await import("./past-practice.ts")).askPastPractice(request)
        : ask(request),
    (frame) => tell({ kind: "frame", frame }),
  );
  worker.addEventListener("message", ({ data }: MessageEvent<FromPractice>) => {
    if (data.kind === "answer") {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    } else if (data.kind === "frame") heard(data.frame);
    else news(data);
  });
  return { house, tell };
}
