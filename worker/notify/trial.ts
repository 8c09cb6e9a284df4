import type { Channel, TestedNotice } from "../../shared/contract/notifications.ts";
import { type ChannelFault, channelFault, toldFault } from "./channel-fault.ts";
import { vapidKeys } from "./channels.ts";
import { enveloped, mailLinks } from "./envelope.ts";
import type { NoticeDesk } from "./notice-desk.ts";
import { idOf, type SeatContext, tableLink } from "./seat-context.ts";
import { shortMail } from "./seat-mails.ts";
import { pushFault, type PushUnsent, sendPush } from "./web-push.ts";
import { webhookBody } from "./webhook-shapes.ts";
import { sendWebhook } from "./webhook.ts";

/** Sends one trial message at once, and says what is wrong where it was not taken. */
export async function trial(
  desk: NoticeDesk,
  place: number,
  channel: Channel,
): Promise<TestedNotice> {
  const context = desk.context(place);
  const fault = context === undefined ? NOT_SET_UP : await tryChannel(desk, context, channel);
  return { channel, sent: fault === null, ...toldFault(fault) };
}

const NOT_SET_UP = channelFault("not-set-up");

async function tryChannel(
  desk: NoticeDesk,
  context: SeatContext,
  channel: Channel,
): Promise<ChannelFault | null> {
  switch (channel) {
    case "email":
      return tryMail(desk, context);
    case "push":
      return tryPush(desk, context);
    case "webhook":
      return tryWebhook(context);
  }
}

async function tryMail(desk: NoticeDesk, context: SeatContext): Promise<ChannelFault | null> {
  const { notices, texts, view } = context;
  if (notices.email === null) return NOT_SET_UP;
  if (!notices.email.confirmed) return channelFault("not-confirmed");
  const to = await desk.addressee(context);
  if (to === null) return channelFault("no-mail");
  const message = { title: texts.test.subject, line: texts.test.body, seat: null };
  const written = shortMail(view.name, message, mailLinks(to).stop, texts);
  const id = idOf(context, "test", Date.now());
  const way = { id, turn: null, kind: "notice", answersTo: null, isSubscribed: true } as const;
  const sent = await to.office.send(enveloped(to, written, way));
  return sent.sent ? null : sent.fault;
}

async function tryPush(desk: NoticeDesk, context: SeatContext): Promise<ChannelFault | null> {
  const { notices, texts, view, record } = context;
  const vapid = vapidKeys(desk.env);
  if (vapid === null) return channelFault("no-push");
  const devices = notices.push?.devices ?? [];
  if (devices.length === 0) return NOT_SET_UP;
  const notice = {
    title: view.name,
    body: texts.test.body,
    url: tableLink(context),
    locale: texts.locale,
    tag: record.id,
    ringAgain: true,
    id: idOf(context, "test", Date.now()),
  };
  const sent = await Promise.all(
    devices.map(async (device) => sendPush(notice, device, vapid, 600)),
  );
  const unsent = sent.filter((each) => each.kind !== "sent");
  if (unsent.length < sent.length) return null;
  const first = unsent.toSorted((one, other) => URGENCY[one.kind] - URGENCY[other.kind])[0];
  return first === undefined ? null : pushFault(first);
}

/** Where several devices failed, what somebody can mend is told first. */
const URGENCY: Readonly<Record<PushUnsent["kind"], number>> = {
  misconfigured: 0,
  gone: 1,
  refused: 2,
  retry: 3,
};

async function tryWebhook(context: SeatContext): Promise<ChannelFault | null> {
  const { notices, texts, view, record, seat } = context;
  const { webhook } = notices;
  if (webhook === null) return NOT_SET_UP;
  const now = Date.now();
  const news = {
    type: "reminder",
    at: now,
    game: record.id,
    seat,
    data: { version: view.version, test: true },
    text: texts.test.body,
    table: view.name,
    url: tableLink(context),
  } as const;
  const message = { id: idOf(context, "test", now), body: webhookBody(news, webhook.shape) };
  const sent = await sendWebhook(message, webhook, now);
  if (sent.kind === "sent") return null;
  return sent.kind === "gone" ? channelFault("webhook-gone") : sent.fault;
}
