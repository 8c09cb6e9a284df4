import type { Context } from "hono";
import * as z from "zod/mini";
import { CALLER_KEY_LENGTH, idempotencyKeySchema } from "../../shared/contract/ids.ts";
import { BODY_LIMIT } from "../../shared/contract/problem-code.ts";
import type { Retry } from "../game/entry.ts";
import { readBody } from "./body.ts";
import { retryOf } from "./idempotency.ts";
import { issuesOf, type Unit } from "./issues.ts";
import { problem } from "./problem.ts";

/** A query that takes nothing: a parameter meant for another path would be ignored silently. */
const NO_QUERY = z.strictObject({});

/** The body of a request that has no query. */
export async function readRequest<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  optional = false,
): Promise<z.infer<Schema> | Response> {
  const request = await readBodyAs(c, schema, optional);
  return request instanceof Response ? request : (refuseQuery(c) ?? request);
}

/** Unknown JSON becomes a typed request here, once; or the answer that says what is wrong. */
export async function readBodyAs<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  optional = false,
): Promise<z.infer<Schema> | Response> {
  const body = await readBody(c.req.raw);
  if (body === "too-large") return problem(c, "body-too-large", { limit: BODY_LIMIT });
  if (body === "not-utf8") return problem(c, "invalid-json", {});
  if (optional && body.text === "") return checked(c, schema, {});
  if (!isJson(c.req.header("Content-Type"))) return problem(c, "wrong-content-type", {});
  let json: unknown;
  try {
    json = JSON.parse(body.text);
  } catch {
    return problem(c, "invalid-json", {});
  }
  return checked(c, schema, json);
}

/** The query as the schema has it; a parameter that it does not know, or that comes twice, is refused. */
export function readQuery<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): z.infer<Schema> | Response {
  const given = Object.entries(c.req.queries());
  const repeated = given.filter(([, values]) => values.length > 1);
  if (repeated.length > 0) {
    const issues = repeated.map(([name]) => ({ path: [name], message: "Say this once." }));
    return problem(c, "invalid-request", { issues });
  }
  const query = Object.fromEntries(given.map(([name, [value]]) => [name, value]));
  return checked(c, schema, query, "parameter");
}

/** Where nothing can be asked for, whoever asks learns it. */
export function refuseQuery(c: Context): Response | undefined {
  const query = readQuery(c, NO_QUERY);
  return query instanceof Response ? query : undefined;
}

/**
 * The Idempotency-Key, if one came, bound to what was asked. Where it stands for the caller it
 * must be as hard to guess as a UUID.
 */
export function readRetry(
  c: Context,
  operation: string,
  request: unknown,
  standsForCaller = false,
): Retry | null | Response {
  const key = readKey(c, standsForCaller);
  return typeof key === "string" ? retryOf(key, operation, request) : key;
}

export function readKey(c: Context, standsForCaller: boolean): string | null | Response {
  const header = c.req.header("Idempotency-Key");
  if (header === undefined) return null;
  const parsed = idempotencyKeySchema.safeParse(header);
  if (parsed.success && (!standsForCaller || header.length >= CALLER_KEY_LENGTH)) return header;
  const message = standsForCaller
    ? `Here the key stands for you: ${CALLER_KEY_LENGTH} to 128 visible characters, a UUID.`
    : "An idempotency key is 16 to 128 visible characters.";
  return problem(c, "invalid-request", { issues: [{ path: ["Idempotency-Key"], message }] });
}

function checked<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  value: unknown,
  unit?: Unit,
): z.infer<Schema> | Response {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return problem(c, "invalid-request", { issues: issuesOf(parsed.error, unit) });
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}
