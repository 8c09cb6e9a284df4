/** How well a bot plays; shared/bots holds the policies under the same names. */
export const BOT_LEVELS = ["gentle", "keen", "sharp"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
