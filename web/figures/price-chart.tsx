import type { JSX } from "preact";
import type { ApiSeat } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import type { FigureTexts } from "../i18n/texts.ts";
import { Below, Figure, Grid } from "./chart-frame.tsx";
import { EndMark } from "./end-mark.tsx";
import type { Bought, extremes } from "./lots-sold.ts";
import { placeNames, type Point } from "./name-places.ts";
import { EDGE, HEIGHT, scaleOf, WIDTH } from "./scale.ts";

/** Where a prestige stands, which has no value of its own: beyond the ten luxuries. */
const DOUBLES = 11.5;
/** No names stand beside this chart. */
const RIGHT = WIDTH - 20;

/** What each luxury and prestige cost, over what it is worth; the extremes are named. */
export function PriceChart({
  words,
  seats,
  bought,
  ends,
}: {
  readonly words: FigureTexts;
  readonly seats: readonly ApiSeat[];
  readonly bought: readonly Bought[];
  readonly ends: ReturnType<typeof extremes>;
}): JSX.Element {
  const { table } = texts.value;
  const nameOf = (seat: number): string => seats[seat]?.name ?? "–";
  const dearest = Math.max(10, ...bought.map(({ paid }) => paid));
  const x = scaleOf([0.5, 12], [EDGE.left, RIGHT], 6);
  const y = scaleOf([0, dearest], [HEIGHT - EDGE.bottom, EDGE.top], 4);
  const sold = bought.toSorted((a, b) => (a.value ?? DOUBLES) - (b.value ?? DOUBLES));
  const twin = {
    head: [words.lot, words.player, words.value, words.price],
    rows: sold.map((lot) => [
      { text: table.cards[lot.card].name },
      { text: nameOf(lot.winner) },
      { text: lot.value === null ? "×2" : String(lot.value) },
      { text: String(lot.paid), best: lot.number === ends?.best.number },
    ]),
  };
  const sentences =
    ends === null
      ? []
      : [
          words.bestBuy(nameOf(ends.best.winner), table.cards[ends.best.card].name, ends.best.paid),
          ...(ends.dearest.number === ends.best.number
            ? []
            : [
                words.dearest(
                  nameOf(ends.dearest.winner),
                  table.cards[ends.dearest.card].name,
                  ends.dearest.paid,
                ),
              ]),
        ];
  const pointOf = (lot: Bought): Point => ({
    x: x(lot.value ?? DOUBLES + shift(lot, bought)),
    y: y(lot.paid),
  });
  const named = ends === null ? [] : [...new Set([ends.best, ends.dearest])];
  const places = placeNames(
    named.map((lot) => ({ ...pointOf(lot), name: table.cards[lot.card].name })),
    sold.map(pointOf),
    { left: EDGE.left, right: WIDTH, top: 0, bottom: HEIGHT - EDGE.bottom },
  );
  const marks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => [value, String(value)] as const);
  return (
    <Figure id="prices" title={words.prices} words={words} said={sentences} twin={twin}>
      <Grid scale={y} to={RIGHT + 6} />
      <Below scale={x} marks={[...marks, [DOUBLES, "×2"]]} />
      {places.map(({ name, line, ...place }) => (
        <g key={name}>
          {line !== null && (
            <line class="lead" x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
          )}
          <text class="ax b" x={place.x} y={place.y + 4} text-anchor="middle">
            {name}
          </text>
        </g>
      ))}
      {sold.map((lot) => (
        <EndMark key={lot.number} livery={seats[lot.winner]?.livery ?? "azure"} {...pointOf(lot)} />
      ))}
    </Figure>
  );
}

/** Prestiges stand side by side, so that equal prices do not hide one another. */
function shift(lot: Bought, bought: readonly Bought[]): number {
  const place = bought
    .filter(({ value }) => value === null)
    .findIndex(({ number }) => number === lot.number);
  return (place - 1) * 0.45;
}
