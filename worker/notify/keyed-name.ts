import { fromBase32, toBase32 } from "../base32.ts";
import { keyedHash, type Purpose, sameSecret } from "../derived-key.ts";

/** What a keyed name names: a game, and a few whole numbers of at most 32 bits. */
export interface Named {
  readonly game: string;
  readonly numbers: readonly number[];
}

/** Letters of a game id (worker/game-id). */
const GAME_LETTERS = 24;
/** Eighty bits of check value: a mail address has no room for more, and nobody guesses them. */
const CHECK_BYTES = 10;
const CHECK_LETTERS = 16;
const utf8 = new TextEncoder();

/** Seven bits a byte, every byte of a number but its last with the high bit. */
function packed(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 0 || number > 0xffff_ffff) {
      throw new RangeError(`A keyed name holds whole numbers of 32 bits, not ${number}.`);
    }
    let rest = number;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

function unpacked(bytes: Uint8Array): readonly number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (const byte of bytes) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (value > 0xffff_ffff) return undefined;
    if (byte < 128) {
      numbers.push(value);
      value = 0;
      scale = 1;
    }
  }
  return scale === 1 ? numbers : undefined;
}

/** `use` parts the names that share one key: a name made for one use is worth nothing for another. */
function checkOf(rootSecret: string, purpose: Purpose, use: string, named: Named): string {
  const message = utf8.encode([use, named.game, ...named.numbers].join(" "));
  return toBase32(keyedHash(rootSecret, purpose, message).subarray(0, CHECK_BYTES));
}

/** Lower-case base32 that says a game and some numbers, and proves that this service made it. */
export function keyedName(rootSecret: string, purpose: Purpose, use: string, named: Named): string {
  return named.game + checkOf(rootSecret, purpose, use, named) + toBase32(packed(named.numbers));
}

/** What a name says, in any letter case; undefined for a made-up one, or one of another use. */
export function readKeyedName(
  rootSecret: string,
  purpose: Purpose,
  use: string,
  name: string,
): Named | undefined {
  const lower = name.toLowerCase();
  const game = lower.slice(0, GAME_LETTERS);
  const check = lower.slice(GAME_LETTERS, GAME_LETTERS + CHECK_LETTERS);
  const body = fromBase32(lower.slice(GAME_LETTERS + CHECK_LETTERS));
  const numbers = body === undefined ? undefined : unpacked(body);
  if (numbers === undefined) return undefined;
  const named = { game, numbers };
  return sameSecret(check, checkOf(rootSecret, purpose, use, named)) ? named : undefined;
}
