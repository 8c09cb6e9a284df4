import type { Context } from "hono";
import type { GameId } from "../../shared/contract/ids.ts";
import type { App } from "../env.ts";
import { gameStub } from "../game-stub.ts";
import { logFault } from "../log.ts";
import type { NoticeCall } from "../notify/notice-call.ts";
import { problem, problemFrom } from "./problem.ts";

/** Asks a game's object about notices. Not repeated by itself: a trial or a mail would go out twice. */
export async function askNotices(
  c: Context<App>,
  game: GameId,
  call: NoticeCall,
  status: 200 | 202 = 200,
): Promise<Response> {
  try {
    const reply = await gameStub(c.env, game).notices(call);
    if (!reply.ok) return problemFrom(c, reply.refused);
    // 202 says that it was heard, and nothing else.
    if (status === 202) return new Response(null, { status });
    const headers = { "Content-Type": "application/json" };
    return new Response(reply.body, { status, headers });
  } catch (error) {
    logFault("notices-call", error);
    return problem(c, "overloaded", { retryAfter: 5 });
  }
}
