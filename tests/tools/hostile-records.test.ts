import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { playRecord } from "../../tools/replay-record.ts";
import { root } from "../../tools/root.ts";

const RECORDS = join(root, "tests/fixtures/conformance/records/records.jsonl");
const lines = readFileSync(RECORDS, "utf8").split("\n").filter(Boolean).slice(0, 20);

const KINDS = ["played", "illegal", "invalid"];

test("any text is replayed, refused at an action, or no record: never an accident", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json({ maxDepth: 6 })), (text) => {
      expect(KINDS).toContain(playRecord(text).kind);
    }),
    { numRuns: 2_000 },
  );
});

test("a record with a value changed, a part cut out or a field added is answered, never an accident", () => {
  const seen = new Set<string>();
  const odd = fc.constantFrom(
    "null",
    "-1",
    "1e999",
    '"L11"',
    "[]",
    "{}",
    "25",
    "true",
    '"__proto__"',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...lines),
      fc.nat(),
      fc.nat(20),
      odd,
      (line, where, gone, value) => {
        const at = where % line.length;
        const cut = line.slice(0, at) + line.slice(at + gone);
        const numbers = [...line.matchAll(/\b\d+\b|"[A-Z]{2}"|"L\d+"/g)];
        const one = numbers[where % numbers.length];
        const put = one
          ? line.slice(0, one.index) + value + line.slice(one.index + one[0].length)
          : line;
        const more = line.replace("{", `{"extra":${value},`);
        for (const text of [cut, put, more]) seen.add(playRecord(text).kind);
      },
    ),
    { numRuns: 500 },
  );
  expect([...seen].toSorted()).toEqual([...KINDS].toSorted());
});
