import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import { language } from "../i18n/language.ts";
import { Banner, focusBanner } from "../parts/banner.tsx";
import { Dock } from "../parts/dock.tsx";
import { lazy } from "../parts/lazy.tsx";
import { LotPanel } from "../parts/lot-panel.tsx";
import { RecapLine } from "../parts/recap-line.tsx";
import { RivalStrip } from "../parts/rival-strip.tsx";
import { TableBar } from "../parts/table-bar.tsx";
import { TableNotice } from "../parts/table-notice.tsx";
import { TableSheet } from "../parts/table-sheet.tsx";
import { WideLedger } from "../parts/wide-ledger.tsx";
import { closeNotices } from "../state/close-notices.ts";
import { isExplained, paymentOf } from "../state/explained-payments.ts";
import { showTitle } from "../state/page-title.ts";
import { pressGuard } from "../state/press-guard.ts";
import { useServerTime } from "../state/server-clock.ts";
import { settings } from "../state/settings.ts";
import { listenForShortcuts } from "../state/shortcuts.ts";
import { tablePresses, type Sheet } from "../state/table-presses.ts";
import { useLater } from "../state/use-later.ts";
import type { Visit } from "../state/visit.ts";
import { awaited, bannerOf } from "../table/banner.ts";
import { dockOf } from "../table/dock.ts";
import { dockWordsOf, whenOffline } from "../table/dock-words.ts";
import { lotOf } from "../table/lot.ts";
import { rivalsOf } from "../table/rivals.ts";

const Agreements = lazy(
  () => import("../parts/agreements.tsx"),
  ({ Agreements }) => Agreements,
);
const NextTable = lazy(
  () => import("../parts/next-table.tsx"),
  ({ NextTable }) => NextTable,
);
const NoticeOffer = lazy(
  () => import("../parts/notice-offer.tsx"),
  ({ NoticeOffer }) => NoticeOffer,
);
/** The offer to be told can wait until a move is through: it is nothing that a bid needs. */
const OFFER_AFTER_MS = 3_000;
const DisgraceHint = lazy(
  () => import("../parts/disgrace-hint.tsx"),
  ({ DisgraceHint }) => DisgraceHint,
);
const GalleryDesk = lazy(
  () => import("../parts/gallery-desk.tsx"),
  ({ GalleryDesk }) => GalleryDesk,
);

/** A running game, in every phase, for a seat or for the gallery (ux.md A5 to A11, A17). */
export function TableScreen({
  visit,
  view,
  coach,
}: {
  readonly visit: Visit;
  readonly view: DealtView;
  /** What a lesson says, in the place of the recap. */
  readonly coach?: ComponentChildren;
}): JSX.Element {
  const { session, announcer } = visit;
  const { store } = session;
  const tongue = language.value;
  const { texts } = tongue;
  const sheet = useSignal<Sheet | null>(null);
  const now = useServerTime(store.clockOffset.value, view.deadlineAt);
  const chosen = store.selection.value;
  const dock = dockOf(view, chosen);
  const online = dockWordsOf(dock, view, tongue, visit.practice === null);
  const words = store.link.value === "lost" ? whenOffline(online, dock, tongue) : online;
  const banner = bannerOf(view, tongue, now);
  const lot = lotOf(view, tongue);
  const seated = view.you !== null;
  const isDisgraceLot = view.auction?.kind === "disgrace";
  const mine = banner.state === "mine" || banner.state === "peril";

  const shown = useRef({ view, dock, words, chosen });
  shown.current = { view, dock, words, chosen };
  const guard = useMemo(() => pressGuard(() => performance.now()), []);
  useLayoutEffect(() => guard.means(dock.meaning), [guard, dock.meaning]);

  const act = useCallback(
    (action: Action): void => {
      sheet.value = null;
      const { version } = shown.current.view;
      void session.act(action).then((accepted) => {
        if (!accepted) return;
        visit.acted(version);
        focusBanner();
      });
    },
    [session, sheet, visit],
  );
  const press = useMemo(
    () =>
      tablePresses({
        shown: () => shown.current,
        mayPress: () => guard.open() && !store.busy.peek(),
        say: announcer.did,
        act,
        choose: store.choose,
        sheet,
        confirm: () => settings.peek().confirm,
      }),
    [act, announcer, guard, sheet, store],
  );

  useEffect(() => {
    const words = tongue.texts.table.title;
    showTitle(mine ? words.mine(view.name) : words.waiting(awaited(view, tongue), view.name), mine);
  }, [mine, view, tongue]);
  useEffect(
    () =>
      listenForShortcuts(
        {
          b: press.main,
          p: press.pass,
          l: announcer.repeat,
          h: () => document.querySelector<HTMLElement>(".hand input")?.focus(),
          "?": () => {
            sheet.value = { kind: "shortcuts" };
          },
          Escape: () => store.choose([]),
        },
        () => settings.peek().shortcuts === "on",
      ),
    [announcer, press, sheet, store],
  );
  useEffect(() => closeNotices(visit.game), [visit, view.version]);
  useEffect(() => {
    // A9: the choice opens by itself, once; the dock keeps a button for it.
    if (dock.duty.kind === "discard") sheet.value = { kind: "discard" };
  }, [dock.duty.kind, sheet]);

  const offers = useLater(waitsAfterOwnMove(view), OFFER_AFTER_MS);
  const recap = visit.recap(view, tongue, now);
  const payment = paymentOf(view);
  const why = useMemo(
    () => (payment !== null && isExplained(payment) ? texts.table.recap.whyPaid : null),
    [payment, texts],
  );
  return (
    <div class="app">
      <TableBar
        name={view.name}
        link={store.link.value}
        texts={texts}
        onLedger={() => (sheet.value = { kind: "ledger" })}
        onMenu={() => (sheet.value = { kind: "menu" })}
      />
      <Banner banner={banner} />
      <main id="main" tabIndex={-1}>
        <TableNotice store={store} language={tongue} now={now} />
        {mustAgree(view) && <Agreements visit={visit} view={view} />}
        {coach}
        {coach === undefined && recap !== null && (
          <RecapLine lead={recap.lead} text={recap.text} why={why} />
        )}
        {coach === undefined && (recap === null || recap.ending) && seated && isDisgraceLot && (
          <DisgraceHint lot={`${view.id}/${view.auctionsDone}`} />
        )}
        {lot !== null && (
          <LotPanel lot={lot} texts={texts} onCard={() => (sheet.value = { kind: "card" })} />
        )}
        <RivalStrip
          rivals={rivalsOf(view, tongue)}
          texts={texts}
          onRival={(seat) => (sheet.value = { kind: "rival", seat })}
        />
        {offers && visit.practice === null && <NextTable key={view.version} game={visit.game} />}
        {offers && <NoticeOffer visit={visit} onOpen={() => (sheet.value = { kind: "notices" })} />}
        {!seated && <GalleryDesk view={view} />}
      </main>
      {seated && (
        <Dock
          dock={dock}
          words={words}
          view={view}
          chosen={chosen}
          texts={texts}
          busy={store.busy.value}
          press={press}
        />
      )}
      <WideLedger visit={visit} view={view} />
      <TableSheet sheet={sheet} visit={visit} view={view} dock={dock} act={act} />
    </div>
  );
}

/** The moment to ask whether the person wants to be told: he has moved, and others are to act. */
function waitsAfterOwnMove({ you, seats }: DealtView): boolean {
  const own = you === null ? undefined : seats[you.seat];
  if (own === undefined || you === null || you.legal.actions.length > 0) return false;
  return own.bid.length > 0 || !own.in || you.sealed !== null;
}

/** Nobody plays here as usual: the viewer is away, the table is paused, something is proposed. */
function mustAgree({ you, seats, pausedUntil, proposals }: DealtView): boolean {
  const away = you !== null && seats[you.seat]?.away === true;
  return away || pausedUntil !== null || proposals.length > 0;
}
