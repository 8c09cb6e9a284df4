import { signal, type ReadonlySignal } from "@preact/signals";
import type { GameId } from "../../shared/contract/ids.ts";
import type { DealtView, View } from "../../shared/contract/view-schema.ts";
import { language } from "../i18n/language.ts";
import type { Language } from "../i18n/texts.ts";
import { planMoves } from "../motion/plan-moves.ts";
import { playMoves } from "../motion/play-moves.ts";
import { isDealt } from "../table/dealt.ts";
import { recapOf } from "../table/recap.ts";
import { whoIs } from "../table/sentence.ts";
import { announcer as makeAnnouncer, liveRegions, type Announcer } from "./announcer.ts";
import { keepSeat, type KeptSeat } from "./kept-seats.ts";
import { movesAllowed } from "./settings.ts";
import { tableSession, type TableSession } from "./table-session.ts";
import { tableStore } from "./table-store.ts";
import { tableWire } from "./table-wire.ts";

export interface Recap {
  readonly lead: string;
  readonly text: string;
}

/** Somebody looks at a table: its session, and what he has seen of it before. */
export interface Visit {
  readonly game: GameId;
  /** The seat this visit plays for; null in the gallery. */
  readonly kept: ReadonlySignal<KeptSeat | null>;
  readonly session: TableSession;
  readonly announcer: Announcer;
  /** What happened since the last visit; null after an own move and where nothing did. */
  recap(view: DealtView, tongue: Language, now: number): Recap | null;
  /** An own move was accepted: what came before it is old news. */
  acted(): void;
  close(): void;
}

export function openVisit(game: GameId, seat: KeptSeat | null): Visit {
  const store = tableStore(game);
  const kept = signal(seat);
  const announcer = makeAnnouncer(
    liveRegions(document),
    (count) => language.peek().texts.table.events.tooMany(count),
    (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  );
  const session = tableSession(store, {
    wire: tableWire(game, seat?.token),
    announcer,
    language: () => language.peek(),
    newKey: () => crypto.randomUUID(),
    changed: (before, after) => {
      rememberNames(after);
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
  const rememberNames = (view: View): void => {
    const present = kept.peek();
    if (present === null || view.you === null) return;
    const name = view.seats[view.you.seat]?.name ?? present.name;
    if (name !== present.name || view.name !== present.table) keep({ name, table: view.name });
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
  document.addEventListener("visibilitychange", left);
  void session.open(seat?.seen ?? 0);

  return {
    game,
    kept,
    session,
    announcer,
    recap: (view, tongue, now) => recapLine(base.value, view, tongue, now, store.events.value),
    acted: () => {
      const version = store.view.peek()?.version ?? 0;
      base.value = { version, at: Date.now(), told: false };
      keep({ seen: version, seenAt: Date.now() });
    },
    close: () => {
      document.removeEventListener("visibilitychange", left);
      session.close();
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
  if (!base.told || view.you === null) return null;
  const words = tongue.texts.table.recap;
  if (base.version === null) {
    const first = words.first(view.you.seat + 1, view.seats.length, whoIs(view, view.starter));
    return { lead: "", text: `${first} ${words.reminder}` };
  }
  const text = recapOf(events, base.version, view, tongue);
  if (text === null) return null;
  const lead = base.at === null ? "" : words.since(tongue.formats.ago((now - base.at) / 1000));
  return { lead, text };
}

/** Motion leads the eye to what has changed; a page that nobody sees shows none (B6). */
function showMotion(before: View | null, after: View): void {
  if (before === null || document.hidden || !movesAllowed()) return;
  if (!isDealt(before) || !isDealt(after)) return;
  const moves = planMoves(before, after);
  if (moves.length > 0) requestAnimationFrame(() => playMoves(moves));
}
