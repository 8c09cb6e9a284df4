import type * as z from "zod/mini";

interface Call {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly token?: string;
  readonly body?: unknown;
}

/**
 * One request to a running service, its answer checked by the contract.
 * Anything but a 2xx throws with the status and what the service said.
 */
export async function call<T>(url: string, schema: z.ZodMiniType<T>, call: Call = {}): Promise<T> {
  const headers = new Headers();
  if (call.token !== undefined) headers.set("Authorization", `Bearer ${call.token}`);
  if (call.body !== undefined) headers.set("Content-Type", "application/json");
  const response = await fetch(url, {
    method: call.method ?? "GET",
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${call.method ?? "GET"} ${url}: ${response.status} ${text.slice(0, 400)}`);
  }
  const body: unknown = JSON.parse(text);
  return schema.parse(body);
}
