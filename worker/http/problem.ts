import { PROBLEM_CONTENT_TYPE, problemOf, type Problem } from "../../shared/contract/problem.ts";
import type { ProblemCode } from "../../shared/contract/problem-code.ts";
import type { ProblemFacts } from "../../shared/contract/problem-facts.ts";
import type { Refused } from "../game/decision.ts";

/** What a problem needs to know of the request: the path that was asked for. */
interface Asked {
  readonly req: { readonly url: string };
}

/** A refusal as RFC 9457 and HTTP want it, with the headers that belong to its code. */
export function problem<Code extends ProblemCode>(
  c: Asked,
  code: Code,
  facts: ProblemFacts<Code>,
): Response {
  return respond(problemOf<ProblemCode>(code, new URL(c.req.url).pathname, facts));
}

export function problemFrom(c: Asked, { code, facts }: Refused): Response {
  return problem<ProblemCode>(c, code, facts);
}

function respond(body: Problem): Response {
  const headers = new Headers({ "Content-Type": PROBLEM_CONTENT_TYPE });
  if (body.code === "token-missing" || body.code === "gallery-closed")
    headers.set("WWW-Authenticate", 'Bearer realm="seat"');
  if (body.code === "token-invalid")
    headers.set("WWW-Authenticate", 'Bearer realm="seat", error="invalid_token"');
  if (body.code === "method-not-allowed") headers.set("Allow", body.allow.join(", "));
  if ("retryAfter" in body) headers.set("Retry-After", String(body.retryAfter));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
