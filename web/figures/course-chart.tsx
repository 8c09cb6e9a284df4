import type { JSX } from "preact";
import type { ApiSeat } from "../../shared/contract/view-schema.ts";
import type { FigureTexts } from "../i18n/texts.ts";
import { Below, Figure, Grid } from "./chart-frame.tsx";
import { EndMark } from "./end-mark.tsx";
import { EDGE, HEIGHT, scaleOf, spread, WIDTH } from "./scale.ts";

const LABEL_GAP = 15;

/** How something grew or shrank from lot to lot: one stepped line a seat, each with its name. */
export function CourseChart({
  id,
  title,
  words,
  seats,
  values,
  text,
}: {
  readonly id: string;
  readonly title: string;
  readonly words: FigureTexts;
  readonly seats: readonly ApiSeat[];
  /** One list a seat: at the deal, then after each lot. */
  readonly values: readonly (readonly number[])[];
  readonly text: (value: number) => string;
}): JSX.Element {
  const steps = (values[0]?.length ?? 1) - 1;
  const all = values.flat();
  const x = scaleOf([0, Math.max(1, steps)], [EDGE.left, WIDTH - EDGE.right], 6);
  const y = scaleOf(
    [Math.min(0, ...all), Math.max(1, ...all)],
    [HEIGHT - EDGE.bottom, EDGE.top],
    4,
  );
  const ends = values.map((line) => y(line.at(-1) ?? 0));
  const labels = spread(ends, LABEL_GAP, EDGE.top + 2, HEIGHT - EDGE.bottom);
  const twin = {
    head: [words.lot, ...seats.map(({ name }) => name ?? "–")],
    rows: Array.from({ length: steps + 1 }, (_, step) => {
      const row = values.map((line) => line[step] ?? 0);
      const best = Math.max(...row);
      const differs = row.some((value) => value !== best);
      return [
        { text: String(step) },
        ...row.map((value) => ({ text: text(value), best: differs && value === best })),
      ];
    }),
  };
  return (
    <Figure id={id} title={title} words={words} twin={twin}>
      <Grid scale={y} text={text} />
      <Below scale={x} marks={x.marks.map((mark) => [mark, String(mark)])} />
      {values.map((line, seat) => {
        const livery = seats[seat]?.livery ?? "azure";
        return <path key={seat} class={`line ${livery}`} d={stepped(line, x, y)} />;
      })}
      {values.map((_, seat) => {
        const { livery = "azure", name = "–" } = seats[seat] ?? {};
        const end = ends[seat] ?? 0;
        const label = labels[seat] ?? end;
        const edge = WIDTH - EDGE.right;
        return (
          <g key={seat}>
            <path class="leader" d={`M${edge + 6} ${end}L${edge + 13} ${label}`} />
            <EndMark livery={livery} x={edge} y={end} />
            <text class="ax b" x={edge + 15} y={label + 4}>
              {short(name ?? "–")}
            </text>
          </g>
        );
      })}
    </Figure>
  );
}

/** A value holds until the next lot changes it. */
function stepped(
  line: readonly number[],
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  return line
    .map((value, step) => (step === 0 ? `M${x(0)} ${y(value)}` : `H${x(step)}V${y(value)}`))
    .join("");
}

/** As much of a name as there is room for beside a chart; the table has all of it. */
export function short(name: string): string {
  const letters = Array.from(name);
  return letters.length <= 9 ? name : `${letters.slice(0, 8).join("")}…`;
}
