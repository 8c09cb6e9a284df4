import type { Context } from "hono";
import type * as z from "zod/mini";
import type { App } from "../env.ts";
import type { Command } from "../game/command.ts";
import { askGame } from "./ask-game.ts";
import { gameIn, seatFor } from "./authorise.ts";
import type { Answer } from "./every-answer.ts";
import { readRequest, readRetry, refuseQuery } from "./validate.ts";

interface SeatCommand<Schema extends z.ZodMiniType> {
  /** Undefined for a verb without a body. */
  readonly schema: Schema;
  readonly body: "wanted" | "optional" | "none";
  readonly commandOf: (request: z.infer<Schema>, c: Context<App>) => Command | Response;
}

/** What a seat may ask for: token, then shape, then key; then the game's object decides. */
export function seatCommand<Schema extends z.ZodMiniType>({
  schema,
  body,
  commandOf,
}: SeatCommand<Schema>): Answer {
  return async (c) => {
    const game = gameIn(c);
    if (game instanceof Response) return game;
    const caller = await seatFor(c, game);
    if (caller instanceof Response) return caller;
    const request =
      body === "none"
        ? (refuseQuery(c) ?? schema.parse({}))
        : await readRequest(c, schema, body === "optional");
    if (request instanceof Response) return request;
    const command = commandOf(request as z.infer<Schema>, c);
    if (command instanceof Response) return command;
    const retry = c.req.method === "POST" ? readRetry(c, command.type, request) : null;
    if (retry instanceof Response) return retry;
    return askGame(c, game, { command, caller, retry });
  };
}
