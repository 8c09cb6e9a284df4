/** How long a press is ignored after the dock has changed its meaning, in milliseconds. */
export const GUARD_MS = 400;

/**
 * Keeps a finger that was already on its way from hitting what has just appeared
 * under it (ux.md check 10). `meaning` is a text that is equal as long as the same
 * press would do the same thing.
 */
export function pressGuard(now: () => number): {
  /** Tell what the buttons mean now; the first meaning guards nothing. */
  readonly means: (meaning: string) => void;
  /** Whether a press may act. */
  readonly open: () => boolean;
} {
  let present: string | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  return {
    means(meaning) {
      if (present !== undefined && meaning !== present) changedAt = now();
      present = meaning;
    },
    open: () => now() - changedAt >= GUARD_MS,
  };
}
