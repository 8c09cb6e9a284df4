/** How a client waits before it tries again: doubling, with jitter, so that a deploy is no stampede. */
export interface Patience {
  readonly firstMs: number;
  readonly longestMs: number;
  /** How often a request is sent at most. */
  readonly attempts: number;
}

export const DEFAULT_PATIENCE: Patience = { firstMs: 400, longestMs: 30_000, attempts: 5 };

/** Milliseconds before try number `attempt` (from 1); `random` is from 0 to 1. */
export function pauseBefore(attempt: number, random: number, patience: Patience): number {
  const longest = Math.min(patience.longestMs, patience.firstMs * 2 ** (attempt - 1));
  return longest * (0.5 + random / 2);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
