import type { JSX } from "preact";
import { isDisgrace } from "../../shared/contract/cards.ts";
import type { ApiSeat } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import type { FigureTexts } from "../i18n/texts.ts";
import { Figure, type Twin } from "./chart-frame.tsx";
import { short } from "./course-chart.tsx";
import type { SoldLot } from "./lots-sold.ts";
import { EDGE, WIDTH } from "./scale.ts";

/** What each seat paid to stay out of disgraces: one bar a seat. */
export function BillChart({
  words,
  seats,
  bill,
  lots,
}: {
  readonly words: FigureTexts;
  readonly seats: readonly ApiSeat[];
  readonly bill: readonly number[];
  readonly lots: readonly SoldLot[];
}): JSX.Element {
  const most = Math.max(1, ...bill);
  const left = 78;
  const room = WIDTH - left - 34;
  const row = 30;
  const named = bill.flatMap((sum, seat) =>
    sum > 0 && sum === most ? [words.billOf(seats[seat]?.name ?? "–", sum)] : [],
  );
  return (
    <Figure
      id="bill"
      title={words.bill}
      words={words}
      said={named.length > 0 ? named : [words.billNone]}
      height={row * seats.length + EDGE.top}
      twin={twinOf(words, seats, bill, lots)}
    >
      {seats.map(({ seat, name, livery }, place) => {
        const sum = bill[seat] ?? 0;
        const y = EDGE.top + place * row;
        return (
          <g key={seat}>
            <text class="ax b" x={left - 8} y={y + row / 2 + 4} text-anchor="end">
              {short(name ?? "–")}
            </text>
            <rect
              class={`mark fill ${livery}`}
              x={left}
              y={y + row / 2 - 8}
              width={Math.max(1, (room * sum) / most)}
              height="16"
            />
            <text class="ax b" x={left + (room * sum) / most + 7} y={y + row / 2 + 4}>
              {sum}
            </text>
          </g>
        );
      })}
    </Figure>
  );
}

function twinOf(
  words: FigureTexts,
  seats: readonly ApiSeat[],
  bill: readonly number[],
  lots: readonly SoldLot[],
): Twin {
  const { table } = texts.value;
  const held = lots.filter(({ card }) => isDisgrace(card));
  const least = Math.min(...bill);
  const differs = bill.some((sum) => sum !== least);
  return {
    head: [words.player, ...held.map(({ card }) => table.cards[card].name), words.sum],
    rows: seats.map(({ seat, name }) => [
      { text: name ?? "–" },
      ...held.map(({ winner, lost }) => ({
        text:
          winner === seat
            ? words.took
            : String(lost.find((loss) => loss.seat === seat)?.total ?? 0),
      })),
      { text: String(bill[seat] ?? 0), best: differs && bill[seat] === least },
    ]),
  };
}
