import type { JSX } from "preact";
import { CardArt } from "../art/card-art.tsx";
import { LampRow } from "../art/lamp-row.tsx";
import type { Texts } from "../i18n/texts.ts";
import type { Lot } from "../table/lot.ts";

/** The card under the hammer, with what must be beaten. A press on the card explains it. */
export function LotPanel({
  lot,
  texts,
  onCard,
}: {
  readonly lot: Lot;
  readonly texts: Texts;
  readonly onCard: () => void;
}): JSX.Element {
  const words = texts.table.lot;
  return (
    <section class="lot" aria-labelledby="lot-heading">
      <button
        type="button"
        class="art"
        data-spot="lot"
        aria-label={`${lot.spoken}. ${words.open}`}
        onClick={onCard}
      >
        <CardArt card={lot.card} name={texts.table.cards[lot.card].name} />
      </button>
      <div class="words">
        <p class="k kx">{lot.place}</p>
        <h2 id="lot-heading">{lot.heading}</h2>
        <p class="k rule">{lot.rule}</p>
        <p class="to-beat" data-high={lot.high} hidden={!lot.bidding}>
          {lot.high === 0 ? (
            <span class="k">{words.noBid}</span>
          ) : (
            <>
              <span class="k">{words.toBeat}</span> <span class="num high">{lot.high}</span>{" "}
              <span class="k">{lot.by}</span>
            </>
          )}
        </p>
        <div data-spot="lamps">
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
