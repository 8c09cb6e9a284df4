import * as z from "zod/mini";

import { CHANNEL_FAULTS } from "./channel-fault.ts";
import { timeSchema } from "./ids.ts";
import type { Immutable } from "./immutable.ts";

export const LOCALES = ["en", "ro", "de", "fr"] as const;
export type Locale = (typeof LOCALES)[number];

export const CHANNELS = ["email", "push", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** When mail is sent: for each turn while the page is not open, once a day, or never. */
export const MAIL_TIMES = ["turn", "digest", "off"] as const;

export const WEBHOOK_SHAPES = ["standard", "discord", "slack"] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

export const WEBHOOK_EVENTS = [
  "turn",
  "reminder",
  "auction-settled",
  "game-over",
  "rematch",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Devices of one person at one seat. */
export const PUSH_MAX = 5;

const addressSchema = z
  .string()
  .check(z.maxLength(254), z.email("Write an e-mail address such as name@example.org."));
const clockTimeSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/u, "Write a time of day as 22:30."));
const base64url = z.string().check(z.maxLength(256), z.regex(/^[\w-]+={0,2}$/u));

/** An IANA zone that this runtime knows. */
const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, "Name a time zone such as Europe/Bucharest."));

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const httpsSchema = z
  .string()
  .check(z.maxLength(2048), z.regex(/^https:\/\/[^\s]+$/u, "Only https addresses are called."));
const quietHoursSchema = z.strictObject({ from: clockTimeSchema, to: clockTimeSchema });

/** As the browser's `PushSubscription.toJSON()` writes it. */
const pushKeysSchema = z.strictObject({ p256dh: base64url, auth: base64url });

/**
 * `PUT …/notifications`: what is left out stays, null takes a channel away. A
 * push subscription without keys is one that the seat has already given.
 */
export const setNotificationsSchema = z.strictObject({
  email: z.optional(
    z.nullable(z.strictObject({ address: addressSchema, when: z.enum(MAIL_TIMES) })),
  ),
  push: z.optional(
    z
      .array(z.strictObject({ endpoint: httpsSchema, keys: z.optional(pushKeysSchema) }))
      .check(z.maxLength(PUSH_MAX)),
  ),
  webhook: z.optional(
    z.nullable(z.strictObject({ url: httpsSchema, shape: z.enum(WEBHOOK_SHAPES) })),
  ),
  reminders: z.optional(z.boolean()),
  locale: z.optional(z.enum(LOCALES)),
  timeZone: z.optional(timeZoneSchema),
  quietHours: z.optional(z.nullable(quietHoursSchema)),
});
export type SetNotifications = Immutable<z.infer<typeof setNotificationsSchema>>;

/** `fault` is a sentence for the person, null while all is well; the rest is to translate it. */
const fault = {
  fault: z.nullable(z.string()),
  faultCode: z.nullable(z.enum(CHANNEL_FAULTS)),
  faultDetail: z
    .nullable(z.string())
    .check(z.describe("What the sentence names: a status such as 503, the kind of an error.")),
};
/** How a channel fares. */
const health = { lastSentAt: z.nullable(timeSchema), ...fault };

/** A seat's own settings; nobody else is ever shown them. */
export const notificationsSchema = z.strictObject({
  /** Which channels this server can use at all. */
  available: z.array(z.enum(CHANNELS)),
  email: z.nullable(
    z.strictObject({
      address: addressSchema,
      when: z.enum(MAIL_TIMES),
      confirmed: z.boolean(),
      ...health,
    }),
  ),
  push: z.array(z.strictObject({ endpoint: httpsSchema, ...health })),
  webhook: z.nullable(
    z.strictObject({
      url: httpsSchema,
      shape: z.enum(WEBHOOK_SHAPES),
      active: z.boolean(),
      secret: z
        .nullable(z.string())
        .check(z.describe("whsec_…, in the answer that made it and never again.")),
      ...health,
    }),
  ),
  reminders: z.boolean(),
  locale: z.enum(LOCALES),
  timeZone: z.string(),
  quietHours: z.nullable(quietHoursSchema),
  pushKey: z.nullable(z.string()).check(z.describe("The server's VAPID public key, base64url.")),
});
export type Notifications = Immutable<z.infer<typeof notificationsSchema>>;

export const testNoticeSchema = z.strictObject({ channel: z.enum(CHANNELS) });
/** One trial message, at once: `sent`, or what is wrong in a sentence. */
export const testedNoticeSchema = z.strictObject({
  channel: z.enum(CHANNELS),
  sent: z.boolean(),
  ...fault,
});
export type TestedNotice = Immutable<z.infer<typeof testedNoticeSchema>>;
