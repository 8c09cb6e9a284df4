import type { JSX } from "preact";
import type { Livery } from "../../shared/contract/livery.ts";
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
                <Bar livery={seat.livery} money={money} />
              </span>
              <span class="num">{money}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The engravers' hatchings, as on the seals (ux.md B2); six pixels of each. */
const HATCHINGS: Readonly<Record<Livery, string>> = {
  azure: "M0 3h6",
  or: "M1.5 1.5h0M4.5 4.5h0",
  gules: "M3 0v6",
  vert: "M-1 -1l8 8M-1 5l2 2M5 -1l2 2",
  sable: "M0 3h6M3 0v6",
};

/** Told apart without colour: by its hatching. */
function Bar({ livery, money }: { readonly livery: Livery; readonly money: number }): JSX.Element {
  const width = `${(100 * money) / FULL}%`;
  return (
    <svg class={`purse ${livery}`} aria-hidden="true">
      <pattern id={`hatch-${livery}`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d={HATCHINGS[livery]} />
      </pattern>
      <rect class="ground" width="100%" height="15" />
      {money > 0 && (
        <>
          <rect class="bar-of" width={width} height="15" />
          <rect fill={`url(#hatch-${livery})`} width={width} height="15" />
          <rect class="edge" y=".75" x=".75" width={width} height="13.5" />
        </>
      )}
    </svg>
  );
}
