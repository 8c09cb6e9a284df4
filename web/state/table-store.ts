import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Link } from "../../shared/client/live-table.ts";
import type { MoneyCard } from "../../shared/contract/cards.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { GameId } from "../../shared/contract/ids.ts";
import type { DealtView, View } from "../../shared/contract/view-schema.ts";
import { isDealt } from "../table/dealt.ts";
import { inTab } from "./device-storage.ts";
import { selectionStore } from "./selection.ts";

/** What the page shows under the banner about itself, until something else takes its place. */
export type Notice =
  | { readonly kind: "moved-on"; readonly what: string }
  | { readonly kind: "not-sent" }
  /** Without a network: it is sent when there is one, if nothing has changed until then. */
  | { readonly kind: "queued" }
  | { readonly kind: "refused"; readonly detail: string };

/** One table as this page knows it. The server's word is final; nothing here runs ahead of it. */
export interface TableStore {
  readonly game: GameId;
  readonly view: ReadonlySignal<View | null>;
  /** The view of a game that was dealt, else null. */
  readonly dealt: ReadonlySignal<DealtView | null>;
  /** Every event this page has heard of, in order. */
  readonly events: ReadonlySignal<readonly ApiEvent[]>;
  /** The cards chosen for the running lot, not sent. */
  readonly selection: ReadonlySignal<readonly MoneyCard[]>;
  readonly link: Signal<Link>;
  readonly notice: Signal<Notice | null>;
  /** When a snapshot was taken that is shown instead of the table, in ms since 1970; else null. */
  readonly asOf: Signal<number | null>;
  /** An action is on its way. */
  readonly busy: Signal<boolean>;
  /** Server time minus the device's, in milliseconds: deadlines are the server's. */
  readonly clockOffset: ReadonlySignal<number>;
  /** Takes in what the server said; answers the events that were new. */
  readonly take: (view: View, events: readonly ApiEvent[]) => readonly ApiEvent[];
  readonly choose: (cards: readonly MoneyCard[]) => void;
}

export function tableStore(game: GameId, now: () => number = Date.now): TableStore {
  const view = signal<View | null>(null);
  const dealt = computed(() => (view.value !== null && isDealt(view.value) ? view.value : null));
  const events = signal<readonly ApiEvent[]>([]);
  const clockOffset = signal(0);
  const chosen = signal<{ auction: number; cards: readonly MoneyCard[] }>({
    auction: 0,
    cards: [],
  });
  const kept = (): ReturnType<typeof selectionStore> =>
    selectionStore(inTab, `${game}/${view.peek()?.you?.seat ?? "gallery"}`);

  /** A selection belongs to its lot: the next lot begins with none. */
  const followLot = (): void => {
    const auction = view.peek()?.auction?.number ?? 0;
    if (auction === chosen.peek().auction) return;
    chosen.value = { auction, cards: auction === 0 ? [] : kept().read(auction) };
  };

  return {
    game,
    view,
    dealt,
    events,
    selection: computed(() => chosen.value.cards),
    link: signal<Link>("connecting"),
    notice: signal<Notice | null>(null),
    asOf: signal<number | null>(null),
    busy: signal(false),
    clockOffset,
    take(next, heard) {
      const present = view.peek();
      const fresh = newEvents(events.peek(), heard);
      if (fresh.length > 0) events.value = [...events.peek(), ...fresh];
      if (present === null || isNewer(next, present)) {
        clockOffset.value = Date.parse(next.serverTime) - now();
        view.value = next;
        followLot();
      }
      return fresh;
    },
    choose(cards) {
      const { auction } = chosen.peek();
      chosen.value = { auction, cards };
      kept().write(auction, cards);
    },
  };
}

/** An answer that was overtaken by a later one changes nothing. */
function isNewer(next: View, present: View): boolean {
  if (next.version !== present.version) return next.version > present.version;
  return next.revision >= present.revision;
}

/** Events arrive twice, by the answer and by the socket; each is taken once, in order. */
function newEvents(known: readonly ApiEvent[], heard: readonly ApiEvent[]): readonly ApiEvent[] {
  const seen = new Set(known.map(placeOf));
  return heard.filter((event) => !seen.has(placeOf(event)));
}

function placeOf({ version, index }: ApiEvent): string {
  return `${version}/${index}`;
}
