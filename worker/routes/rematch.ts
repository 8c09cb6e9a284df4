import type { Context } from "hono";
import { rematchSchema } from "../../shared/contract/requests.ts";
import type { App } from "../env.ts";
import { rematchSeedSchema } from "../game/rematch.ts";
import { gameIdFromKey } from "../game-id.ts";
import { askGame, callGame } from "../http/ask-game.ts";
import { gameIn, seatFor } from "../http/authorise.ts";
import { problemFrom } from "../http/problem.ts";
import { readRequest, readRetry } from "../http/validate.ts";

/**
 * `POST …/rematch`: the old game says who sat there, the next one keeps their seats. Its id follows
 * from the old one's, so that all who ask, even at once, meet at the same table.
 */
export async function askRematch(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const caller = await seatFor(c, game);
  if (caller instanceof Response) return caller;
  const request = await readRequest(c, rematchSchema, true);
  if (request instanceof Response) return request;
  const retry = readRetry(c, `rematch ${game} ${caller.place}`, request);
  if (retry instanceof Response) return retry;
  const next = gameIdFromKey(c.env.ROOT_SECRET, "rematch-id", game);
  const told = await callGame(c, game, {
    command: { type: "rematch", next },
    caller,
    retry: null,
  });
  if (told instanceof Response) return told;
  if (!told.ok) return problemFrom(c, told.refused);
  const seed = rematchSeedSchema.parse(JSON.parse(told.body));
  const entropy = request.entropy ?? null;
  return askGame(c, next, { command: { type: "arrive", seed, entropy }, caller: null, retry });
}
