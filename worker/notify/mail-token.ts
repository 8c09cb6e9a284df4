import { keyedName, readKeyedName } from "./keyed-name.ts";

/** The single-purpose tokens of mail links: one confirms an address, the other ends its mails. */
export const MAIL_TOKEN_USES = ["confirm", "unsubscribe"] as const;
export type MailTokenUse = (typeof MAIL_TOKEN_USES)[number];

/** `address` counts the addresses that this seat has given: a token outlives none of them. */
export interface MailToken {
  readonly game: string;
  readonly place: number;
  readonly address: number;
}

export function mailToken(rootSecret: string, use: MailTokenUse, token: MailToken): string {
  const numbers = [token.place, token.address];
  return keyedName(rootSecret, "mail-link", use, { game: token.game, numbers });
}

/** What a token says; undefined for a made-up one, or one of the other use. */
export function readMailToken(
  rootSecret: string,
  use: MailTokenUse,
  token: string,
): MailToken | undefined {
  if (token.length > 128) return undefined;
  const named = readKeyedName(rootSecret, "mail-link", use, token);
  const [place, address, ...rest] = named?.numbers ?? [];
  if (named === undefined || rest.length > 0) return undefined;
  if (place === undefined || address === undefined) return undefined;
  return { game: named.game, place, address };
}
