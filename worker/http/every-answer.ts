import type { Context } from "hono";
import { URI_LIMIT } from "../../shared/contract/problem-code.ts";
import type { App } from "../env.ts";
import { logFault } from "../log.ts";
import { corsHeaders } from "./cors.ts";
import { API_HEADERS } from "./headers.ts";
import { problem } from "./problem.ts";
import { logRequest } from "./request-log.ts";

export type Answer = (c: Context<App>) => Response | Promise<Response>;

const HEADERS = Object.entries(API_HEADERS);

/**
 * What holds for every request of a route: how long it may be, what a fault comes to, the headers
 * of its answer, its line in the log. Around the one that answers and not beside it as middleware,
 * because a router calls a single function at once and puts a chain of them together anew for
 * every request.
 */
export function answering(route: string, answer: Answer): Answer {
  return async (c) => {
    const start = Date.now();
    let response: Response;
    try {
      response = isTooLong(c.req.url)
        ? problem(c, "uri-too-long", { limit: URI_LIMIT })
        : await answer(c);
    } catch (error) {
      response = faulty(c, error);
    }
    if (c.get("isComplete") !== true) addHeaders(c, response);
    const logged = logRequest(c, { route, response, start });
    // Only what a refusal says must be waited for.
    if (logged !== undefined) await logged;
    return response;
  };
}

/** What nobody foresaw: the log says what, the caller that it may try again. */
export function faulty(c: Context<App>, error: unknown): Response {
  logFault("worker", error);
  return problem(c, "overloaded", { retryAfter: 5 });
}

function addHeaders(c: Context<App>, { headers, webSocket }: Response): void {
  // A socket's answer belongs to the runtime; its headers cannot be changed.
  if (webSocket) return;
  // A game's answer is made with them.
  if (!headers.has("Cache-Control")) for (const [name, value] of HEADERS) headers.set(name, value);
  const cors = corsHeaders(c.env, c.req.header("Origin"));
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
}

/** Path and query, without the origin; nearly every URL is short enough with it. */
function isTooLong(url: string): boolean {
  return url.length > URI_LIMIT && url.length - new URL(url).origin.length > URI_LIMIT;
}
