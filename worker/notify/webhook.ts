import { Webhook } from "standardwebhooks";
import { type ChannelFault, channelFault } from "./channel-fault.ts";
import { targetFault } from "./https-target.ts";

/** Longest time that a receiver may take: the game's object is awake and paid for meanwhile. */
export const WEBHOOK_TIME_LIMIT_MS = 5_000;

/** A message, ready to be sent any number of times under one id. */
export interface WebhookMessage {
  /** The same for every attempt: receivers drop what they have seen. */
  readonly id: string;
  /** The JSON text. */
  readonly body: string;
}

export type WebhookSent =
  | { readonly kind: "sent" }
  /** 410: the receiver wants no more (Standard Webhooks, "Gone"). */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly fault: ChannelFault; readonly afterMs: number | null };

/** A fresh signing secret, `whsec_` and 32 bytes in base64. */
export function newWebhookSecret(randomBytes: Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...randomBytes))}`;
}

/** How a message is sent; tests put their own receiver in the place of the guard. */
export interface WebhookWay {
  readonly send: typeof fetch;
  readonly allows: (url: string) => boolean;
  readonly timeLimitMs: number;
}

export const PUBLIC_WAY: WebhookWay = {
  send: (input, init) => fetch(input, init),
  allows: (url) => targetFault(url) === undefined,
  timeLimitMs: WEBHOOK_TIME_LIMIT_MS,
};

/**
 * Sends a message signed by the Standard Webhooks specification: one attempt, no redirect, a time
 * limit, and not a byte of the answer read.
 */
export async function sendWebhook(
  message: WebhookMessage,
  target: { readonly url: string; readonly secret: string },
  now: number,
  way: WebhookWay = PUBLIC_WAY,
): Promise<WebhookSent> {
  const failed = (fault: ChannelFault, afterMs: number | null = null): WebhookSent => ({
    kind: "failed",
    fault,
    afterMs,
  });
  if (!way.allows(target.url)) return failed(channelFault("webhook-address"));
  const timestamp = new Date(now);
  const signature = new Webhook(target.secret).sign(message.id, timestamp, message.body);
  try {
    const response = await way.send(target.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "high-society-webhooks/1",
        "webhook-id": message.id,
        "webhook-timestamp": String(Math.floor(now / 1_000)),
        "webhook-signature": signature,
      },
      body: message.body,
      redirect: "manual",
      signal: AbortSignal.timeout(way.timeLimitMs),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: "sent" };
    if (response.status === 410) return { kind: "gone" };
    if (response.status >= 300 && response.status < 400) {
      return failed(channelFault("webhook-redirects"));
    }
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    return failed(
      channelFault("webhook-answered", response.status),
      Number.isFinite(seconds) ? seconds * 1_000 : null,
    );
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    return failed(channelFault(late ? "webhook-late" : "webhook-not-reached"));
  }
}
