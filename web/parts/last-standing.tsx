import type { JSX } from "preact";
import { tablePath } from "../../shared/contract/links.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { formats, texts } from "../i18n/language.ts";
import { explainedScore, scoreText } from "../table/score-sum.ts";
import { whoIs } from "../table/sentence.ts";
import { SeatSeal } from "./seat-seal.tsx";

/** What everybody owned when the table ended without a result: no ranks, and nobody cast out. */
export function LastStanding({ view }: { readonly view: DealtView }): JSX.Element {
  const words = texts.value.after.end;
  const path = tablePath(view.id);
  return (
    <section class="past" aria-labelledby="standing-heading">
      <h2 id="standing-heading">{words.stood}</h2>
      <ul class="res">
        {view.seats.map(({ seat, livery, cards, status }) => {
          const who = whoIs(view, seat);
          return (
            <li key={seat} data-seat={seat}>
              <SeatSeal livery={livery} name={who.name} />
              <div>
                <b>{who.you ? texts.value.table.dock.you : who.name}</b>
                <div class="eq">{explainedScore(cards, status, formats.value)}</div>
              </div>
              <span class="num tot">{scoreText(status, formats.value)}</span>
            </li>
          );
        })}
      </ul>
      <div class="btns">
        <a class="btn small" href={`${path}/replay#m=0`}>
          {words.replay}
        </a>
        <a class="btn small" href={`${path}/record`}>
          {words.verify}
        </a>
      </div>
    </section>
  );
}
