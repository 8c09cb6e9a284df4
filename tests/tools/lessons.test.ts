import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../tools/root.ts";

/** Every source of the tests: what a test is called stands there between quotes. */
const sources = globSync("tests/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !path.endsWith("lessons.test.ts"))
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");

/** Whether a test has this name; what a template puts before it, a count, may be left out. */
function isTest(name: string): boolean {
  return ['"', "'", "`", "} "].some(
    (before) => sources.includes(`${before}${name}"`) || sources.includes(`${before}${name}\``),
  );
}

/** The cells of a table's rows, its head and rule left out. */
function rowsOf(document: string, heading: string): readonly (readonly string[])[] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return lines
    .slice(1)
    .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\||\|$/g, "")));
}

function namesIn(cell: string): readonly string[] {
  const quoted = [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
  return quoted.filter((word) => word.includes(" "));
}

const lessons = readFileSync(join(root, "docs/lessons.md"), "utf8");
const threats = readFileSync(join(root, "docs/threat-model.md"), "utf8");

describe.each([
  ["docs/lessons.md", lessons, "Service", 30],
  ["docs/lessons.md", lessons, "Client", 19],
  ["docs/threat-model.md", threats, "What is tried, and what meets it", 20],
])("%s", (_path, document, heading, least) => {
  test(`${heading}: every row names a test that exists`, () => {
    const rows = rowsOf(document, heading);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    for (const cells of rows) {
      const names = namesIn(cells.at(-1) ?? "");
      expect(names, cells[0]).not.toEqual([]);
      expect(
        names.filter((name) => !isTest(name)),
        cells[0],
      ).toEqual([]);
    }
  });
});

test("a name that no test has would be seen", () => {
  expect(isTest("a spectator changes nothing (netrunner#571)")).toBe(true);
  expect(isTest("a spectator changes everything")).toBe(false);
});
