import type {
  Channel,
  Notifications,
  SetNotifications,
} from "../../shared/contract/notifications.ts";
import { type KeptFault, toldFault } from "./channel-fault.ts";
import { isPushService, targetFault, targetFaultSentence } from "./https-target.ts";
import { isPlainAddress } from "./mail-message.ts";
import { freshProgress, type SeatNotices, type WebhookChannel } from "./seat-notices.ts";

/** What a change of settings comes to; or which field does not fit, in a sentence. */
export type Setting =
  | {
      readonly ok: true;
      readonly seat: SeatNotices;
      /** The address is new: it is asked whether it may be written to. */
      readonly confirm: boolean;
      /** The secret of a webhook that was made now: it is shown this once. */
      readonly secret: string | null;
    }
  | { readonly ok: false; readonly path: readonly string[]; readonly message: string };

/** Addresses that one seat may give in its life: each costs a stranger a mail. */
const MOST_ADDRESSES = 8;
/** Mails that ask one address: the first may be lost, a third is pestering. */
const MOST_ASKED = 2;

export interface SettingMoment {
  readonly available: readonly Channel[];
  /** How many auctions are settled: a new channel tells of the next one. */
  readonly settled: number;
  readonly newSecret: () => string;
  readonly origin: string;
}

/** `PUT …/notifications`: what is left out stays, null takes a channel and its address away. */
export function changeSettings(
  before: SeatNotices,
  request: SetNotifications,
  moment: SettingMoment,
): Setting {
  const fault = faultOf(before, request, moment);
  if (fault !== undefined) return { ok: false, ...fault };
  const { locale, timeZone, quietHours, reminders } = request;
  const plain: SeatNotices = {
    ...before,
    origin: moment.origin,
    locale: locale ?? before.locale,
    timeZone: timeZone ?? before.timeZone,
    quietHours: quietHours === undefined ? before.quietHours : quietHours,
    reminders: reminders ?? before.reminders,
  };
  const { seat, confirm } = withEmail(plain, request.email, moment.settled);
  const pushed = withPush(seat, request.push, moment.settled);
  const hooked = withWebhook(pushed, request.webhook, moment);
  const isNew = hooked.webhook !== null && hooked.webhook.secret !== before.webhook?.secret;
  const secret = isNew ? (hooked.webhook?.secret ?? null) : null;
  return { ok: true, seat: hooked, confirm, secret };
}

function faultOf(
  before: SeatNotices,
  { email, push, webhook }: SetNotifications,
  { available }: SettingMoment,
): { readonly path: readonly string[]; readonly message: string } | undefined {
  if (email) {
    const path = ["email", "address"];
    if (!available.includes("email"))
      return { path: ["email"], message: "This server sends no mail." };
    if (!isPlainAddress(email.address)) return { path, message: "This is not a mail address." };
    const isNew = email.address !== before.email?.address;
    if (isNew && before.addresses >= MOST_ADDRESSES) {
      return { path, message: "This seat has given too many addresses." };
    }
  }
  if (push !== undefined && push.length > 0 && !available.includes("push")) {
    return { path: ["push"], message: "This server sends no web push." };
  }
  for (const [index, { endpoint, keys }] of (push ?? []).entries()) {
    const path = ["push", String(index), "endpoint"];
    if (!isPushService(endpoint)) {
      return { path, message: "This is no push service of a browser that we know." };
    }
    const known = before.push?.devices.some((device) => device.endpoint === endpoint) ?? false;
    if (keys === undefined && !known) {
      return {
        path: ["push", String(index), "keys"],
        message: "A new subscription needs its keys.",
      };
    }
  }
  const target = webhook ? targetFault(webhook.url) : undefined;
  if (target !== undefined)
    return { path: ["webhook", "url"], message: targetFaultSentence(target) };
  return undefined;
}

function withEmail(
  seat: SeatNotices,
  email: SetNotifications["email"],
  settled: number,
): { readonly seat: SeatNotices; readonly confirm: boolean } {
  if (email === undefined) return { seat, confirm: false };
  if (email === null) return { seat: { ...seat, email: null }, confirm: false };
  const { address, when } = email;
  if (seat.email?.address === address) {
    // Saving it again asks it once more: the first mail may be lost.
    const again = !seat.email.confirmed && seat.email.asked < MOST_ASKED;
    const asked = seat.email.asked + (again ? 1 : 0);
    return { seat: { ...seat, email: { ...seat.email, when, asked } }, confirm: again };
  }
  const number = seat.addresses + 1;
  const fresh = { ...freshProgress(settled), address, when, confirmed: false, number, asked: 1 };
  return { seat: { ...seat, addresses: number, email: fresh }, confirm: true };
}

function withPush(seat: SeatNotices, push: SetNotifications["push"], settled: number): SeatNotices {
  if (push === undefined) return seat;
  const devices = push.flatMap(({ endpoint, keys }) => {
    const known = seat.push?.devices.find((device) => device.endpoint === endpoint);
    if (known !== undefined && keys === undefined) return [known];
    return keys === undefined ? [] : [{ endpoint, keys, lastSentAt: null, fault: null }];
  });
  if (devices.length === 0) return { ...seat, push: null };
  return { ...seat, push: { ...(seat.push ?? freshProgress(settled)), devices } };
}

function withWebhook(
  seat: SeatNotices,
  webhook: SetNotifications["webhook"],
  { settled, newSecret }: SettingMoment,
): SeatNotices {
  if (webhook === undefined) return seat;
  if (webhook === null) return { ...seat, webhook: null };
  const { url, shape } = webhook;
  const before = seat.webhook;
  if (before !== null && before.url === url && before.active) {
    return { ...seat, webhook: { ...before, shape } };
  }
  // Another receiver never learns the first one's secret; one that was switched off starts anew.
  const secret = before !== null && before.url === url ? before.secret : newSecret();
  return { ...seat, webhook: { ...freshProgress(settled), url, shape, secret, active: true } };
}

/** The seat's own settings as the API shows them. */
export function notificationsOf(
  seat: SeatNotices,
  server: { readonly available: readonly Channel[]; readonly pushKey: string | null },
  secret: string | null,
): Notifications {
  const { email, push, webhook } = seat;
  return {
    available: [...server.available],
    email:
      email === null
        ? null
        : {
            address: email.address,
            when: email.when,
            confirmed: email.confirmed,
            ...health(email),
          },
    push: (push?.devices ?? []).map((device) => ({
      endpoint: device.endpoint,
      ...health(device),
    })),
    webhook:
      webhook === null
        ? null
        : {
            url: webhook.url,
            shape: webhook.shape,
            active: webhook.active,
            secret,
            ...webhookHealth(webhook),
          },
    reminders: seat.reminders,
    locale: seat.locale,
    timeZone: seat.timeZone,
    quietHours: seat.quietHours,
    pushKey: server.pushKey,
  };
}

function health(of: { readonly lastSentAt: number | null; readonly fault: KeptFault | null }) {
  const { lastSentAt, fault } = of;
  return {
    lastSentAt: lastSentAt === null ? null : new Date(lastSentAt).toISOString(),
    ...toldFault(fault),
  };
}

/** Of a webhook that was given up the sentence says that, too. */
function webhookHealth(webhook: WebhookChannel) {
  const told = health(webhook);
  if (webhook.active || told.faultCode === null) return told;
  const after = webhook.attempts === 0 ? "" : ` after ${webhook.attempts} failures in a row`;
  return { ...told, fault: `Switched off${after}. ${told.fault}` };
}
