import type { Action } from "../../shared/engine/action.ts";
import { retryName, versionOf } from "../game/game-record.ts";
import { retryOf } from "../http/idempotency.ts";
import { enveloped, mailLinks, type Addressee } from "./envelope.ts";
import { askedBy, playedSentence, refusedSentence } from "./mail-answer.ts";
import type { NoticeCall } from "./notice-call.ts";
import type { NoticeDesk } from "./notice-desk.ts";
import { told } from "./progress.ts";
import { idOf, type SeatContext } from "./seat-context.ts";
import { overMail, shortMail, turnMail, waitingMail, type Written } from "./seat-mails.ts";
import type { EmailChannel } from "./seat-notices.ts";

type MailCall = Extract<NoticeCall, { type: "mail" }>;

/** So many answers a day and seat: the brake of a loop that gives itself away by nothing else. */
const ANSWERS_A_DAY = 60;
const DAY_MS = 24 * 3_600_000;

/**
 * Does what an answer by mail says, and answers to the seat's own confirmed address: what happened,
 * and what comes next. Where the next thing is the seat's turn again, that answer is its mail.
 */
export async function answerMail(desk: NoticeDesk, call: MailCall): Promise<void> {
  const { to: turn, reading } = call;
  const before = desk.context(turn.place);
  const email = before?.notices.email;
  // The address is revoked with the seat's key, and with its mail.
  if (before === undefined || !email?.confirmed || reading.kind === "ignored") return;
  if (before.sitter.generation !== turn.generation) return;
  const to = await desk.addressee(before);
  if (to === null) return;
  const present = desk.context(turn.place);
  if (present?.notices.email?.number !== email.number || isRepeated(present, call)) return;
  const answers = counted(present, Date.now());
  if (answers.count > ANSWERS_A_DAY) return;
  const asked = askedBy(reading, present.texts);
  const sentence = asked.kind === "say" ? asked.sentence : act(desk, present, call, asked.action);
  const after = desk.context(turn.place);
  if (after?.notices.email === null || after === undefined) return;
  const marked = markAnswered(after, after.notices.email);
  desk.store.put(turn.place, { ...after.notices, email: marked, answers });
  await to.office.send(
    enveloped(to, answerTo(after, sentence, to), {
      id: idOf(after, "answer", Date.now()),
      turn: after.situation.turn?.version ?? call.to.turn,
      kind: "answer",
      answersTo: call.messageId,
      isSubscribed: true,
    }),
  );
}

/** Tries the action; what is said of it. A reply to yesterday's turn changes nothing. */
function act(desk: NoticeDesk, context: SeatContext, call: MailCall, action: Action): string {
  const { situation, texts, record, place, sitter } = context;
  if (situation.over !== null) return texts.answer.over;
  if (situation.turn === null) return texts.answer.notDue;
  if (situation.turn.version !== call.to.turn) return texts.answer.stale;
  const request = { version: versionOf(record), action };
  const caller = { place, generation: sitter.generation };
  const retry = call.messageId === null ? null : retryOf(call.messageId, "mail", call.to.turn);
  const reply = desk.table.ask({ command: { type: "act", request }, caller, retry });
  if (!reply.ok) return refusedSentence(reply.refused, texts);
  const laid = context.view.seats[context.seat]?.bid ?? [];
  const added = "cards" in action ? action.cards : [];
  const total = [...laid, ...added].reduce<number>((sum, card) => sum + card, 0);
  return playedSentence(action, total, texts);
}

/** Mail servers deliver a mail twice rather than not at all; the second one is no second wish. */
function isRepeated({ record, place }: SeatContext, { messageId, to }: MailCall): boolean {
  if (messageId === null) return false;
  return record.retries.has(retryName(place, retryOf(messageId, "mail", to.turn).key));
}

function counted({ notices }: SeatContext, now: number): { day: number; count: number } {
  const day = Math.floor(now / DAY_MS);
  const { answers } = notices;
  return { day, count: answers.day === day ? answers.count + 1 : 1 };
}

/** The answer tells of the turn, or of the end, as the notice would have. */
function markAnswered({ situation }: SeatContext, email: EmailChannel): EmailChannel {
  const now = Date.now();
  if (situation.over !== null) return told(email, [{ kind: "game-over" }], now);
  if (situation.turn === null || email.when !== "turn") return email;
  return told(email, [{ kind: "turn", turn: situation.turn.version, stage: 1 }], now);
}

function answerTo(context: SeatContext, sentence: string, to: Addressee): Written {
  const { seen, situation, texts, view } = context;
  const links = mailLinks(to);
  if (seen === null) {
    const message = { title: sentence, line: texts.answer.status, seat: links.seat };
    return shortMail(view.name, message, links.stop, texts);
  }
  if (situation.over !== null) return overMail(seen, links, texts, sentence);
  if (situation.turn !== null) return turnMail(seen, links, texts, sentence);
  const names = view.seats.flatMap(({ seat, name }) =>
    name !== null && isAwaited(context, seat) ? [name] : [],
  );
  const waiting =
    names.length === 0 ? "" : ` ${texts.answer.waitingFor(listOf(names, texts.locale))}`;
  return waitingMail(seen, links, texts, `${sentence}${waiting}`);
}

function isAwaited({ view }: SeatContext, seat: number): boolean {
  if (view.phase !== "sealed") return view.turn === seat;
  return view.auction?.submitted?.includes(seat) === false;
}

function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}
