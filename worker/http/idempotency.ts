import type { Retry } from "../game/entry.ts";
import { canonicalJson } from "./canonical.ts";
import { shortHash } from "./etag.ts";

/**
 * How a retry is known: short hashes of the caller's key and of what it asked for. The request
 * counts as typed, not as spelled, so that the socket and HTTP know each other's keys.
 */
export function retryOf(key: string, operation: string, request: unknown): Retry {
  return { key: shortHash(key), request: shortHash(`${operation}\n${canonicalJson(request)}`) };
}
