import type { Context } from "hono";
import type { GameId } from "../../shared/contract/ids.ts";
import type { App } from "../env.ts";
import type { Caller } from "../game/command.ts";
import { parseGameId } from "../game-id.ts";
import { readSeatToken } from "../seat-token.ts";
import { problem } from "./problem.ts";
import { secondsToWait } from "./rate-limit.ts";

/** The game that the path names, if this service made the id: no object wakes for another. */
export function gameIn(c: Context<App>): GameId | Response {
  const id = parseGameId(c.env.ROOT_SECRET, c.req.param("id") ?? "");
  return id ?? problem(c, "no-such-game", {});
}

/** The seat whose token came with the request, for this game; null where none came. */
export async function callerFor(c: Context<App>, game: GameId): Promise<Caller | Response> {
  const header = c.req.header("Authorization");
  if (header === undefined) return null;
  const [scheme, token = ""] = header.trim().split(/\s+/u, 2);
  return scheme?.toLowerCase() === "bearer" ? callerOfToken(c, game, token) : invalid(c);
}

/** The same, where a seat's token is wanted. */
export async function seatFor(
  c: Context<App>,
  game: GameId,
): Promise<NonNullable<Caller> | Response> {
  const caller = await callerFor(c, game);
  return caller ?? problem(c, "token-missing", {});
}

export async function callerOfToken(
  c: Context<App>,
  game: GameId,
  token: string,
): Promise<Caller | Response> {
  const claim = await readSeatToken(c.env, token);
  if (claim === undefined) return invalid(c);
  if (claim.game !== game) return problem(c, "wrong-game", {});
  return { place: claim.place, generation: claim.generation };
}

/** Guessing is slowed down; whoever holds a good token never notices. */
function invalid(c: Context<App>): Response {
  const retryAfter = secondsToWait(c.env, c.req.raw, "bad-token", Date.now());
  return retryAfter > 0
    ? problem(c, "rate-limited", { retryAfter })
    : problem(c, "token-invalid", {});
}
