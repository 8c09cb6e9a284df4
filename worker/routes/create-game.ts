import type { Context } from "hono";
import { createGameSchema } from "../../shared/contract/requests.ts";
import type { App } from "../env.ts";
import { gameIdFromKey, newGameId } from "../game-id.ts";
import { askGame } from "../http/ask-game.ts";
import { problem } from "../http/problem.ts";
import { secondsToWait } from "../http/rate-limit.ts";
import { retryOf } from "../http/idempotency.ts";
import { readKey, readRequest } from "../http/validate.ts";

/** `POST /v1/games`: a lobby. With a key the id follows from it, so that the game is the memory. */
export async function createGame(c: Context<App>): Promise<Response> {
  const retryAfter = secondsToWait(c.env, c.req.raw, "create", Date.now());
  if (retryAfter > 0) return problem(c, "rate-limited", { retryAfter });
  const request = await readRequest(c, createGameSchema);
  if (request instanceof Response) return request;
  const key = readKey(c, true);
  if (key instanceof Response) return key;
  const { ROOT_SECRET } = c.env;
  const id =
    key === null ? newGameId(ROOT_SECRET) : gameIdFromKey(ROOT_SECRET, "game-id-from-key", key);
  const retry = key === null ? null : retryOf(key, "open", request);
  return askGame(c, id, { command: { type: "open", id, request }, caller: null, retry });
}
