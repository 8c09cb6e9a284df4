/** Length of a seed, an entropy and a commitment, in bytes. */
export const DEAL_BYTES = 32;

/** 32 bytes from 64 lower-case hex digits; anything else is a fault of the caller. */
export function bytesFromHex(hex: string): Uint8Array {
  if (!isHex32(hex)) throw new TypeError("expected 64 lower-case hex digits");
  return Uint8Array.from({ length: DEAL_BYTES }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

export function hexFromBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function isHex32(text: string): boolean {
  return /^[0-9a-f]{64}$/u.test(text);
}
