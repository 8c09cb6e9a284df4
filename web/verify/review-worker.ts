import { reviewMove, type ReviewRequest } from "./review-move.ts";

/** Answers each request with a review or null; the page reads the answers in order. */
addEventListener("message", (event: MessageEvent<ReviewRequest>) => {
  postMessage(reviewMove(event.data) ?? null);
});
