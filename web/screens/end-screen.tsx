import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { formats, language, texts } from "../i18n/language.ts";
import { Banner } from "../parts/banner.tsx";
import { EndActions } from "../parts/end-actions.tsx";
import { PurseBars } from "../parts/purse-bars.tsx";
import { SeatSeal } from "../parts/seat-seal.tsx";
import { TableBar } from "../parts/table-bar.tsx";
import { WideLedger } from "../parts/wide-ledger.tsx";
import { showTitle } from "../state/page-title.ts";
import type { Visit } from "../state/visit.ts";
import { castOutText, headline, resultLines } from "../table/ending.ts";
import { whoIs } from "../table/sentence.ts";

/** The end of a game, with every sum explained; who is cast out comes first (ux.md A12). */
export function EndScreen({
  visit,
  view,
}: {
  readonly visit: Visit;
  readonly view: View;
}): JSX.Element {
  const tongue = language.value;
  const words = texts.value.after.end;
  const { result } = view;
  const title = headline(view, tongue);
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
      <main id="main" tabIndex={-1}>
        {result !== null && (
          <>
            <p class="why" id="cast-out">
              {castOutText(view, result, tongue)}
            </p>
            <section aria-labelledby="result-heading">
              <h2 id="result-heading">{words.ranking}</h2>
              <ol class="res">
                {resultLines(view, result, tongue).map((line) => {
                  const seat = view.seats[line.seat];
                  if (seat === undefined) return null;
                  const who = whoIs(view, line.seat);
                  return (
                    <li
                      key={line.seat}
                      class={line.out ? "out" : line.won ? "first" : ""}
                      value={line.rank}
                      data-seat={line.seat}
                    >
                      <SeatSeal livery={seat.livery} name={who.name} />
                      <div>
                        <b>{who.you ? texts.value.table.dock.you : who.name}</b>
                        <div class="eq">
                          {line.sum} · {line.left}
                        </div>
                      </div>
                      <span class="num tot">{line.out ? words.out : line.score}</span>
                      {line.tie !== "" && <p class="tie">{line.tie}</p>}
                    </li>
                  );
                })}
              </ol>
            </section>
            <PurseBars view={view} result={result} />
          </>
        )}
        {view.keptUntil !== null && (
          <p class="k">{words.keptUntil(formats.value.date(new Date(view.keptUntil)))}</p>
        )}
      </main>
      <EndActions visit={visit} view={view} />
      <WideLedger visit={visit} view={view} />
    </div>
  );
}
