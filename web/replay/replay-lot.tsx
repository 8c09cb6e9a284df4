import type { JSX } from "preact";
import { CardArt } from "../art/card-art.tsx";
import { LampRow } from "../art/lamp-row.tsx";
import type { Texts } from "../i18n/texts.ts";
import type { Lot } from "../table/lot.ts";

/** The lot of a moment, to look at: the table's own panel without a press. */
export function ReplayLot({
  lot,
  texts,
  covered,
}: {
  readonly lot: Lot;
  readonly texts: Texts;
  /** Said instead of the price where the ledger has closed over it; else null. */
  readonly covered: string | null;
}): JSX.Element {
  const words = texts.table.lot;
  return (
    <section class="lot" aria-labelledby="lot-heading">
      <CardArt card={lot.card} name={texts.table.cards[lot.card].name} label={lot.spoken} />
      <div class="words">
        <p class="k kx">{lot.place}</p>
        <h2 id="lot-heading">{lot.heading}</h2>
        <p class="k rule">{lot.rule}</p>
        <p class="to-beat" data-high={lot.high} hidden={!lot.bidding}>
          {covered !== null || lot.high === 0 ? (
            <span class="k">{covered ?? words.noBid}</span>
          ) : (
            <>
              <span class="k">{words.toBeat}</span> <span class="num high">{lot.high}</span>{" "}
              <span class="k">{lot.by}</span>
            </>
          )}
        </p>
        <div>
          <LampRow lit={lot.lamps} label={lot.lampsSpoken} text={lot.lampsText} />
        </div>
        {lot.warning !== "" && <p class="k kx">{lot.warning}</p>}
        {lot.next !== null && (
          <p class="next">
            <CardArt card={lot.next.card} name={texts.table.cards[lot.next.card].name} />
            <span>
              {lot.next.text} <span class="kx">{lot.next.note}</span>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
