import { afterQuiet, nextLocalTime } from "./local-clock.ts";
import type { Progress, SeatNotices } from "./seat-notices.ts";
import { reminderTimes, type Situation, VISIBLE_FOR_MS } from "./situation.ts";

/** One notice that a channel is to send. `stage` and `turn` name a turn's; see SeatNotices. */
export type Due =
  | { readonly kind: "turn" | "reminder"; readonly turn: number; readonly stage: number }
  | { readonly kind: "digest"; readonly turn: number | null; readonly settled: number }
  | { readonly kind: "auction-settled"; readonly auction: number }
  | { readonly kind: "game-over" }
  | { readonly kind: "rematch" };

interface Timed {
  readonly due: Due;
  /** When it may be sent, if nothing holds it. */
  readonly at: number;
}

/** What one channel has to send now, and when to ask again; null: not before something happens. */
export interface Outgoing {
  readonly due: readonly Due[];
  readonly next: number | null;
}

const NOTHING: Outgoing = { due: [], next: null };
/** The digest comes at six in the evening by the person's clock. */
const DIGEST_MINUTES = 18 * 60;

/** E-mail: one a turn or one digest a day; the result; one rematch. */
export function dueMails(notices: SeatNotices, situation: Situation, now: number): Outgoing {
  const { email } = notices;
  if (email === null || !email.confirmed || email.when === "off") return NOTHING;
  const turns = email.when === "turn" ? ofTurn(email, situation, 1) : [];
  const digest = email.when === "digest" ? ofDigest(email, situation, notices.timeZone) : [];
  const timed = [...turns, ...digest, ...ofEnd(email, situation)];
  return outgoing(timed, now, hold(notices, email, situation));
}

/** Web push: a turn, its reminders, the result, one rematch. */
export function duePushes(notices: SeatNotices, situation: Situation, now: number): Outgoing {
  const { push } = notices;
  if (push === null || push.devices.length === 0) return NOTHING;
  const turns = ofTurn(push, situation, notices.reminders ? 3 : 1);
  return outgoing([...turns, ...ofEnd(push, situation)], now, hold(notices, push, situation));
}

/** Webhooks: programs sleep at no hour and look at no page, so nothing but a failure holds them. */
export function dueWebhooks(notices: SeatNotices, situation: Situation, now: number): Outgoing {
  const { webhook } = notices;
  if (webhook === null || !webhook.active) return NOTHING;
  const turns = ofTurn(webhook, situation, notices.reminders ? 3 : 1);
  const timed = [...ofSettled(webhook, situation), ...turns, ...ofEnd(webhook, situation)];
  return outgoing(timed, now, (at) => Math.max(at, webhook.retryAt ?? at));
}

/** A turn that is gone is simply not here any more: what was not sent is withdrawn. */
function ofTurn(told: Progress, { turn }: Situation, lastStage: number): readonly Timed[] {
  if (turn === null) return [];
  const reached = told.turn === turn.version ? told.stage : 0;
  const { half, quarter } = reminderTimes(turn);
  const times = [turn.since, half, quarter];
  return times.flatMap((at, index) => {
    const stage = index + 1;
    if (at === null || stage <= reached || stage > lastStage) return [];
    // The first word of a turn is no reminder, however late it comes.
    const kind = reached === 0 && stage === 1 ? "turn" : "reminder";
    return [{ due: { kind, turn: turn.version, stage }, at }];
  });
}

function ofDigest(told: Progress, situation: Situation, timeZone: string): readonly Timed[] {
  const { turn, settled } = situation;
  const turnIsNews = turn !== null && turn.version !== told.turn;
  const settledIsNews = settled !== null && settled.number > told.settled;
  if (!turnIsNews && !settledIsNews) return [];
  const first = Math.min(turnIsNews ? turn.since : Infinity, settledIsNews ? settled.at : Infinity);
  // A minute past the last one, or today's hour would come twice.
  const from = Math.max(first, (told.digestAt ?? 0) + 60_000);
  const at = nextLocalTime(from, timeZone, DIGEST_MINUTES);
  const news = { turn: turn?.version ?? null, settled: settled?.number ?? told.settled };
  return [{ due: { kind: "digest", ...news }, at }];
}

function ofSettled(told: Progress, { settled, over }: Situation): readonly Timed[] {
  // After the end there is the result alone.
  if (settled === null || over !== null) return [];
  const count = Math.max(0, settled.number - told.settled);
  return Array.from({ length: count }, (_, index) => ({
    due: { kind: "auction-settled", auction: told.settled + 1 + index },
    at: settled.at,
  }));
}

function ofEnd(told: Progress, { over, rematch }: Situation): readonly Timed[] {
  const end: Timed[] = [];
  if (over !== null && !told.over) end.push({ due: { kind: "game-over" }, at: over.at });
  if (rematch !== null && !told.rematch) end.push({ due: { kind: "rematch" }, at: rematch.at });
  return end;
}

/** Held while the page is visible, in quiet hours, and while the channel fails. */
function hold(
  { timeZone, quietHours }: SeatNotices,
  told: Progress,
  { lastSeen }: Situation,
): (at: number) => number {
  const unseen = lastSeen === null ? 0 : lastSeen + VISIBLE_FOR_MS;
  return (at) => afterQuiet(Math.max(at, unseen, told.retryAt ?? 0), timeZone, quietHours);
}

function outgoing(timed: readonly Timed[], now: number, release: (at: number) => number): Outgoing {
  const due: Due[] = [];
  let next: number | null = null;
  for (const each of timed) {
    // What could have gone out earlier is asked about now: the page may be open now.
    const at = release(Math.max(each.at, now));
    if (at <= now) due.push(each.due);
    else next = next === null ? at : Math.min(next, at);
  }
  return { due: lastOfTurn(due), next };
}

/** Of one turn only the furthest stage is told: a late first notice makes its reminder idle. */
function lastOfTurn(due: readonly Due[]): readonly Due[] {
  const stages = due.flatMap((each) => ("stage" in each ? [each.stage] : []));
  const furthest = Math.max(0, ...stages);
  const first = due.some((each) => each.kind === "turn");
  return due.flatMap((each): readonly Due[] => {
    if (!("stage" in each)) return [each];
    if (each.stage < furthest) return [];
    return [{ ...each, kind: first ? "turn" : each.kind }];
  });
}

/** When any channel of the seat wants to be asked next, at the earliest `now`; null: never. */
export function nextNotice(notices: SeatNotices, situation: Situation, now: number): number | null {
  const channels = [dueMails, duePushes, dueWebhooks].map((of) => of(notices, situation, now));
  const times = channels.flatMap(({ due, next }) => {
    if (due.length > 0) return [now];
    return next === null ? [] : [next];
  });
  return times.length === 0 ? null : Math.min(...times);
}
