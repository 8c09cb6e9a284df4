import { EmailMessage } from "cloudflare:email";
import type { Channel } from "../../shared/contract/notifications.ts";
import type { Env } from "../env.ts";
import { bindingTransport, type MailTransport, resendTransport } from "./mail-transport.ts";
import type { VapidKeys } from "./web-push.ts";

/** How this server sends mail; null where it was not told how. */
export interface MailOffice {
  readonly from: { readonly name: string; readonly address: string };
  /** The domain whose mail reaches this Worker; null: answers by mail are not offered. */
  readonly replyDomain: string | null;
  readonly send: MailTransport;
}

const FROM = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>|([^<>\s]+@[^<>\s]+))\s*$/;

/**
 * `MAIL_FROM` turns mail on. With `RESEND_API_KEY` it goes through Resend, else through the
 * platform's binding `EMAIL` (docs/notices.md says what each needs).
 */
export function mailOffice(env: Env): MailOffice | null {
  const [, name, named, bare] = FROM.exec(env.MAIL_FROM ?? "") ?? [];
  const address = named ?? bare;
  if (address === undefined) return null;
  const from = { name: name === undefined || name === "" ? "High Society" : name, address };
  const replyDomain = env.MAIL_REPLY_DOMAIN ?? null;
  const { RESEND_API_KEY, EMAIL } = env;
  if (RESEND_API_KEY !== undefined && RESEND_API_KEY !== "") {
    return { from, replyDomain, send: resendTransport(RESEND_API_KEY) };
  }
  if (EMAIL === undefined) return null;
  const make = (sender: string, to: string, raw: string): EmailMessage =>
    new EmailMessage(sender, to, raw);
  return { from, replyDomain, send: bindingTransport(EMAIL, make) };
}

/** The keys of web push; null where the host made none (`npm run -s push-keys`). */
export function vapidKeys(env: Env): VapidKeys | null {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = env;
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return null;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
}

/** The channels that this server can use at all. */
export function availableChannels(env: Env): readonly Channel[] {
  return [
    ...(mailOffice(env) === null ? [] : (["email"] as const)),
    ...(vapidKeys(env) === null ? [] : (["push"] as const)),
    "webhook",
  ];
}
