import { signal, type ReadonlySignal } from "@preact/signals";
import type { GameClient } from "../../shared/client/game-client.ts";
import type { GameId, SeatToken } from "../../shared/contract/ids.ts";
import type { DealtView, View } from "../../shared/contract/view-schema.ts";
import { language } from "../i18n/language.ts";
import type { Language } from "../i18n/texts.ts";
import type { showChange } from "../motion/show-change.ts";
import { isDealt } from "../table/dealt.ts";
import { isEnd, recapOf } from "../table/recap.ts";
import { wasPlayedFor, whoIs } from "../table/sentence.ts";
import { announcer as makeAnnouncer, liveRegions, type Announcer } from "./announcer.ts";
import { inTab } from "./device-storage.ts";
import { keepSeat, SIGNATURE_LENGTH, type KeptSeat } from "./kept-seats.ts";
import { house } from "./house.ts";
import { moveQueue } from "./queued-move.ts";
import { hasShortcuts, motionStyle, settings } from "./settings.ts";
import { keepSnapshot, readSnapshot } from "./snapshot.ts";
import { tableSession, type TableSession } from "./table-session.ts";
import { tableStore } from "./table-store.ts";

/** A touch, in milliseconds, when the turn comes. */
const HAPTIC_MS = 30;
/** How old a change may be when it is shown as motion, in milliseconds. */
const FILM_PATIENCE_MS = 1000;
const MINUTE_S = 60;

export interface Recap {
  readonly lead: string;
  readonly text: string;
  /** It tells no more than how the lot of the last own move ended. */
  readonly ending?: boolean;
}

/** A table without a server: practice against bots, or the lesson. */
export interface PracticeTable {
  readonly table: GameClient;
  /** The same game once more, dealt anew. */
  readonly again: () => void;
  /** Ends this game for one of another kind. */
  readonly other: () => void;
  /** Under which address its past lies; null where there is none to look back at. */
  readonly past: string | null;
}

/** Somebody looks at a table: its session, and what he has seen of it before. */
export interface Visit {
  readonly game: GameId;
  /** The seat this visit plays for; null in the gallery. */
  readonly kept: ReadonlySignal<KeptSeat | null>;
  readonly session: TableSession;
  /** The table's requests, with this seat's key. */
  readonly table: GameClient;
  readonly announcer: Announcer;
  /** Set where the table is on this device alone: no key, no clock, nobody to tell. */
  readonly practice: PracticeTable | null;
  /** What happened since the last visit; after an own move only how its lot ended. Else null. */
  readonly recap: (view: DealtView, tongue: Language, now: number) => Recap | null;
  /** What he had seen before this visit; null after an own move, and on a first visit. */
  readonly seenBefore: () => number | null;
  /** An own move was accepted, made at this version: what came before it is old news. */
  readonly acted: (version: number) => void;
  readonly close: () => void;
}

/**
 * @param token the key to a seat, or undefined for the gallery
 * @param seat what this device remembers of that seat, if it has been here before
 * @param practice the table itself, where no server has it
 */
export function openVisit(
  game: GameId,
  token: SeatToken | undefined,
  seat: KeptSeat | null,
  practice: PracticeTable | null = null,
): Visit {
  const table = practice?.table ?? house.game(game, token);
  const store = tableStore(game);
  const owner = `${game}/${token?.slice(-SIGNATURE_LENGTH) ?? "gallery"}`;
  const kept = signal(seat);
  const regions = liveRegions(document);
  const announcer = makeAnnouncer(
    regions,
    (count) => {
      const { tooMany, pressL } = language.peek().texts.table.events;
      return tooMany(count) + (hasShortcuts() ? pressL : ".");
    },
    (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  );
  const session = tableSession(store, {
    table,
    announcer,
    language: () => language.peek(),
    newKey: () => crypto.randomUUID(),
    snapshot: () => (practice === null ? readSnapshot(owner) : null),
    queue: moveQueue(inTab, owner),
    changed: (before, after) => {
      if (store.asOf.peek() === null && practice === null) keepSnapshot(owner, after);
      remember(after);
      showMotion(before, after);
    },
  });
  /** What this person had seen when the visit began, or when he last left the page. */
  const base = signal({ version: seat?.seen ?? null, at: seat?.seenAt ?? null, told: true });

  const keep = (change: Partial<KeptSeat>): void => {
    const present = kept.peek();
    if (present === null) return;
    kept.value = { ...present, ...change };
    keepSeat(kept.value);
  };
  /** A key that came by link is kept once the server has said which seat it opens. */
  const remember = (view: View): void => {
    if (view.you === null || token === undefined) return;
    const { seat: place } = view.you;
    const name = view.seats[place]?.name ?? "";
    const present = kept.peek();
    if (present === null) {
      const since = Date.now();
      kept.value = {
        game,
        seat: place,
        token,
        table: view.name,
        name,
        seen: null,
        seenAt: null,
        since,
      };
      keepSeat(kept.value);
    } else if (name !== present.name || view.name !== present.table || place !== present.seat) {
      keep({ name, table: view.name, seat: place });
    }
  };
  const left = (): void => {
    const version = store.view.peek()?.version;
    if (version === undefined) return;
    if (document.hidden) keep({ seen: version, seenAt: Date.now() });
    else if (version > (kept.peek()?.seen ?? 0)) {
      const { seen, seenAt } = kept.peek() ?? { seen: null, seenAt: null };
      base.value = { version: seen, at: seenAt, told: true };
    }
  };
  const shown = (): void => {
    left();
    session.hurry();
  };
  document.addEventListener("visibilitychange", shown);
  const unplugged = (): void => {
    if (practice === null) store.link.value = "lost";
  };
  addEventListener("online", session.hurry);
  addEventListener("offline", unplugged);
  void session.open(seat?.seen ?? 0);

  return {
    game,
    table,
    kept,
    session,
    announcer,
    practice,
    recap: (view, tongue, now) => recapLine(base.value, view, tongue, now, store.events.value),
    seenBefore: () => (base.value.told ? base.value.version : null),
    acted: (version) => {
      base.value = { version, at: Date.now(), told: false };
      keep({ seen: store.view.peek()?.version ?? version, seenAt: Date.now() });
    },
    close: () => {
      document.removeEventListener("visibilitychange", shown);
      removeEventListener("online", session.hurry);
      removeEventListener("offline", unplugged);
      session.close();
      // What was said of this table stands there no longer: the next page may be in another language.
      regions.say("");
      regions.now("");
    },
  };
}

function recapLine(
  base: { readonly version: number | null; readonly at: number | null; readonly told: boolean },
  view: DealtView,
  tongue: Language,
  now: number,
  events: Parameters<typeof recapOf>[0],
): Recap | null {
  if (view.you === null) return null;
  const words = tongue.texts.table.recap;
  // Whoever comes late to a rematch hears what the table has played for that seat.
  if (base.version === null && !events.some((event) => wasPlayedFor(event, view))) {
    const first = words.first(view.you.seat + 1, view.seats.length, whoIs(view, view.starter));
    return { lead: "", text: `${first} ${words.reminder}` };
  }
  // What others decide after an own move is seen as it happens; a lot that ends is gone at once.
  const news = base.told ? events : events.filter(isEnd);
  const text = recapOf(news, base.version ?? 0, view, tongue);
  if (text === null) return null;
  if (base.version === null) return { lead: words.playedForYou, text };
  const lead = base.at === null ? "" : leadOf((now - base.at) / 1000, tongue);
  return { lead, text, ending: !base.told };
}

function leadOf(seconds: number, { texts, formats }: Language): string {
  const words = texts.table.recap;
  return seconds < MINUTE_S ? words.justNow : words.since(formats.ago(seconds));
}

/** Motion leads the eye to what has changed; a page that nobody sees shows none (B6). */
function showMotion(before: View | null, after: View): void {
  if (before === null || document.hidden || before.version === after.version) return;
  if (!isDealt(before) || !isDealt(after)) return;
  const { sound, haptics } = settings.peek();
  const due = (view: View): boolean => (view.you?.legal.actions.length ?? 0) > 0;
  if (haptics === "on" && due(after) && !due(before)) navigator.vibrate?.(HAPTIC_MS);
  const style = motionStyle();
  if (style === "none" && sound === "off") return;
  void film(before, after, { style, sound: sound === "on" });
}

/** A bid needs no motion, so it comes with the first change; shown late it would mislead. */
async function film(...change: Parameters<typeof showChange>): Promise<void> {
  const asked = performance.now();
  try {
    const motion = await import("../motion/show-change.ts");
    if (performance.now() - asked < FILM_PATIENCE_MS) motion.showChange(...change);
  } catch {
    // Without it everything is where it belongs, only at once.
  }
}
