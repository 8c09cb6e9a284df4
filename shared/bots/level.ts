export const LEVELS = ["gentle", "keen", "sharp"] as const;
/** How well a bot plays. */
export type Level = (typeof LEVELS)[number];

export const REASONS = [
  "worth-more",
  "unbeatable",
  "avoid-disgrace",
  "envelope",
  "empty-envelope",
  "too-dear",
  "cannot-raise",
  "fear-of-poorest",
  "disgrace-is-cheap",
  "lowest-luxury",
  "buy-back",
] as const;
/**
 * Why a bot acts: it pays because the lot is worth more to it (worth-more), because
 * no rival can lay more (unbeatable), or to keep a disgrace away; it passes because the
 * price is too high, because it holds no cards for it, because paying would leave it
 * poorest, or because the disgrace harms it less than the price.
 */
export type Reason = (typeof REASONS)[number];
