import type { Context } from "hono";
import { sitDownSchema } from "../../shared/contract/requests.ts";
import type { App } from "../env.ts";
import { askGame } from "../http/ask-game.ts";
import { gameIn } from "../http/authorise.ts";
import { problem } from "../http/problem.ts";
import { secondsToWait } from "../http/rate-limit.ts";
import { readRequest, readRetry } from "../http/validate.ts";

/** `POST …/seats`: whoever holds the invitation takes a free seat. */
export async function sitDown(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const retryAfter = secondsToWait(c.env, c.req.raw, "sit-down", Date.now());
  if (retryAfter > 0) return problem(c, "rate-limited", { retryAfter });
  const request = await readRequest(c, sitDownSchema);
  if (request instanceof Response) return request;
  const retry = readRetry(c, "sit-down", request, true);
  if (retry instanceof Response) return retry;
  return askGame(c, game, { command: { type: "sit-down", request }, caller: null, retry });
}
