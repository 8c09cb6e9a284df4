import type { Context } from "hono";
import { routePath } from "hono/route";
import * as z from "zod/mini";
import { PROBLEM_CONTENT_TYPE } from "../../shared/contract/problem.ts";
import type { App } from "../env.ts";

const codeSchema = z.object({ code: z.string() });

/**
 * One line of JSON a request: method, route, status, code of a refusal, time in
 * milliseconds, id of the game. The route is the template, because a path may
 * hold a token; no header, body, name or address is ever written.
 */
export function logRequest(c: Context<App>, start: number): Promise<void> | undefined {
  const ms = Date.now() - start;
  if (!isRefusal(c.res)) return write(c, ms, undefined);
  return codeOf(c.res).then((code) => write(c, ms, code));
}

/** A code that is undefined is not written. */
function write(c: Context<App>, ms: number, code: string | undefined): undefined {
  const line = {
    level: "request",
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    code,
    ms,
    game: c.req.param("id"),
  };
  // oxlint-disable-next-line no-console -- the platform's log is the console
  console.log(JSON.stringify(line));
}

function isRefusal({ ok, headers }: Response): boolean {
  return !ok && headers.get("Content-Type") === PROBLEM_CONTENT_TYPE;
}

/** The stable code of a refusal. */
async function codeOf(response: Response): Promise<string | undefined> {
  const body = codeSchema.safeParse(await response.clone().json());
  return body.success ? body.data.code : undefined;
}
