import { exports } from "cloudflare:workers";
import { validateResponse } from "../../support/validate-response.ts";

export const ORIGIN = "https://high-society.test";

export interface Asked {
  readonly token?: string | undefined;
  /** JSON, or a text as it is. */
  readonly body?: unknown;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Headers;
}

/** One request through the front door; the answer is held against openapi.json every time. */
export async function ask(method: string, path: string, asked: Asked = {}): Promise<Answer> {
  const url = `${ORIGIN}${path}`;
  const response = await exports.default.fetch(url, {
    method,
    headers: headersOf(asked),
    ...(asked.body === undefined ? {} : { body: textOf(asked.body) }),
  });
  const body: unknown = await validateResponse(method, url, response);
  return { status: response.status, body, text: await response.text(), headers: response.headers };
}

/** The code of a refusal; a sentence about what came instead where it was none. */
export function codeOf({ status, body }: Answer): unknown {
  return typeof body === "object" && body !== null && "code" in body ? body.code : `${status}`;
}

function headersOf({ token, body, key, headers }: Asked): Record<string, string> {
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(key === undefined ? {} : { "Idempotency-Key": key }),
    ...headers,
  };
}

function textOf(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
