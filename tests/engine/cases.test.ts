import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { differenceIn } from "../../tools/conformance-case.ts";
import { caseFileSchema } from "../../tools/conformance-notation.ts";
import { type Played, playRecord } from "../../tools/replay-record.ts";
import { wholeState } from "../../tools/replay-print.ts";

const fixtures = new URL("../fixtures/conformance/", import.meta.url);
const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(name, fixtures), "utf8").trimEnd().split("\n");

describe("the published cases", () => {
  const cases = caseFileSchema.parse(
    JSON.parse(readFileSync(new URL("cases.json", fixtures), "utf8")),
  );

  test("are all there", () => expect(cases).toHaveLength(97));

  test.each(cases)("$id", (example) => expect(differenceIn(example)).toBeUndefined());
});

describe("the published records", () => {
  const records = linesOf("records/records.jsonl");
  const expected = linesOf("records/expected.jsonl");

  test("are all there", () => expect([records.length, expected.length]).toEqual([60, 60]));

  test.each(records.map((_, index) => index))("record %i", (index) => {
    const played = playRecord(records[index] ?? "");
    const wanted: unknown = JSON.parse(expected[index] ?? "");
    expect(sorted(found(played))).toMatchObject(sorted(wanted));
  });
});

function found(played: Played): object {
  switch (played.kind) {
    case "played":
      return wholeState(played.state);
    case "illegal":
      return { error: { index: played.index } };
    case "invalid":
      return { error: played.detail };
  }
}

/** Lists of cards that are compared as sets. */
const SETS = new Set(["removed", "cards", "turnedDown"]);

/** The value with those lists in one order; an object, as all that is compared here. */
function sorted(value: unknown): object {
  const text = JSON.stringify(value, (key, part: unknown) =>
    SETS.has(key) && Array.isArray(part) ? part.map(String).toSorted() : part,
  );
  const object: unknown = JSON.parse(text);
  if (typeof object !== "object" || object === null) throw new Error(`${text} is no object`);
  return object;
}
