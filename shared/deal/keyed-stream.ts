import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

/**
 * Numbers from 0 to 2³² − 1 that follow from the key alone: block k is
 * HMAC-SHA256(key, k as four bytes), and each block is read as eight integers;
 * all integers are big-endian, k counts from 0 (docs/fair-deal.md, step 4).
 */
export function keyedStream(key: Uint8Array): () => number {
  let counter = 0;
  let waiting: number[] = [];
  return () => {
    let next = waiting.shift();
    if (next === undefined) {
      waiting = block(key, counter);
      counter += 1;
      next = waiting.shift();
    }
    return next ?? 0;
  };
}

function block(key: Uint8Array, counter: number): number[] {
  const message = new Uint8Array(4);
  new DataView(message.buffer).setUint32(0, counter);
  const digest = hmac(sha256, key, message);
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return Array.from({ length: digest.byteLength / 4 }, (_, index) => words.getUint32(4 * index));
}
