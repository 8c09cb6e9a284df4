import type { Env } from "../env.ts";
import type { Call, Caller, Reply } from "../game/command.ts";
import type { Entry } from "../game/entry.ts";
import type { GameRecord } from "../game/game-record.ts";
import { weakTag } from "../http/etag.ts";
import { logFault } from "../log.ts";
import { signSeatToken } from "../seat-token.ts";
import { faultSentence } from "./channel-fault.ts";
import { type MailOffice, mailOffice, vapidKeys } from "./channels.ts";
import { afterUnsent, markMails, sendUnmarked, withTried } from "./delivery.ts";
import type { Addressee } from "./envelope.ts";
import { NoticeStore } from "./notice-store.ts";
import { nextNotice } from "./outbox.ts";
import { seatContext, type SeatContext } from "./seat-context.ts";
import type { EmailChannel, SeatNotices } from "./seat-notices.ts";
import { situationOf } from "./seat-situation.ts";
import { notificationsOf } from "./settings.ts";

/** What the desk needs of the game's object. */
export interface NoticeTable {
  read(): GameRecord | undefined;
  /** One request of a seat, as if it had come by HTTP. */
  ask(call: Call): Reply;
  /** The last sign of a visible page of this place; null: none. */
  lastSeen(place: number): number | null;
}

/**
 * The outbox of one game: what is due is read off the record and one row a seat; this class tries,
 * marks and sends. Pushes and webhooks go out before their mark (at least once), mails after it
 * (at most once), and all of a seat's marks are one row.
 */
export class NoticeDesk {
  readonly store: NoticeStore;
  readonly table: NoticeTable;
  readonly env: Env;
  #delivering: Promise<void> | undefined;

  constructor(sql: SqlStorage, env: Env, table: NoticeTable) {
    this.store = new NoticeStore(sql);
    this.env = env;
    this.table = table;
  }

  /** When a notice is due; undefined for never, and while what is due is on its way. */
  nextDueAt(record: GameRecord, now: number): number | undefined {
    if (this.#delivering !== undefined) return undefined;
    let next: number | undefined;
    for (const [place, seat] of this.store.all()) {
      const situation = situationOf(record, place, this.table.lastSeen(place), now);
      const at = nextNotice(this.#served(seat), situation, now) ?? Infinity;
      if (at !== Infinity) next = Math.min(next ?? at, at);
    }
    return next;
  }

  /** Tells every seat what is due by now; one round at a time, or a push would go out twice. */
  deliver(): Promise<void> {
    this.#delivering ??= this.#deliverAll().finally(() => {
      this.#delivering = undefined;
    });
    return this.#delivering;
  }

  /** The tag of a seat's view covers its notices too, though nothing of them is in the view. */
  tagged(answered: Reply, caller: Caller): Reply {
    const seat = caller === null ? undefined : this.store.all().get(caller.place);
    if (!answered.ok || answered.etag === null || seat === undefined) return answered;
    const settings = notificationsOf(seat, { available: [], pushKey: null }, null);
    return { ...answered, etag: weakTag(answered.etag + JSON.stringify(settings)) };
  }

  /** The seat asked for the rematch itself, or has come to it: it needs no telling. */
  cameToRematch(place: number): void {
    const seat = this.store.all().get(place);
    if (seat === undefined) return;
    const came = <Channel extends { readonly rematch: boolean }>(channel: Channel | null) =>
      channel === null ? null : { ...channel, rematch: true };
    const { email, push, webhook } = seat;
    const isKnown = [email, push, webhook].every((channel) => channel?.rematch !== false);
    if (isKnown) return;
    this.store.put(place, {
      ...seat,
      email: came(email),
      push: came(push),
      webhook: came(webhook),
    });
  }

  /** Whoever leaves, the lobby or a running game, leaves no address behind. */
  forgetLeavers({ place, changes }: Entry): void {
    for (const change of changes) {
      const isOwnWish = change.type === "went-away" && change.place === place;
      if (change.type === "left" || isOwnWish) this.store.forget(change.place);
    }
  }

  /** All that notices to a place are made of; undefined where it has no row or no chair. */
  context(place: number): SeatContext | undefined {
    const record = this.table.read();
    const seat = this.store.all().get(place);
    if (record === undefined || seat === undefined) return undefined;
    return seatContext(record, place, seat, this.table.lastSeen(place), Date.now());
  }

  /** How mail reaches the seat; null where this server or the seat has none. */
  async addressee(context: SeatContext): Promise<Addressee | null> {
    const office = mailOffice(this.env);
    const { email } = context.notices;
    if (office === null || email === null) return null;
    return addresseeOf(this.env, context, office, email);
  }

  async #deliverAll(): Promise<void> {
    for (const place of this.store.all().keys()) await this.#deliverTo(place);
  }

  /** Without what this server cannot send: its host may have taken mail or push away since. */
  #served(seat: SeatNotices): SeatNotices {
    const email = mailOffice(this.env) === null ? null : seat.email;
    const push = vapidKeys(this.env) === null ? null : seat.push;
    return { ...seat, email, push };
  }

  async #deliverTo(place: number): Promise<void> {
    const context = this.context(place);
    if (context === undefined) {
      this.store.forget(place);
      return;
    }
    const dueAt = nextNotice(this.#served(context.notices), context.situation, Date.now());
    if (dueAt === null || dueAt > Date.now()) return;
    const to = await this.addressee(context);
    const tried = await sendUnmarked(context, vapidKeys(this.env), Date.now());
    reportFaults(tried);
    // Others came in between: look again, mark everything in one row, and mail only then.
    const now = Date.now();
    const present = this.context(place);
    if (present === undefined) return;
    const updated = { ...present, notices: withTried(present.notices, tried, now) };
    const isSame = to?.generation === present.sitter.generation;
    const { seat, mails } = markMails(updated, isSame ? to : null, now);
    if (seat !== present.notices) this.store.put(place, seat);
    const before = updated.notices.email;
    for (const mail of mails) {
      const sent = await to?.office.send(mail);
      if (sent?.sent === false && before !== null) this.#unsent(place, before, sent);
    }
  }

  #unsent(place: number, before: EmailChannel, sent: Parameters<typeof afterUnsent>[2]): void {
    logFault("mail", new Error(faultSentence(sent.fault)));
    const seat: SeatNotices | undefined = this.store.all().get(place);
    if (seat?.email?.number !== before.number) return;
    const email = afterUnsent(seat.email, before, sent, Date.now());
    this.store.put(place, { ...seat, email });
  }
}

export async function addresseeOf(
  env: Env,
  { record, place, sitter, notices }: SeatContext,
  office: MailOffice,
  { number, address }: EmailChannel,
): Promise<Addressee> {
  const { generation } = sitter;
  const token = await signSeatToken(env, { game: record.id, place, generation });
  const origin = env.PUBLIC_ORIGIN ?? notices.origin;
  const { ROOT_SECRET: rootSecret } = env;
  return { rootSecret, office, game: record.id, place, generation, number, address, origin, token };
}

/** A refused key is the host's to mend, so it is in the log; whose device it was is not. */
function reportFaults({ pushed }: Awaited<ReturnType<typeof sendUnmarked>>): void {
  const kinds = pushed.flatMap(({ devices }) => devices.map(({ sent }) => sent.kind));
  if (kinds.includes("misconfigured")) {
    logFault("push-key-refused", new Error("A push service refuses VAPID_SUBJECT or the keys."));
  }
}
