import type { Context } from "hono";
import type { GameId } from "../../shared/contract/ids.ts";
import type { App } from "../env.ts";
import type { Caller } from "../game/command.ts";
import { parseGameId } from "../game-id.ts";
import { knownSeat, readSeatToken, type SeatClaim } from "../seat-token.ts";
import { problem } from "./problem.ts";
import { secondsToWait } from "./rate-limit.ts";

type SeatCaller = NonNullable<Caller>;
/** At once where the token is known already: a promise for nothing costs every request. */
type Soon<Value> = Value | Promise<Value>;

/** The game that the path names, if this service made the id: no object wakes for another. */
export function gameIn(c: Context<App>): GameId | Response {
  const id = parseGameId(c.env.ROOT_SECRET, c.req.param("id") ?? "");
  return id ?? problem(c, "no-such-game", {});
}

/** The seat whose token came with the request, for this game; null where none came. */
export function callerFor(c: Context<App>, game: GameId): Soon<Caller | Response> {
  const token = bearerOf(c);
  return token === undefined ? null : callerOfToken(c, game, token);
}

/** The same, where a seat's token is wanted. */
export function seatFor(c: Context<App>, game: GameId): Soon<SeatCaller | Response> {
  const token = bearerOf(c);
  return token === undefined ? problem(c, "token-missing", {}) : callerOfToken(c, game, token);
}

const BEARER = /^\s*bearer\s+(\S+)\s*$/iu;

/** What the request shows as its token; undefined where it shows nothing. */
function bearerOf(c: Context<App>): string | undefined {
  const header = c.req.header("Authorization");
  if (header === undefined) return undefined;
  const [, token = ""] = BEARER.exec(header) ?? [];
  return token;
}

/** A token that is known already is answered at once, others are verified. */
export function callerOfToken(
  c: Context<App>,
  game: GameId,
  token: string,
): Soon<SeatCaller | Response> {
  const known = knownSeat(c.env, token);
  if (known !== undefined) return callerIn(c, game, known);
  return readSeatToken(c.env, token).then((claim) => callerIn(c, game, claim));
}

function callerIn(
  c: Context<App>,
  game: GameId,
  claim: SeatClaim | undefined,
): SeatCaller | Response {
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
