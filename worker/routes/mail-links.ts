import type { Context } from "hono";
import { seatSchema } from "../../shared/contract/card-schema.ts";
import { confirmMailSchema } from "../../shared/contract/requests.ts";
import type { GameId } from "../../shared/contract/ids.ts";
import type { App } from "../env.ts";
import { parseGameId } from "../game-id.ts";
import { askNotices } from "../http/ask-notices.ts";
import { gameIn } from "../http/authorise.ts";
import { problem } from "../http/problem.ts";
import { readRequest, refuseQuery } from "../http/validate.ts";
import { readMailToken, type MailToken, type MailTokenUse } from "../notify/mail-token.ts";

/** `POST /v1/mail/confirm`: whoever reads the address agrees to be written to. */
export async function confirmMail(c: Context<App>): Promise<Response> {
  const request = await readRequest(c, confirmMailSchema);
  if (request instanceof Response) return request;
  const named = readToken(c, "confirm", request.token);
  if (named instanceof Response) return named;
  const { game, place, address } = named;
  return askNotices(c, game, { type: "confirm", place, address });
}

/** `POST /v1/mail/unsubscribe/{token}`: one click (RFC 8058), whatever body the program sends. */
export async function unsubscribeMail(c: Context<App>): Promise<Response> {
  const named = readToken(c, "unsubscribe", c.req.param("token") ?? "");
  if (named instanceof Response) return named;
  const { game, place, address } = named;
  return askNotices(c, game, { type: "unsubscribe", place, address });
}

/** `POST …/seats/{n}/mail`: always 202, so that nobody learns whether an address is on file. */
export async function mailSeatLink(c: Context<App>): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const named = c.req.param("n") ?? "";
  const seat = seatSchema.safeParse(/^\d$/u.test(named) ? Number(named) : undefined);
  if (!seat.success) return problem(c, "no-such-route", {});
  return refuseQuery(c) ?? askNotices(c, game, { type: "mail-link", seat: seat.data }, 202);
}

function readToken(
  c: Context<App>,
  use: MailTokenUse,
  token: string,
): (MailToken & { readonly game: GameId }) | Response {
  const named = readMailToken(c.env.ROOT_SECRET, use, token);
  const game = named === undefined ? undefined : parseGameId(c.env.ROOT_SECRET, named.game);
  if (named === undefined || game === undefined) return problem(c, "token-invalid", {});
  return { ...named, game };
}
