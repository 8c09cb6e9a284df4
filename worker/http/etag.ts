import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { toBase32 } from "../base32.ts";

/** A short name for a text: 80 bits of its SHA-256. */
export function shortHash(text: string): string {
  return toBase32(sha256(utf8ToBytes(text)).slice(0, 10));
}

/**
 * Weak: the same view a second later differs in `serverTime` alone. It is made of what this
 * viewer sees and of nothing else, so that another seat's secret change does not show in it.
 */
export function weakTag(content: string): string {
  return `W/"${shortHash(content)}"`;
}

/** If-None-Match as RFC 9110 reads it: `*`, or a list, compared weakly. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const listed = ifNoneMatch.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/gu) ?? [];
  return listed.some((entry) => opaque(entry) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}
