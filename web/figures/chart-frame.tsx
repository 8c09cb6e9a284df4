import type { ComponentChildren, JSX } from "preact";
import type { FigureTexts } from "../i18n/texts.ts";
import { EDGE, HEIGHT, WIDTH, type Scale } from "./scale.ts";

/** A table of numbers: the first column is a row's heading, `best` marks what is best in it. */
export interface Twin {
  readonly head: readonly string[];
  readonly rows: readonly (readonly { readonly text: string; readonly best?: boolean }[])[];
}

/** A chart with its numbers as a table beside it; the drawing itself is decoration for the eye. */
export function Figure({
  id,
  title,
  words,
  said = [],
  twin,
  height = HEIGHT,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly words: FigureTexts;
  /** What is to be seen in it, said in words. */
  readonly said?: readonly string[];
  readonly twin: Twin;
  readonly height?: number;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { asTable, best } = words;
  return (
    <section class="figure" id={`figure-${id}`} aria-labelledby={`heading-${id}`}>
      <h2 id={`heading-${id}`}>{title}</h2>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <details>
        <summary>{asTable}</summary>
        <div class="scroll-x">
          <table class="figures">
            <thead>
              <tr>
                {twin.head.map((name, column) => (
                  <th key={column} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {twin.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map(({ text, best: isBest }, column) =>
                    column === 0 ? (
                      <th key={column} scope="row">
                        {text}
                      </th>
                    ) : (
                      <td key={column} class={isBest ? "best" : ""}>
                        {text}
                        {isBest && <span class="sr"> ({best})</span>}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

/** The rules of the paper behind a chart, with their numbers. */
export function Grid({
  scale,
  to = WIDTH - EDGE.right,
  text = String,
}: {
  readonly scale: Scale;
  /** Where its lines end; left of the names. */
  readonly to?: number;
  readonly text?: (value: number) => string;
}): JSX.Element {
  return (
    <g>
      {scale.marks.map((value) => (
        <g key={value}>
          <line class="grid" x1={EDGE.left} x2={to} y1={scale(value)} y2={scale(value)} />
          <text class="ax" x={EDGE.left - 5} y={scale(value) + 4} text-anchor="end">
            {text(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The numbers under a chart. */
export function Below({
  scale,
  marks,
}: {
  readonly scale: (value: number) => number;
  readonly marks: readonly (readonly [number, string])[];
}): JSX.Element {
  return (
    <g>
      {marks.map(([value, text]) => (
        <text key={value} class="ax" x={scale(value)} y={HEIGHT - 7} text-anchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}
