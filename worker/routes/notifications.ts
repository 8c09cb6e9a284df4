import type { Context } from "hono";
import { setNotificationsSchema, testNoticeSchema } from "../../shared/contract/notifications.ts";
import type { App } from "../env.ts";
import { askNotices } from "../http/ask-notices.ts";
import { gameIn, seatFor } from "../http/authorise.ts";
import { problem } from "../http/problem.ts";
import { secondsToWait } from "../http/rate-limit.ts";
import { readRequest, refuseQuery } from "../http/validate.ts";

/** `GET …/notifications`: the seat's own settings. */
export async function readNotifications(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const caller = await seatFor(c, game);
  if (caller instanceof Response) return caller;
  return refuseQuery(c) ?? askNotices(c, game, { type: "read", caller, origin: originOf(c) });
}

/** `PUT …/notifications`: what is left out stays, null takes a channel away. */
export async function setNotifications(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const caller = await seatFor(c, game);
  if (caller instanceof Response) return caller;
  const limited = limit(c);
  if (limited !== undefined) return limited;
  const request = await readRequest(c, setNotificationsSchema);
  if (request instanceof Response) return request;
  return askNotices(c, game, { type: "set", caller, origin: originOf(c), request });
}

/** `POST …/notifications/test`: one trial message, at once. */
export async function testNotifications(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const caller = await seatFor(c, game);
  if (caller instanceof Response) return caller;
  const limited = limit(c);
  if (limited !== undefined) return limited;
  const request = await readRequest(c, testNoticeSchema);
  if (request instanceof Response) return request;
  const { channel } = request;
  return askNotices(c, game, { type: "test", caller, origin: originOf(c), channel });
}

/** Each may send something to someone: nobody sends many. */
function limit(c: Context<App>): Response | undefined {
  const retryAfter = secondsToWait(c.env, c.req.raw, "notice", Date.now());
  return retryAfter > 0 ? problem(c, "rate-limited", { retryAfter }) : undefined;
}

function originOf(c: Context<App>): string {
  return c.env.PUBLIC_ORIGIN ?? new URL(c.req.url).origin;
}
