import type { Context } from "hono";
import * as z from "zod/mini";
import { actSchema } from "../../shared/contract/requests.ts";
import type { App } from "../env.ts";
import { askGame } from "../http/ask-game.ts";
import { gameIn, seatFor } from "../http/authorise.ts";
import { readBodyAs, readQuery, readRetry } from "../http/validate.ts";

const querySchema = z.strictObject({ dryRun: z.optional(z.enum(["true", "false"])) });

/** `POST …/actions`: one action, decided on the version that it names; or what it would do. */
export async function playAction(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const caller = await seatFor(c, game);
  if (caller instanceof Response) return caller;
  const query = readQuery(c, querySchema);
  if (query instanceof Response) return query;
  const request = await readBodyAs(c, actSchema);
  if (request instanceof Response) return request;
  const retry = readRetry(c, "act", request);
  if (retry instanceof Response) return retry;
  if (query.dryRun === "true")
    return askGame(c, game, { command: { type: "dry-run", request }, caller, retry: null });
  return askGame(c, game, { command: { type: "act", request }, caller, retry });
}
