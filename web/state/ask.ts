import type { Problem } from "../../shared/contract/problem.ts";
import type { Outcome } from "./wire.ts";

export interface Question {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** An idempotency key: the same request again has no second effect. */
  readonly key?: string | undefined;
}

const PATIENCE_MS = 15_000;
/** A request with a key is safe to send again where no answer came (api.md). */
const TRIES = 3;
const PAUSE_MS = 400;

/**
 * One request to the API. Answers what the server said, be it a refusal; throws where
 * it said nothing that can be understood. Requests outlive the page (`keepalive`): a
 * bid is committed although the tab was closed right after the press (check 14).
 *
 * @param reads says whether a body is what this question expects
 */
export async function ask<T>(
  question: Question,
  reads: (body: unknown) => body is T,
): Promise<Outcome<T>> {
  const tries = question.method === "GET" || question.key !== undefined ? TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(question, reads);
    } catch (error) {
      if (attempt >= tries || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt * (1 + Math.random())));
    }
  }
}

async function askOnce<T>(
  { method, path, token, body, key }: Question,
  reads: (body: unknown) => body is T,
): Promise<Outcome<T>> {
  const response = await fetch(path, {
    method,
    keepalive: method !== "GET",
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json();
  if (!response.ok && isProblem(answer)) return { ok: false, problem: answer };
  if (response.ok && reads(answer)) return { ok: true, value: answer };
  throw new Error(`${method} answered ${response.status} with something else.`);
}

function isProblem(value: unknown): value is Problem {
  return hasFields(value, { code: "string", title: "string", detail: "string" });
}

/** Whether a value is an object with fields of these kinds: the cheap check at the edge. */
export function hasFields(
  value: unknown,
  fields: Readonly<Record<string, "string" | "number" | "object" | "boolean">>,
): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const found = new Map(Object.entries(value));
  return Object.entries(fields).every(([name, kind]) => typeof found.get(name) === kind);
}
