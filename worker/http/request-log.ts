import type { Context } from "hono";
import * as z from "zod/mini";
import { PROBLEM_CONTENT_TYPE } from "../../shared/contract/problem.ts";
import type { App } from "../env.ts";

const codeSchema = z.object({ code: z.string() });

interface Answered {
  /** The template, because a path may hold a token. */
  readonly route: string;
  readonly response: Response;
  /** When the request came: Unix time in milliseconds. */
  readonly start: number;
}

/**
 * One line of JSON a request: method, route, status, code of a refusal, time in
 * milliseconds, id of the game. No path, header, body, name or address is ever written.
 */
export function logRequest(c: Context<App>, answered: Answered): Promise<void> | undefined {
  const ms = Date.now() - answered.start;
  if (!isRefusal(answered.response)) return write(c, answered, ms, undefined);
  return codeOf(answered.response).then((code) => write(c, answered, ms, code));
}

/** A code that is undefined is not written. */
function write(
  c: Context<App>,
  { route, response: { status } }: Answered,
  ms: number,
  code: string | undefined,
): undefined {
  const { method } = c.req;
  const line = { level: "request", method, route, status, code, ms, game: c.req.param("id") };
  // oxlint-disable-next-line no-console -- the platform's log is the console
  console.log(JSON.stringify(line));
}

/** The headers of a good answer are not even looked at: the runtime would make an object of them. */
function isRefusal(response: Response): boolean {
  return !response.ok && response.headers.get("Content-Type") === PROBLEM_CONTENT_TYPE;
}

/** The stable code of a refusal. */
async function codeOf(response: Response): Promise<string | undefined> {
  const body = codeSchema.safeParse(await response.clone().json());
  return body.success ? body.data.code : undefined;
}
