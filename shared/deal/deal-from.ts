import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

import { STATUS_CARDS, type StatusCard } from "../engine/cards.ts";
import type { Seat } from "../engine/seat.ts";
import { shuffle, uniformBelow } from "../engine/shuffle.ts";
import { bytesFromHex, DEAL_BYTES, hexFromBytes } from "./bytes.ts";
import { keyedStream } from "./keyed-stream.ts";

export type EntropySource = "client" | "server";

/** One seat's share of the deal: 32 bytes as hex, and who chose them. */
export interface Entropy {
  readonly entropy: string;
  readonly by: EntropySource;
}

/** SHA-256 of the seed's 32 bytes; all in hex. Shown from the moment the lobby opens. */
export function commitmentOf(seed: string): string {
  return hexFromBytes(sha256(bytesFromHex(seed)));
}

/** What stands in for a bot, or for a client that gave nothing: it follows from seed and seat. */
export function serverEntropy(seed: string, seat: Seat): string {
  const label = `server entropy for seat ${seat}`;
  const message = Uint8Array.from(label, (character) => character.charCodeAt(0));
  return hexFromBytes(hmac(sha256, bytesFromHex(seed), message));
}

/** `given[seat]` in the final order of the seats; null where the client gave none. */
export function entropiesFor(seed: string, given: readonly (string | null)[]): Entropy[] {
  return given.map((entropy, seat) =>
    entropy === null
      ? { entropy: serverEntropy(seed, seat), by: "server" }
      : { entropy, by: "client" },
  );
}

/**
 * The starter, then the deck (top first), from one stream keyed by
 * HMAC-SHA256(seed, entropies in final seat order). There is one entropy a seat.
 */
export function dealFrom(
  seed: string,
  entropies: readonly string[],
): { readonly starter: Seat; readonly deck: readonly StatusCard[] } {
  const message = new Uint8Array(DEAL_BYTES * entropies.length);
  for (const [seat, entropy] of entropies.entries()) {
    message.set(bytesFromHex(entropy), DEAL_BYTES * seat);
  }
  const next = keyedStream(hmac(sha256, bytesFromHex(seed), message));
  const starter = uniformBelow(next, entropies.length);
  return { starter, deck: shuffle(next, STATUS_CARDS) };
}
