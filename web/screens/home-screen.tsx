import type { JSX } from "preact";
import { CardArt } from "../art/card-art.tsx";
import { texts } from "../i18n/language.ts";
import { HomeTable } from "../parts/home-table.tsx";
import { Page } from "../parts/page.tsx";
import { PasteLink } from "../parts/paste-link.tsx";
import { SeatFiles } from "../parts/seat-files.tsx";
import { groupTables, useTables } from "../state/home-tables.ts";
import { keptSeats } from "../state/kept-seats.ts";

/** The tables of this device, those that wait for its owner first (ux.md A1). */
export function HomeScreen(): JSX.Element {
  const words = texts.value.pages.home;
  const seats = keptSeats.value;
  const tables = useTables(seats);
  const { mine, others, finished } = groupTables(tables);
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
      {list(words.mine, mine)}
      <div class="btns">
        <a class="btn p" href="/new">
          {words.create}
        </a>
        <a class="btn" href="/rules">
          {words.rules}
        </a>
      </div>
      {list(words.others, others)}
      {list(words.finished, finished)}
      {seats.length === 0 && <p class="k">{words.none}</p>}
      <PasteLink />
      {seats.length > 0 && <p class="k">{words.kept}</p>}
      <SeatFiles />
      <a class="link" href="/settings">
        {words.settings}
      </a>
    </Page>
  );
}

/** Three cards, fanned: what the evening is about. */
function Crest(): JSX.Element {
  const names = texts.value.table.cards;
  return (
    <svg class="crest" viewBox="0 0 300 214" aria-hidden="true">
      <g transform="rotate(-9 60 107) scale(.8) translate(-6 34)">
        <Framed card="L3" name={names.L3.name} />
      </g>
      <g transform="rotate(9 240 107) scale(.8) translate(232 34)">
        <Framed card="SC" name={names.SC.name} />
      </g>
      <g transform="translate(75 0)">
        <Framed card="L10" name={names.L10.name} />
      </g>
    </svg>
  );
}

function Framed(props: { readonly card: "L3" | "SC" | "L10"; readonly name: string }): JSX.Element {
  return (
    <svg width="150" height="214">
      <CardArt {...props} />
    </svg>
  );
}
