import * as z from "zod/mini";
import type { Immutable } from "../../shared/contract/immutable.ts";
import { channelFaultSchema } from "./channel-fault.ts";
import { LOCALES, MAIL_TIMES, WEBHOOK_SHAPES } from "../../shared/contract/notifications.ts";

const time = z.nullable(z.number());

/**
 * What a channel has told already: the turn and how far (1 told, 2 at half time, 3 at a quarter
 * left), the auctions, the end. `attempts` and `retryAt` hold a failing channel back.
 */
const progress = {
  turn: z.nullable(z.number()),
  stage: z.number(),
  settled: z.number(),
  over: z.boolean(),
  rematch: z.boolean(),
  digestAt: time,
  attempts: z.number(),
  retryAt: time,
  lastSentAt: time,
  fault: z.nullable(channelFaultSchema),
};

const emailSchema = z.strictObject({
  ...progress,
  address: z.string(),
  when: z.enum(MAIL_TIMES),
  confirmed: z.boolean(),
  /** Counts the addresses this seat gave: links mailed to an earlier one are dead. */
  number: z.number(),
  /** How often it was asked whether it may be written to. */
  asked: z.number(),
});

const pushSchema = z.strictObject({
  ...progress,
  devices: z.array(
    z.strictObject({
      endpoint: z.string(),
      keys: z.strictObject({ p256dh: z.string(), auth: z.string() }),
      lastSentAt: time,
      fault: z.nullable(channelFaultSchema),
    }),
  ),
});

const webhookSchema = z.strictObject({
  ...progress,
  url: z.string(),
  shape: z.enum(WEBHOOK_SHAPES),
  secret: z.string(),
  active: z.boolean(),
});

export const seatNoticesSchema = z.strictObject({
  locale: z.enum(LOCALES),
  timeZone: z.string(),
  quietHours: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
  reminders: z.boolean(),
  /** Where the client was when the seat set this up: links in notices lead there. */
  origin: z.string(),
  addresses: z.number(),
  email: z.nullable(emailSchema),
  push: z.nullable(pushSchema),
  webhook: z.nullable(webhookSchema),
  /** Answers to the seat's mails today: the brake of a loop that no header gives away. */
  answers: z.strictObject({ day: z.number(), count: z.number() }),
  /** When the seat's link was last mailed (at most once an hour). */
  linkSentAt: time,
});

/**
 * One seat's channels and what they have told: one row, changed in place. It is kept apart from the
 * game's rows, so that an address that is taken away is gone (docs/decisions/0050).
 */
export type SeatNotices = Immutable<z.infer<typeof seatNoticesSchema>>;
export type EmailChannel = NonNullable<SeatNotices["email"]>;
export type PushChannel = NonNullable<SeatNotices["push"]>;
export type WebhookChannel = NonNullable<SeatNotices["webhook"]>;
/** What every channel keeps. */
export type Progress = Pick<
  EmailChannel,
  | "turn"
  | "stage"
  | "settled"
  | "over"
  | "rematch"
  | "digestAt"
  | "attempts"
  | "retryAt"
  | "lastSentAt"
  | "fault"
>;

/** A channel that has told nothing yet, of a table with so many settled auctions. */
export function freshProgress(settled: number): Progress {
  return {
    turn: null,
    stage: 0,
    settled,
    over: false,
    rematch: false,
    digestAt: null,
    attempts: 0,
    retryAt: null,
    lastSentAt: null,
    fault: null,
  };
}

/** A seat that has set nothing up. */
export function noNotices(origin: string): SeatNotices {
  return {
    locale: "en",
    timeZone: "UTC",
    quietHours: null,
    reminders: true,
    origin,
    addresses: 0,
    email: null,
    push: null,
    webhook: null,
    answers: { day: 0, count: 0 },
    linkSentAt: null,
  };
}
