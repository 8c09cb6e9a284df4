import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** 5.2, 15, A1, I12, Q67, F: as they stand in bold in docs/rules.md and at the start of a test's name. */
const CLAUSE = /^(?:\d+(?:\.\d+)?|[A-EIQ]\d+|F)$/;

function clausesOfTheRules(): readonly string[] {
  const text = readFileSync(join(root, "docs/rules.md"), "utf8");
  return [...text.matchAll(/\*\*([^*\s]+)\*\*/g)]
    .map(([, bold = ""]) => bold)
    .filter((bold) => CLAUSE.test(bold));
}

/** The clauses with which the names of tests and suites begin, in every file of this folder. */
function clausesOfTheTests(): ReadonlySet<string> {
  const files = globSync("tests/engine/*.test.ts", { cwd: root });
  const names = files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return [...source.matchAll(/\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*"([^"]+)"/g)];
  });
  return new Set(names.flatMap(([, name = ""]) => leadingClauses(name)));
}

function leadingClauses(name: string): readonly string[] {
  const words = name.split(/[\s:]+/);
  const end = words.findIndex((word) => !CLAUSE.test(word));
  return words.slice(0, end === -1 ? words.length : end);
}

/** As many as the specification has: a clause that is dropped from the document is missed. */
const EXPECTED = { chapters: 49, variants: 27, invariants: 12, questions: 68 };

test("the document has every clause of the specification", () => {
  const clauses = clausesOfTheRules();
  expect(new Set(clauses).size).toBe(clauses.length);
  const count = (pattern: RegExp): number =>
    clauses.filter((clause) => pattern.test(clause)).length;
  expect({
    chapters: count(/^\d/),
    variants: count(/^[A-F]\d*$/),
    invariants: count(/^I/),
    questions: count(/^Q/),
  }).toEqual(EXPECTED);
});

test("every clause of the rules has a test that names it", () => {
  const tested = clausesOfTheTests();
  expect(clausesOfTheRules().filter((clause) => !tested.has(clause))).toEqual([]);
});

test("a test's name begins with the clauses it shows", () => {
  expect(leadingClauses("5.5 Q3 Q4 without a bid")).toEqual(["5.5", "Q3", "Q4"]);
  expect(leadingClauses("F open+sealed: the open hand")).toEqual(["F"]);
  expect(leadingClauses("the cheapest raise 5.2")).toEqual([]);
});
