import type { Context, MiddlewareHandler } from "hono";
import { URI_LIMIT } from "../../shared/contract/problem-code.ts";
import type { App } from "../env.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { API_HEADERS } from "./headers.ts";
import { problem } from "./problem.ts";
import { logRequest } from "./request-log.ts";

const HEADERS = Object.entries(API_HEADERS);

/** What holds for every request: how long it may be, the headers of its answer, its line in the log. */
export const everyAnswer: MiddlewareHandler<App> = async (c, next) => {
  const start = Date.now();
  if (c.req.method === "OPTIONS") c.res = preflight();
  else if (isTooLong(c.req.url)) c.res = problem(c, "uri-too-long", { limit: URI_LIMIT });
  else await next();
  if (c.get("isComplete") !== true) addHeaders(c);
  const logged = logRequest(c, start);
  // Only what a refusal says must be waited for.
  if (logged !== undefined) await logged;
};

function addHeaders(c: Context<App>): void {
  // A socket's answer belongs to the runtime; its headers cannot be changed.
  if (c.res.webSocket) return;
  const { headers } = c.res;
  // A game's answer is made with them.
  if (!headers.has("Cache-Control")) for (const [name, value] of HEADERS) headers.set(name, value);
  const cors = corsHeaders(c.env, c.req.header("Origin"));
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
}

/** Path and query, without the origin; nearly every URL is short enough with it. */
function isTooLong(url: string): boolean {
  return url.length > URI_LIMIT && url.length - new URL(url).origin.length > URI_LIMIT;
}
