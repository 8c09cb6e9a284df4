import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { language, texts } from "../i18n/language.ts";
import { Banner } from "../parts/banner.tsx";
import { EndActions } from "../parts/end-actions.tsx";
import { EveningEnds } from "../parts/evening-ends.tsx";
import { LastStanding } from "../parts/last-standing.tsx";
import { lazy } from "../parts/lazy.tsx";
import { PurseBars } from "../parts/purse-bars.tsx";
import { ResultList } from "../parts/result-list.tsx";
import { TableBar } from "../parts/table-bar.tsx";
import { WideLedger } from "../parts/wide-ledger.tsx";
import { showTitle } from "../state/page-title.ts";
import { settings } from "../state/settings.ts";
import { listenForShortcuts } from "../state/shortcuts.ts";
import type { Visit } from "../state/visit.ts";
import { castOutText, headline } from "../table/ending.ts";
import { isDealt } from "../table/dealt.ts";

const EndPast = lazy(
  () => import("../parts/end-past.tsx"),
  ({ EndPast }) => EndPast,
);

/** The end of a game, with every sum explained; who is cast out comes first (ux.md A12). */
export function EndScreen({
  visit,
  view,
  fresh,
}: {
  readonly visit: Visit;
  readonly view: View;
  /** The game ended before the reader's eyes. */
  readonly fresh: boolean;
}): JSX.Element {
  const tongue = language.value;
  const words = texts.value.after.end;
  const { result } = view;
  const title = headline(view, tongue);
  // The last moves come with the end, often too many to be said at once: L tells them here too.
  useEffect(
    () =>
      listenForShortcuts({ l: visit.announcer.repeat }, () => settings.peek().shortcuts === "on"),
    [visit],
  );
  useEffect(() => showTitle(`${title} – ${view.name}`, false), [title, view.name]);
  return (
    <div class="app">
      <TableBar
        name={view.name}
        link={visit.session.store.link.value === "lost" ? "lost" : "live"}
        texts={texts.value}
      />
      <Banner
        banner={{
          state: "over",
          title,
          line:
            result !== null && view.active !== null
              ? words.notAuctioned(texts.value.table.cards[view.active].name, view.auctionsDone + 1)
              : "",
          left: null,
        }}
      />
      {fresh && result !== null && <EveningEnds />}
      <main id="main" tabIndex={-1}>
        {result === null && isDealt(view) && <LastStanding view={view} />}
        {result !== null && (
          <>
            <p class="why" id="cast-out">
              {castOutText(view, result, tongue)}
            </p>
            <PurseBars view={view} result={result} />
            <ResultList view={view} result={result} />
            {isDealt(view) && <EndPast visit={visit} view={view} />}
          </>
        )}
      </main>
      <EndActions visit={visit} view={view} />
      {isDealt(view) && <WideLedger visit={visit} view={view} />}
    </div>
  );
}
