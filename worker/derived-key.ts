import { hkdf } from "@noble/hashes/hkdf.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** What the root secret is used for. A purpose never changes its name: ids depend on it. */
export type Purpose = "game-id" | "game-id-from-key" | "rematch-id" | "reply-address" | "mail-link";

const derived = new Map<string, Uint8Array>();

/** One key per purpose (HKDF-SHA-256, RFC 5869), so that no use can be turned against another. */
export function derivedKey(rootSecret: string, purpose: Purpose): Uint8Array {
  const known = derived.get(`${purpose} ${rootSecret}`);
  if (known !== undefined) return known;
  const info = utf8ToBytes(`high-society/${purpose}`);
  const key = hkdf(sha256, utf8ToBytes(rootSecret), undefined, info, 32);
  derived.set(`${purpose} ${rootSecret}`, key);
  return key;
}

const prepared = new Map<Uint8Array, ReturnType<typeof hmac.create>>();

/** HMAC-SHA-256 under the key of a purpose: 32 bytes. Every request asks, so the key is laid in once. */
export function keyedHash(rootSecret: string, purpose: Purpose, message: Uint8Array): Uint8Array {
  const key = derivedKey(rootSecret, purpose);
  const known = prepared.get(key) ?? hmac.create(sha256, key);
  prepared.set(key, known);
  return known.clone().update(message).digest();
}

/** Whether two texts are equal, in a time that tells their length alone. */
export function sameSecret(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at += 1)
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
