import { buildPushPayload, type VapidKeys } from "@block65/webcrypto-web-push";
import { type ChannelFault, channelFault } from "./channel-fault.ts";
import { isPushService } from "./https-target.ts";

export type { VapidKeys };

/** One device of the person, as its browser described it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a phone shows. It holds nothing but what lies open on the table, and no key. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** The page of the table: `/t/GAME`, without a key. */
  readonly url: string;
  readonly locale: string;
  /** The game: a newer notice takes the place of an older one. */
  readonly tag: string;
  /** A reminder rings again; a replaced notice does not. */
  readonly ringAgain: boolean;
  /** The same for every attempt to send this notice. */
  readonly id: string;
}

/**
 * - `gone`: the browser gave the subscription up (404, 410): forget it.
 * - `misconfigured`: the service refuses this server's key (403): the host must know.
 */
export type PushSent =
  | { readonly kind: "sent" }
  | { readonly kind: "gone" }
  | { readonly kind: "misconfigured" }
  | { readonly kind: "refused"; readonly status: number }
  | { readonly kind: "retry"; readonly afterMs: number | null };

export type PushUnsent = Exclude<PushSent, { readonly kind: "sent" }>;

const TIME_LIMIT_MS = 10_000;

/**
 * The declarative shape (https://www.w3.org/TR/push-api/#declarative-push-message): browsers that
 * know it show it without waking the page's worker, the others hand it to the worker.
 */
export function declarativeMessage(notice: PushNotice): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: notice.title,
      body: notice.body,
      navigate: notice.url,
      lang: notice.locale,
      dir: "ltr",
      tag: notice.tag,
      renotify: notice.ringAgain,
      silent: false,
      data: { id: notice.id, url: notice.url },
    },
  });
}

/** Encrypts (RFC 8291), signs (RFC 8292) and sends one notice to one device. */
export async function sendPush(
  notice: PushNotice,
  target: PushTarget,
  vapid: VapidKeys,
  ttlSeconds: number,
  send: typeof fetch = fetch,
): Promise<PushSent> {
  if (!isPushService(target.endpoint)) return { kind: "gone" };
  const urgency = notice.ringAgain ? "high" : "normal";
  // RFC 8030, 5.4: a waiting message with the same topic is replaced; 32 letters at most.
  const options = {
    ttl: Math.max(60, Math.round(ttlSeconds)),
    urgency,
    topic: notice.tag.slice(0, 32),
  } as const;
  try {
    const subscription = { endpoint: target.endpoint, expirationTime: null, keys: target.keys };
    const message = { data: declarativeMessage(notice), options };
    const { method, headers, body } = await buildPushPayload(message, subscription, vapid);
    const response = await send(target.endpoint, {
      method: method.toUpperCase(),
      headers: new Headers(Object.entries(headers)),
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    // Keys that are no point of the curve will not become one.
    if (error instanceof DOMException && error.name === "DataError") return { kind: "gone" };
    return { kind: "retry", afterMs: null };
  }
}

/** What is wrong with a device that was not reached. */
export function pushFault(unsent: PushUnsent): ChannelFault {
  switch (unsent.kind) {
    case "misconfigured":
      return channelFault("push-key");
    case "gone":
      return channelFault("push-gone");
    case "refused":
      return channelFault("push-answered", unsent.status);
    case "retry":
      return channelFault("push-not-reached");
  }
}

function outcomeOf(response: Response): PushSent {
  const { status } = response;
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 401 || status === 403) return { kind: "misconfigured" };
  if (status === 429 || status >= 500) {
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    return { kind: "retry", afterMs: Number.isFinite(seconds) ? seconds * 1_000 : null };
  }
  return { kind: "refused", status };
}
