import { channelFault } from "./channel-fault.ts";
import type { Addressee } from "./envelope.ts";
import { mailNotice } from "./mail-notices.ts";
import type { MailSent } from "./mail-transport.ts";
import { type Due, dueMails, duePushes, dueWebhooks } from "./outbox.ts";
import { failed, MOST_ATTEMPTS, told } from "./progress.ts";
import { pushNotice, secondsOfUse } from "./push-notices.ts";
import type { SeatContext } from "./seat-context.ts";
import type { EmailChannel, PushChannel, SeatNotices, WebhookChannel } from "./seat-notices.ts";
import type { MailMessage } from "./mail-message.ts";
import { pushFault, type PushSent, sendPush, type VapidKeys } from "./web-push.ts";
import { webhookMessage } from "./webhook-notices.ts";
import { sendWebhook, type WebhookSent } from "./webhook.ts";

/** What became of the pushes and webhooks of one seat; applied once everything has been tried. */
export interface Tried {
  readonly pushed: readonly { readonly due: Due; readonly devices: readonly PushTried[] }[];
  readonly hooked: readonly {
    readonly due: Due;
    readonly url: string;
    readonly sent: WebhookSent;
  }[];
}

interface PushTried {
  readonly endpoint: string;
  readonly sent: PushSent;
}

/** Pushes and webhooks go out before they are marked: at least once, under a stable id. */
export async function sendUnmarked(
  context: SeatContext,
  vapid: VapidKeys | null,
  now: number,
): Promise<Tried> {
  const [pushed, hooked] = await Promise.all([
    vapid === null ? [] : sendPushes(context, vapid, now),
    sendWebhooks(context, now),
  ]);
  return { pushed, hooked };
}

async function sendPushes(
  context: SeatContext,
  vapid: VapidKeys,
  now: number,
): Promise<Tried["pushed"]> {
  const { notices, situation } = context;
  const { due } = duePushes(notices, situation, now);
  return Promise.all(
    due.map(async (each) => {
      const notice = pushNotice(context, each);
      const ttl = secondsOfUse(context, now);
      const devices = (notices.push?.devices ?? []).map(async (device) => ({
        endpoint: device.endpoint,
        sent: await sendPush(notice, device, vapid, ttl),
      }));
      return { due: each, devices: await Promise.all(devices) };
    }),
  );
}

/** One after the other, so that a receiver hears things in their order; the first failure ends it. */
async function sendWebhooks(context: SeatContext, now: number): Promise<Tried["hooked"]> {
  const { notices, situation } = context;
  const { webhook } = notices;
  if (webhook === null) return [];
  const tried: Tried["hooked"][number][] = [];
  for (const due of dueWebhooks(notices, situation, now).due) {
    const message = webhookMessage(context, due, now);
    const sent: WebhookSent =
      message === null ? { kind: "sent" } : await sendWebhook(message, webhook, now);
    tried.push({ due, url: webhook.url, sent });
    if (sent.kind !== "sent") break;
  }
  return tried;
}

/** The seat's channels after what was tried; a channel that was changed meanwhile is left alone. */
export function withTried(seat: SeatNotices, tried: Tried, now: number): SeatNotices {
  let { push, webhook } = seat;
  for (const { due, devices } of tried.pushed) {
    if (push !== null) push = afterPush(push, due, devices, now);
  }
  for (const { due, url, sent } of tried.hooked) {
    if (webhook?.url === url) webhook = afterWebhook(webhook, due, sent, now);
  }
  return { ...seat, push, webhook };
}

function afterPush(
  channel: PushChannel,
  due: Due,
  tried: readonly PushTried[],
  now: number,
): PushChannel | null {
  const outcome = (endpoint: string): PushSent | undefined =>
    tried.find((each) => each.endpoint === endpoint)?.sent;
  const devices = channel.devices.flatMap((device) => {
    const sent = outcome(device.endpoint);
    if (sent?.kind === "gone") return [];
    if (sent?.kind === "sent") return [{ ...device, lastSentAt: now, fault: null }];
    return [sent === undefined ? device : { ...device, fault: pushFault(sent) }];
  });
  if (devices.length === 0) return null;
  const next = { ...channel, devices };
  const reached = tried.some(({ sent }) => sent.kind === "sent");
  const retries = tried.flatMap(({ sent }) => (sent.kind === "retry" ? [sent.afterMs] : []));
  // A device that was reached shows it; the others get the next one.
  if (reached || retries.length === 0 || channel.attempts + 1 >= MOST_ATTEMPTS) {
    return { ...told(next, [due], now), lastSentAt: reached ? now : channel.lastSentAt };
  }
  return failed(next, channelFault("push-not-reached"), now, retries[0] ?? null);
}

function afterWebhook(
  channel: WebhookChannel,
  due: Due,
  sent: WebhookSent,
  now: number,
): WebhookChannel {
  switch (sent.kind) {
    case "sent":
      return told(channel, [due], now);
    case "gone":
      return { ...channel, active: false, attempts: 0, fault: channelFault("webhook-gone") };
    case "failed": {
      const next = failed(channel, sent.fault, now, sent.afterMs);
      return next.attempts < MOST_ATTEMPTS ? next : { ...next, active: false };
    }
  }
}

/** The mails that are due, written, and the seat with all of them marked as sent. */
export function markMails(
  context: SeatContext,
  to: Addressee | null,
  now: number,
): { readonly seat: SeatNotices; readonly mails: readonly MailMessage[] } {
  const { notices, situation } = context;
  const { email } = notices;
  const { due } = dueMails(notices, situation, now);
  if (email === null || to === null || due.length === 0) return { seat: notices, mails: [] };
  const mails = due.flatMap((each) => mailNotice(context, each, to) ?? []);
  return { seat: { ...notices, email: told(email, due, now) }, mails };
}

/**
 * The channel after a mail was not sent. Where it certainly was not, and may be tried again, the
 * mark is taken back; else the turn has had its mail.
 */
export function afterUnsent(
  marked: EmailChannel,
  before: EmailChannel,
  sent: Extract<MailSent, { sent: false }>,
  now: number,
): EmailChannel {
  const { turn, stage, settled, over, rematch, digestAt, attempts, lastSentAt } = before;
  if (!sent.retry || attempts + 1 >= MOST_ATTEMPTS) {
    return { ...marked, lastSentAt, fault: sent.fault };
  }
  const unmarked = {
    ...marked,
    turn,
    stage,
    settled,
    over,
    rematch,
    digestAt,
    attempts,
    lastSentAt,
  };
  return failed(unmarked, sent.fault, now, null);
}
