import type { Review } from "../../shared/bots/index.ts";
import type { ReviewRequest } from "./review-move.ts";

/** Asks about one decision; null where there is no answer. */
export type Reviewer = (request: ReviewRequest) => Promise<Review | null>;

let worker: Worker | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** The search runs beside the page, so that looking back stays smooth; it starts when first asked. */
export const askReviewer: Reviewer = (request) => {
  const answer = queue.then(() => ask(request));
  queue = answer;
  return answer;
};

function ask(request: ReviewRequest): Promise<Review | null> {
  return new Promise((resolve) => {
    worker ??= new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
    const here = worker;
    const done = (review: Review | null): void => {
      here.removeEventListener("message", answered);
      here.removeEventListener("error", failed);
      resolve(review);
    };
    const answered = (event: MessageEvent<Review | null>): void => done(event.data);
    const failed = (): void => {
      worker = undefined;
      done(null);
    };
    here.addEventListener("message", answered);
    here.addEventListener("error", failed);
    here.postMessage(request);
  });
}
