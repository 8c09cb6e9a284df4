/** The five house variants (rules.md 11). Any of the 32 sets may be played (2.4). */
export const VARIANTS = ["open", "forecast", "reserve", "sealed", "exit"] as const;
export type Variant = (typeof VARIANTS)[number];
