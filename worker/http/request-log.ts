import type { MiddlewareHandler } from "hono";
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
export const logRequest: MiddlewareHandler<App> = async (c, next) => {
  const start = Date.now();
  await next();
  const line = {
    level: "request",
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    code: await codeOf(c.res),
    ms: Date.now() - start,
    game: c.req.param("id"),
  };
  // oxlint-disable-next-line no-console -- the platform's log is the console
  console.log(JSON.stringify(line));
};

/** The stable code of a refusal; undefined (and so not written) for everything else. */
async function codeOf(response: Response): Promise<string | undefined> {
  if (response.ok || response.headers.get("Content-Type") !== PROBLEM_CONTENT_TYPE)
    return undefined;
  const body = codeSchema.safeParse(await response.clone().json());
  return body.success ? body.data.code : undefined;
}
