import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import { SeatSeal } from "./seat-seal.tsx";

/** All the money there is in a set: the length of a full bar. */
const FULL = 106;

/** The purses, opened: the poorest is marked in words, not by colour alone. */
export function PurseBars({
  view,
  result,
}: {
  readonly view: View;
  readonly result: NonNullable<View["result"]>;
}): JSX.Element {
  const words = texts.value.after.end;
  const order = view.seats
    .map(({ seat }) => seat)
    .sort((a, b) => (result.money[b] ?? 0) - (result.money[a] ?? 0));
  return (
    <section aria-labelledby="purses-heading">
      <h2 id="purses-heading">{words.purses}</h2>
      <ul class="purses">
        {order.map((place) => {
          const seat = view.seats[place];
          const money = result.money[place] ?? 0;
          if (seat === undefined) return null;
          const name = seat.name ?? "–";
          const out = !result.eligible.includes(place);
          return (
            <li key={place}>
              <SeatSeal livery={seat.livery} name={name} />
              <span>
                {name} {out && <span class="poorest">{words.poorest}</span>}
                <svg
                  class="purse"
                  viewBox="0 0 106 4"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect class="ground" width={FULL} height="4" />
                  <rect class={`bar-of ${seat.livery}`} width={money} height="4" />
                </svg>
              </span>
              <span class="num">{money}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
