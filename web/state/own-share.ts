import { isHex32 } from "./ids.ts";
import { onDevice, readJson } from "./device-storage.ts";

/** What this device saw and gave before the cards were dealt (api.md, Fair deal). */
export interface OwnShare {
  /** What the server had committed to when the share was given. */
  readonly commitment: string;
  readonly entropy: string;
}

const keyOf = (game: string): string => `share/${game}`;

/** Remembers it, to be held against the record after the game; the first share is the one that counts. */
export function keepShare(game: string, share: OwnShare): void {
  if (readShare(game) === undefined) onDevice.write(keyOf(game), JSON.stringify(share));
}

export function readShare(game: string): OwnShare | undefined {
  const stored = readJson(onDevice, keyOf(game));
  if (typeof stored !== "object" || stored === null) return undefined;
  const { commitment, entropy } = stored as Partial<Record<keyof OwnShare, unknown>>;
  return isHex32(commitment) && isHex32(entropy) ? { commitment, entropy } : undefined;
}
