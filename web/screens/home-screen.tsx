import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { Crest } from "../art/crest.tsx";
import { formats, texts } from "../i18n/language.ts";
import { FindTable } from "../parts/find-table.tsx";
import { HomePractice } from "../parts/home-practice.tsx";
import { HomeTable } from "../parts/home-table.tsx";
import { Page } from "../parts/page.tsx";
import { PasteLink } from "../parts/paste-link.tsx";
import { SeatFiles } from "../parts/seat-files.tsx";
import { usePractice } from "../state/home-practice.ts";
import { groupTables, listAsOf, useTables } from "../state/home-tables.ts";
import { showCount } from "../push/show-badge.ts";
import { keptSeats } from "../state/kept-seats.ts";
import { useServerTime } from "../state/server-clock.ts";

/** The tables of this device, those that wait for its owner first (ux.md A1). */
export function HomeScreen(): JSX.Element {
  const words = texts.value.pages.home;
  const seats = keptSeats.value;
  const tables = useTables(seats);
  const { mine, others, finished } = groupTables(tables);
  const practice = usePractice();
  const asOf = listAsOf(tables);
  const now = useServerTime(0, null);
  const waiting = tables.some(({ state }) => state.kind === "loading") ? null : mine.length;
  useEffect(() => {
    if (waiting !== null) void showCount(waiting);
  }, [waiting]);
  const title = mine.length > 0 ? `(${mine.length}) ${words.title}` : words.title;
  const list = (heading: string, rows: typeof tables): JSX.Element | null =>
    rows.length === 0 ? null : (
      <section class="stack">
        <h2 class="ruled">{heading}</h2>
        <ul class="tables">
          {rows.map((row) => (
            <li key={row.kept.token}>
              <HomeTable row={row} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Page title={title}>
      <div class="masthead">
        <Crest />
        <h1 class="wordmark">{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      {asOf !== null && (
        <p class="notice" id="offline">
          {texts.value.pages.errors.offlineList(formats.value.time(new Date(asOf), new Date(now)))}
        </p>
      )}
      {list(words.mine, mine)}
      {practice && <HomePractice view={practice} />}
      <div class="btns doors">
        <a class="btn p" href="/new">
          {words.create}
        </a>
        <a class="btn" href="/lesson">
          {words.lesson}
        </a>
        <a class="btn" href="/practice">
          {words.practice}
        </a>
      </div>
      {list(words.others, others)}
      {list(words.finished, finished)}
      {seats.length === 0 && practice === null && <p class="k">{words.none}</p>}
      <FindTable />
      <PasteLink />
      {seats.length > 0 && <p class="k">{words.kept}</p>}
      <div class="links">
        <a class="link" href="/rules">
          {words.rules}
        </a>
        <a class="link" href="/settings">
          {words.settings}
        </a>
        <a class="link" href="/record">
          {words.record}
        </a>
        <SeatFiles />
      </div>
    </Page>
  );
}
