/** A source of numbers in [0, 1): the only chance a policy has. */
export type Random = () => number;

/**
 * A generator (xoshiro128**) from 16 bytes or more. The caller derives the bytes
 * from the game's secret, the seat and the version, for instance by HMAC: rivals
 * cannot predict them, and a replay decides alike.
 */
export function randomFrom(bytes: Uint8Array): Random {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 16) throw new RangeError("a random source needs 16 bytes");
  // A state of zeros would stay zero: the last word is made odd.
  return fromWords(
    words.getUint32(0),
    words.getUint32(4),
    words.getUint32(8),
    words.getUint32(12) | 1,
  );
}

/** The same generator from a number, for tools and tests, where nothing is secret. */
export function randomFromNumber(seed: number): Random {
  let word = seed | 0;
  const next = (): number => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  return fromWords(next(), next(), next(), next() | 1);
}

function fromWords(first: number, second: number, third: number, fourth: number): Random {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let d = fourth | 0;
  return () => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return (result >>> 0) / 0x1_0000_0000;
  };
}
