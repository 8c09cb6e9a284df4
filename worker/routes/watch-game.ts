import type { Context } from "hono";
import { LIVE_PROTOCOL } from "../../shared/contract/frames.ts";
import type { App } from "../env.ts";
import { gameStub } from "../game-stub.ts";
import { CALLER_HEADER } from "../game/game-object.ts";
import { callerOfToken, gameIn } from "../http/authorise.ts";
import { isAllowedOrigin } from "../http/cors.ts";
import { problem } from "../http/problem.ts";
import { refuseQuery } from "../http/validate.ts";

/** `GET …/live`: hands the socket to the game's object once the token has been checked. */
export async function watchGame(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const offered = (c.req.header("Sec-WebSocket-Protocol") ?? "").split(",").map((s) => s.trim());
  const [protocol, token] = offered;
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket")
    return notLive(c, "Upgrade", "This path is a WebSocket.");
  if (protocol !== LIVE_PROTOCOL)
    return notLive(c, "Sec-WebSocket-Protocol", `Offer ${LIVE_PROTOCOL}, then the seat's token.`);
  if (!isAllowedOrigin(c.env, c.req.header("Origin")))
    return notLive(c, "Origin", "This server takes no sockets from that origin.");
  const caller = token === undefined ? null : await callerOfToken(c, game, token);
  if (caller instanceof Response) return caller;
  const queried = refuseQuery(c);
  if (queried !== undefined) return queried;
  // Whoever asks says who he is nowhere but in the token.
  const headers = new Headers({ Upgrade: "websocket", [CALLER_HEADER]: JSON.stringify(caller) });
  return gameStub(c.env, game).fetch(new Request("https://game/live", { headers }));
}

function notLive(c: Context<App>, path: string, message: string): Response {
  return problem(c, "invalid-request", { issues: [{ path: [path], message }] });
}
