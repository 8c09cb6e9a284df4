import type { Env } from "../env.ts";

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const HEADERS = "Authorization, Content-Type, Idempotency-Key, If-None-Match";
const EXPOSED = "ETag, Location, Retry-After, WWW-Authenticate";

/** Keys travel in a header and never in a cookie, so any page may call; settings may narrow it. */
export function isAllowedOrigin(env: Env, origin: string | undefined): boolean {
  const allowed = allowedOrigins(env);
  return allowed === undefined || origin === undefined || allowed.includes(origin);
}

/** What a browser is told about a call from another page. */
export function corsHeaders(env: Env, origin: string | undefined): Record<string, string> {
  const allowed = allowedOrigins(env);
  if (allowed === undefined) return TO_ANY_ORIGIN;
  if (origin === undefined || !allowed.includes(origin)) return { Vary: "Origin" };
  return { "Access-Control-Allow-Origin": origin, Vary: "Origin", ...COMMON };
}

/** Whether any page may call, so that each is told the same. */
export function isOpenToAll(env: Env): boolean {
  return allowedOrigins(env) === undefined;
}

/** The answer to a browser's question before a call. */
export function preflight(): Response {
  const headers = {
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": HEADERS,
    "Access-Control-Max-Age": "86400",
  };
  return new Response(null, { status: 204, headers });
}

const COMMON = { "Access-Control-Expose-Headers": EXPOSED };
/** What every browser is told where any page may call. */
export const TO_ANY_ORIGIN = { "Access-Control-Allow-Origin": "*", ...COMMON };

function allowedOrigins(env: Env): readonly string[] | undefined {
  const setting = env.ALLOWED_ORIGINS?.trim();
  if (setting === undefined || setting === "") return undefined;
  return setting.split(",").map((origin) => origin.trim());
}
