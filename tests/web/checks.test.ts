import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const rows = readFileSync(join(root, "docs/checks.md"), "utf8")
  .split("\n")
  .map((line) => /^\| (\d+) \|.*\| ([^|]+) \|$/u.exec(line))
  .filter((row) => row !== null)
  .map(([, number = "", files = ""]) => ({ number, files: files.split(", ") }));

describe("docs/checks.md", () => {
  test("lists all thirty checks", () => {
    expect(rows.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  test.each(rows)("check $number has a test of its number in each file", ({ number, files }) => {
    for (const file of files) {
      const tests = readFileSync(join(root, `tests/${file}.test.ts`), "utf8");
      expect(new RegExp(`["\`]${number}: `, "u").test(tests), `${file}, ${number}`).toBe(true);
    }
  });
});
