import type { Context } from "hono";
import type { GameId } from "../../shared/contract/ids.ts";
import type { App } from "../env.ts";
import { gameStub } from "../game-stub.ts";
import { isQuery, type Accepted, type Call, type Reply } from "../game/command.ts";
import { replyOfText, textOfCall } from "../game/crossing.ts";
import { signSeatToken } from "../seat-token.ts";
import { logFault } from "../log.ts";
import { isOpenToAll, TO_ANY_ORIGIN } from "./cors.ts";
import { matchesTag } from "./etag.ts";
import { API_HEADERS } from "./headers.ts";
import { problem, problemFrom } from "./problem.ts";

const ATTEMPTS = 3;
/** What every answer of a game carries, laid out once: a copy costs less than to set them anew. */
const JSON_ANSWER = new Headers({ ...API_HEADERS, "Content-Type": "application/json" });
/** The same where any page may call: nothing is left to be added. */
const OPEN_ANSWER = new Headers({ ...Object.fromEntries(JSON_ANSWER), ...TO_ANY_ORIGIN });

/** Asks a game's object, and makes of its reply what HTTP answers. */
export async function askGame(c: Context<App>, game: GameId, call: Call): Promise<Response> {
  const reply = await callGame(c, game, call);
  if (reply instanceof Response) return reply;
  return isPlain(reply) && isOpenToAll(c.env) ? respondPlainly(c, reply) : respond(c, game, reply);
}

/** The usual answer: 200 and a body, without a tag and without a grant. */
function isPlain(reply: Reply): reply is Accepted {
  return reply.ok && reply.status === 200 && reply.etag === null && reply.grant === null;
}

function respondPlainly(c: Context<App>, { body }: Accepted): Response {
  c.set("isComplete", true);
  return new Response(body, { headers: OPEN_ANSWER });
}

async function respond(c: Context<App>, game: GameId, reply: Reply): Promise<Response> {
  if (!reply.ok) return problemFrom(c, reply.refused);
  const headers = new Headers(JSON_ANSWER);
  if (reply.etag !== null) headers.set("ETag", reply.etag);
  if (reply.etag !== null && matchesTag(c.req.header("If-None-Match"), reply.etag))
    return new Response(null, { status: 304, headers });
  if (reply.grant === null) return new Response(reply.body, { status: reply.status, headers });
  const token = await signSeatToken(c.env, { game, ...reply.grant });
  if (reply.location !== null) headers.set("Location", reply.location);
  return new Response(withToken(reply.body, token), { status: reply.status, headers });
}

/** A new stub for each attempt; only what may be asked twice is asked twice. */
export async function callGame(
  c: Context<App>,
  game: GameId,
  call: Call,
): Promise<Reply | Response> {
  const repeatable = isQuery(call.command) || call.retry !== null;
  const text = textOfCall(call);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return replyOfText(await gameStub(c.env, game).callByText(text));
    } catch (error) {
      const { retryable, overloaded } = traitsOf(error);
      if (isQuota(error)) return problem(c, "quota-used-up", { retryAfter: untilMidnight() });
      if (overloaded) return problem(c, "overloaded", { retryAfter: 5 });
      if (!retryable || !repeatable || attempt === ATTEMPTS) {
        logFault("game-call", error);
        return problem(c, "overloaded", { retryAfter: 5 });
      }
      await scheduler.wait(50 * attempt * (1 + Math.random()));
    }
  }
}

function traitsOf(error: unknown): { retryable: boolean; overloaded: boolean } {
  const has = (trait: string) =>
    typeof error === "object" && error !== null && Reflect.get(error, trait) === true;
  return { retryable: has("retryable"), overloaded: has("overloaded") };
}

/** The free plan's daily limit: the platform tells of it in words alone. */
function isQuota(error: unknown): boolean {
  return error instanceof Error && /exceeded .*free tier|daily .*limit/iu.test(error.message);
}

/** Seconds until the day's quota begins anew (UTC). */
function untilMidnight(): number {
  const day = 24 * 60 * 60;
  return day - (Math.floor(Date.now() / 1000) % day);
}

/** The body is a JSON object, perhaps an empty one. */
function withToken(body: string, token: string): string {
  const rest = body === "{}" ? "}" : `,${body.slice(1)}`;
  return `{"token":${JSON.stringify(token)}${rest}`;
}
