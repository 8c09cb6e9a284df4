import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take a minute or so: begun last, they would be waited for alone. */
const LONG = [
  "e2e/whole-game",
  "e2e/game-by-ear",
  "e2e/practice-twists",
  "e2e/every-screen",
  "e2e/practice",
  "e2e/looking-back",
  "worker/leaks/leaks",
  "worker/chaos/chaos",
];

/** The long files first, in this order; the others as vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? LONG.length : place;
}
