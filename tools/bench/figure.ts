import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../root.ts";

/** One measured number: the median of its runs, with the least and the most. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly runs: number;
  readonly min: number;
  readonly max: number;
}

const printed: Figure[] = [];

/** Prints a figure as one JSON line, from what each run measured. */
export function report(name: string, unit: string, measured: readonly number[]): Figure {
  const sorted = measured.toSorted((left, right) => left - right);
  const figure = {
    name,
    value: tidy(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
    unit,
    runs: sorted.length,
    min: tidy(sorted[0] ?? Number.NaN),
    max: tidy(sorted.at(-1) ?? Number.NaN),
  };
  printed.push(figure);
  console.log(JSON.stringify(figure));
  return figure;
}

/** Three significant digits below a thousand, whole numbers above: more would be noise. */
function tidy(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}

/** Measures `once` several times; the first run warms up and does not count. */
export async function repeat(
  runs: number,
  once: () => number | Promise<number>,
): Promise<number[]> {
  await once();
  const measured: number[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await once());
  return measured;
}

/** With `--keep`: puts what was printed into bench/results.md, in the place of this bench's last figures. */
export function keepResults(bench: string): void {
  if (!process.argv.includes("--keep")) return;
  const file = join(root, "bench/results.md");
  const before = existsSync(file) ? readFileSync(file, "utf8") : HEAD;
  const others = before.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${bench}\n`));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${others.join("").trimEnd()}\n\n${section(bench)}`);
}

const HEAD = `# Measured

Printed by \`npm run -s bench:engine\`, \`bench:cost\`, \`bench:http\` and \`bench:web\`; kept
with \`-- --keep\`. A value is the median of its runs.
`;

function section(bench: string): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.versions.node}`;
  const rows = printed.map(
    ({ name, value, unit, runs, min, max }) =>
      `| ${name} | ${value} | ${unit} | ${runs} | ${min} | ${max} |`,
  );
  const table = [
    "| name | value | unit | runs | min | max |",
    "|---|---|---|---|---|---|",
    ...rows,
  ];
  return `## ${bench}\n\n${machine}\n\n${table.join("\n")}\n`;
}
