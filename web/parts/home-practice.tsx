import type { JSX } from "preact";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { CardArt, CardBack } from "../art/card-art.tsx";
import { language } from "../i18n/language.ts";
import { bannerOf } from "../table/banner.ts";

/** The practice game that this device has begun: which lot, whose turn, and the way back to it. */
export function HomePractice({ view }: { readonly view: DealtView }): JSX.Element {
  const tongue = language.value;
  const { pages, sheets, table } = tongue.texts;
  const { state, title, line } = bannerOf(view, tongue, 0);
  const { auction } = view;
  return (
    <section class="stack">
      <h2 class="ruled">{view.name}</h2>
      <a class="table-row" id="practice" href="/practice">
        {auction === null ? (
          <CardBack />
        ) : (
          <CardArt card={auction.card} name={table.cards[auction.card].name} />
        )}
        <div>
          <h3>
            {auction === null
              ? title
              : sheets.ledger.lot(auction.number, table.cards[auction.card].name)}
          </h3>
          {auction !== null && <p>{title}</p>}
          {state !== "wait" && <p class="k">{line}</p>}
        </div>
        <span class="btn p small">{pages.home.play}</span>
      </a>
    </section>
  );
}
