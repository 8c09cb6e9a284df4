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

/** HMAC-SHA-256 under the key of a purpose: 32 bytes. */
export function keyedHash(rootSecret: string, purpose: Purpose, message: Uint8Array): Uint8Array {
  return hmac(sha256, derivedKey(rootSecret, purpose), message);
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameSecret(left: string, right: string): boolean {
  const a = sha256(utf8ToBytes(left));
  const b = sha256(utf8ToBytes(right));
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
