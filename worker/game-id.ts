import type { GameId } from "../shared/contract/ids.ts";
import { fromBase32, toBase32 } from "./base32.ts";
import { Memo } from "./memo.ts";
import { keyedHash, sameSecret, type Purpose } from "./derived-key.ts";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Bytes that cannot be guessed, then bytes that show they were not made up: 24 letters. */
const RANDOM_BYTES = 10;
const CHECK_BYTES = 5;

/** A fresh id: unguessable, and with a check value that only the root secret can make. */
export function newGameId(rootSecret: string): GameId {
  return withCheck(rootSecret, crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

/** The id that belongs to a caller's key, so that the game itself remembers the key. */
export function gameIdFromKey(rootSecret: string, purpose: Purpose, key: string): GameId {
  return withCheck(
    rootSecret,
    keyedHash(rootSecret, purpose, utf8ToBytes(key)).slice(0, RANDOM_BYTES),
  );
}

/** Ids that were found to be ours: every request of a game names the same one. */
const ours = new Memo<GameId>(4000);

/** The id, if this service made it; a made-up one costs no object. */
export function parseGameId(rootSecret: string, text: string): GameId | undefined {
  const memo = ours.under(rootSecret);
  const known = memo.get(text);
  if (known !== undefined) return known;
  const id = checkedId(rootSecret, text);
  if (id !== undefined) memo.set(text, id);
  return id;
}

function checkedId(rootSecret: string, text: string): GameId | undefined {
  const bytes = fromBase32(text);
  if (bytes?.length !== RANDOM_BYTES + CHECK_BYTES) return undefined;
  const id = withCheck(rootSecret, bytes.slice(0, RANDOM_BYTES));
  return sameSecret(id, text) ? id : undefined;
}

function withCheck(rootSecret: string, random: Uint8Array): GameId {
  const bytes = new Uint8Array(RANDOM_BYTES + CHECK_BYTES);
  bytes.set(random);
  bytes.set(keyedHash(rootSecret, "game-id", random).slice(0, CHECK_BYTES), RANDOM_BYTES);
  // The one place where an id gets its brand on this side.
  return toBase32(bytes) as GameId;
}
