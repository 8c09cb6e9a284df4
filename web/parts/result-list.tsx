import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { language, texts } from "../i18n/language.ts";
import { resultLines } from "../table/ending.ts";
import { whoIs } from "../table/sentence.ts";
import { SeatSeal } from "./seat-seal.tsx";

/** The seats in rank order, each with its arithmetic and why it comes before the next (9.4–9.7). */
export function ResultList({
  view,
  result,
}: {
  readonly view: View;
  readonly result: NonNullable<View["result"]>;
}): JSX.Element {
  const words = texts.value.after.end;
  return (
    <section aria-labelledby="result-heading">
      <h2 id="result-heading">{words.ranking}</h2>
      <ol class="res">
        {resultLines(view, result, language.value).map((line) => {
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
  );
}
