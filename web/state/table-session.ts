import { signal, type ReadonlySignal } from "@preact/signals";
import type { GameClient } from "../../shared/client/game-client.ts";
import type { LiveEnd, LiveTable } from "../../shared/client/live-table.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { Problem } from "../../shared/contract/problem.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { Language } from "../i18n/texts.ts";
import { sentenceFor, toldOnce } from "../table/sentence.ts";
import { ownActSentence, yourTurnSentence } from "../table/turn-sentence.ts";
import type { Announcer } from "./announcer.ts";
import type { MoveQueue, QueuedMove } from "./queued-move.ts";
import { refusalText } from "./refusal-text.ts";
import { serverIsBack } from "./server-back.ts";
import type { Snapshot } from "./snapshot.ts";
import type { TableStore } from "./table-store.ts";

/** Why there is no table to show, or none any more. */
export type Fault = Exclude<Problem["code"], Passing> | Exclude<LiveEnd, "closed">;
/** Not now: the live line keeps trying. */
type Passing = "overloaded" | "rate-limited";

export interface TableSession {
  readonly store: TableStore;
  /** Set once nothing more can be shown or done with this key. */
  readonly fault: ReadonlySignal<Fault | null>;
  /** Reads the table and follows it until `close`. */
  readonly open: (since: number) => Promise<void>;
  /** Plays an action; answers whether it was accepted. The screen never runs ahead of it. */
  readonly act: (action: Action) => Promise<boolean>;
  /** The page was shown or hidden, or the network came back. */
  readonly hurry: () => void;
  readonly close: () => void;
}

interface Helpers {
  readonly table: GameClient;
  readonly announcer: Announcer;
  readonly language: () => Language;
  readonly newKey: () => string;
  /** Called after each change with the views around it, for motion and sound. */
  readonly changed: (before: View | null, after: View) => void;
  /** The table as this device last saw it, for a start without a network. */
  readonly snapshot: () => Snapshot | null;
  /** What waits for the network, kept beyond a reload. */
  readonly queue: MoveQueue;
}

export function tableSession(store: TableStore, helpers: Helpers): TableSession {
  const { table, announcer, language, newKey, changed, snapshot, queue } = helpers;
  const fault = signal<Fault | null>(null);
  let live: LiveTable | undefined;
  let closed = false;
  let spokenTurn = -1;
  let openedAt: number | undefined;
  /** Pressed without a network: sent when there is one again, if nothing has changed (E). */
  let queued: QueuedMove | undefined;
  /** An act that got no answer keeps its key, so that pressing again cannot play it twice. */
  let unanswered: { readonly body: string; readonly key: string } | undefined;

  const take = (view: View, events: readonly ApiEvent[], quiet = false): void => {
    const before = store.view.peek();
    openedAt ??= view.version;
    // What happened before the page was opened is the recap's to tell.
    const fresh = store.take(view, events).filter(({ version }) => version > (openedAt ?? 0));
    const after = store.view.peek();
    if (after === null) return;
    if (!quiet) announcer.heard(othersSentences(fresh, after, language()));
    const dealt = store.dealt.peek();
    if (dealt !== null && dealt.version > spokenTurn && !quiet) {
      spokenTurn = dealt.version;
      const sentence = isDue(dealt) ? yourTurnSentence(dealt, language()) : null;
      if (sentence !== null) announcer.yourTurn(sentence);
    }
    if (after !== before) changed(before, after);
  };

  /** News from the server itself, as against a snapshot. */
  const fresh = (view: View, events: readonly ApiEvent[]): void => {
    store.asOf.value = null;
    take(view, events);
    settleQueue(view, events);
  };

  const refused = (problem: Problem): void => {
    if (problem.code !== "stale-version" || problem.events.length === 0) {
      store.notice.value = { kind: "refused", detail: refusalText(problem) };
      return;
    }
    const what = told(problem.events, problem.view, language());
    take(problem.view, problem.events, true);
    store.notice.value = { kind: "moved-on", what };
  };

  const showSnapshot = (): void => {
    store.link.value = "lost";
    const kept = snapshot();
    if (kept === null || store.view.peek() !== null) return;
    store.asOf.value = kept.at;
    take(kept.view, [], true);
  };

  /** Sends what waited for the network, or says why it is not sent: never silently. */
  const settleQueue = (view: View, events: readonly ApiEvent[]): void => {
    if (queued === undefined) return;
    const { version, action } = queued;
    if (view.version === version) {
      queued = undefined;
      void act(action);
    } else if (events.length > 0) {
      store.notice.value = { kind: "moved-on", what: told(events, view, language()) };
    }
  };

  const act = async (action: Action): Promise<boolean> => {
    const view = store.view.peek();
    if (view === null || store.busy.peek()) return false;
    const { version } = view;
    const body = JSON.stringify([version, action]);
    if (unanswered?.body !== body) unanswered = { body, key: newKey() };
    const { key } = unanswered;
    store.busy.value = true;
    const answered = await table.act(version, action, key);
    store.busy.value = false;
    if (answered.kind === "unreachable") {
      const offline = store.link.peek() === "lost";
      if (offline) queue.keep((queued = { version, action, body, key }));
      store.notice.value = { kind: offline ? "queued" : "not-sent" };
      return false;
    }
    unanswered = undefined;
    if (answered.kind === "refused") {
      refused(answered.problem);
      return false;
    }
    store.notice.value = null;
    store.choose([]);
    take(answered.value.view, answered.value.events);
    const after = store.dealt.peek();
    if (after !== null) announcer.did(ownActSentence(action, view, after, language()));
    return true;
  };

  return {
    store,
    fault,
    act,
    async open(since) {
      if (!navigator.onLine) showSnapshot();
      const kept = queue.read();
      if (kept !== null) {
        unanswered = queued = await kept;
        store.notice.value = { kind: queued === undefined ? "not-sent" : "queued" };
      }
      // It waits for as long as the page says so: whatever is said instead ends it.
      store.notice.subscribe((notice) => {
        if (notice?.kind === "queued") return;
        queued = undefined;
        queue.drop();
      });
      const answered = await table.view({ once: true });
      if (closed) return;
      if (answered.kind === "done") fresh(answered.value, []);
      else {
        const code = answered.kind === "refused" ? answered.problem.code : null;
        // No answer, or not now: the live line keeps trying, and says so. A day's quota is no
        // such thing: it comes back at midnight.
        if (code === null || code === "overloaded" || code === "rate-limited") showSnapshot();
        else {
          fault.value = code;
          return;
        }
      }
      live = table.watch(
        {
          changed: fresh,
          link: (state) => {
            // A try is no line yet: what was lost stays lost until it is live again.
            if (state === "connecting") return;
            store.link.value = state;
            if (state === "live") serverIsBack();
          },
          ended: (end) => {
            if (end !== "closed") fault.value = end;
          },
        },
        // Why a move that waited is dropped is told by what came after it.
        queued?.version ?? since,
      );
    },
    hurry() {
      live?.setVisible(!document.hidden);
      if (!document.hidden) live?.hurry();
    },
    close() {
      closed = true;
      live?.close();
      announcer.stop();
    },
  };
}

function told(events: readonly ApiEvent[], view: View, language: Language): string {
  return toldOnce(events, view)
    .map((event) => sentenceFor(event, view, language))
    .filter((sentence) => sentence !== null)
    .join(" ");
}

function isDue(view: View): boolean {
  return (view.you?.legal.actions.length ?? 0) > 0 && view.status === "running";
}

/** What others did, and what was done for the viewer; his own presses are told by themselves. */
function othersSentences(
  events: readonly ApiEvent[],
  view: View,
  language: Language,
): readonly string[] {
  const own = view.you?.seat;
  return toldOnce(events, view).flatMap((event) => {
    const mine =
      (event.type === "bid-raised" ||
        event.type === "passed" ||
        event.type === "sealed" ||
        event.type === "exited") &&
      event.seat === own &&
      event.by === undefined;
    const sentence = mine ? null : sentenceFor(event, view, language);
    return sentence === null ? [] : [sentence];
  });
}
