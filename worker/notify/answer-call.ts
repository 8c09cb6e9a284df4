import type { Notifications, TestedNotice } from "../../shared/contract/notifications.ts";
import type { GameRecord } from "../game/game-record.ts";
import { outdated } from "../game/commands.ts";
import { refuse, type Refused } from "../game/decision.ts";
import { availableChannels, mailOffice, vapidKeys } from "./channels.ts";
import { confirmUrl, enveloped, mailLinks } from "./envelope.ts";
import { answerMail } from "./mail-desk.ts";
import type { NoticeCall, NoticeReply } from "./notice-call.ts";
import { addresseeOf, type NoticeDesk } from "./notice-desk.ts";
import { idOf } from "./seat-context.ts";
import { confirmMail, shortMail } from "./seat-mails.ts";
import { noNotices, type SeatNotices } from "./seat-notices.ts";
import { changeSettings, notificationsOf } from "./settings.ts";
import { trial } from "./trial.ts";
import { newWebhookSecret } from "./webhook.ts";

const HOUR_MS = 3_600_000;

/** Answers one call about notices. */
export async function answerCall(desk: NoticeDesk, call: NoticeCall): Promise<NoticeReply> {
  const record = desk.table.read();
  if (record === undefined) return refused(refuse("no-such-game", {}));
  switch (call.type) {
    case "read":
    case "set":
    case "test": {
      const stale = outdated(record, call.caller);
      if (stale !== undefined) return refused(stale);
      const { place } = call.caller;
      const seat = desk.store.all().get(place) ?? noNotices(call.origin);
      if (call.type === "read") return shown(desk, seat, null);
      if (call.type === "set") return set(desk, record, seat, call);
      return accepted((await trial(desk, place, call.channel)) satisfies TestedNotice);
    }
    case "confirm":
    case "unsubscribe":
      return followLink(desk, call);
    case "mail-link":
      await mailLink(desk, record, call.seat);
      return accepted({});
    case "mail":
      await answerMail(desk, call);
      return accepted({});
  }
}

async function set(
  desk: NoticeDesk,
  record: GameRecord,
  before: SeatNotices,
  call: Extract<NoticeCall, { type: "set" }>,
): Promise<NoticeReply> {
  const { place } = call.caller;
  const setting = changeSettings(before, call.request, {
    available: availableChannels(desk.env),
    settled: record.play?.state.lastAuction?.number ?? 0,
    newSecret: () => newWebhookSecret(crypto.getRandomValues(new Uint8Array(32))),
    origin: call.origin,
  });
  if (!setting.ok) {
    const { path, message } = setting;
    return refused(refuse("invalid-request", { issues: [{ path: [...path], message }] }));
  }
  const { seat, confirm, secret } = setting;
  desk.store.put(place, seat);
  if (confirm) await askToConfirm(desk, place);
  return shown(desk, desk.store.all().get(place) ?? seat, secret);
}

/** The one mail that goes to an address which has agreed to none: it asks. */
async function askToConfirm(desk: NoticeDesk, place: number): Promise<void> {
  const context = desk.context(place);
  const office = mailOffice(desk.env);
  const email = context?.notices.email ?? null;
  if (context === undefined || office === null || email === null) return;
  const to = await addresseeOf(desk.env, context, office, email);
  const written = confirmMail(
    context.view.name,
    context.sitter.name,
    confirmUrl(to),
    context.texts,
  );
  const id = idOf(context, "confirm", email.number, Date.now());
  const way = { id, turn: null, kind: "notice", answersTo: null, isSubscribed: false } as const;
  const sent = await office.send(enveloped(to, written, way));
  if (sent.sent) return;
  const seat = desk.store.all().get(place);
  if (seat?.email?.number !== email.number) return;
  desk.store.put(place, { ...seat, email: { ...seat.email, fault: sent.fault } });
}

/** Confirms an address or ends its mails; a link to an address given up since does nothing. */
function followLink(
  desk: NoticeDesk,
  call: Extract<NoticeCall, { type: "confirm" | "unsubscribe" }>,
): NoticeReply {
  const seat = desk.store.all().get(call.place);
  const isPresent = seat?.email?.number === call.address;
  if (call.type === "confirm") {
    if (seat === undefined || seat.email === null || !isPresent) {
      return refused(refuse("token-invalid", {}));
    }
    if (!seat.email.confirmed) {
      desk.store.put(call.place, { ...seat, email: { ...seat.email, confirmed: true } });
    }
    return accepted({ confirmed: true });
  }
  // The address leaves with its last mail; asking twice comes to the same.
  if (seat !== undefined && isPresent) desk.store.put(call.place, { ...seat, email: null });
  return accepted({ unsubscribed: true });
}

/** At most once an hour, and to the confirmed address alone; nobody learns whether there is one. */
async function mailLink(desk: NoticeDesk, record: GameRecord, seat: number): Promise<void> {
  const place = record.chairs[seat]?.place;
  const context = place === undefined ? undefined : desk.context(place);
  if (place === undefined || context === undefined) return;
  const { notices, texts, view } = context;
  const { email, linkSentAt } = notices;
  const now = Date.now();
  if (email === null || !email.confirmed) return;
  if (linkSentAt !== null && now - linkSentAt < HOUR_MS) return;
  const to = await desk.addressee(context);
  if (to === null) return;
  desk.store.put(place, { ...notices, linkSentAt: now });
  const links = mailLinks(to);
  const message = { title: texts.link.subject, line: texts.link.body(view.name), seat: links.seat };
  const written = shortMail(view.name, message, links.stop, texts);
  const id = idOf(context, "link", now);
  const way = { id, turn: null, kind: "notice", answersTo: null, isSubscribed: true } as const;
  await to.office.send(enveloped(to, written, way));
}

function shown(desk: NoticeDesk, seat: SeatNotices, secret: string | null): NoticeReply {
  const available = availableChannels(desk.env);
  const pushKey = vapidKeys(desk.env)?.publicKey ?? null;
  return accepted(notificationsOf(seat, { available, pushKey }, secret) satisfies Notifications);
}

function accepted(body: object): NoticeReply {
  return { ok: true, body: JSON.stringify(body) };
}

function refused(decision: { readonly ok: boolean; readonly refused?: Refused }): NoticeReply {
  if (decision.refused === undefined) throw new Error("Not a refusal.");
  return { ok: false, refused: decision.refused };
}
