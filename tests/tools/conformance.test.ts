import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runTool } from "./run-tool.ts";

const CASES = "tests/fixtures/conformance/cases.json";
const folder = mkdtempSync(join(tmpdir(), "conformance-"));

function caseFile(name: string, content: unknown): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

/** A case that holds, with what is given instead. */
function example(change: object): object {
  return { id: "X1", setup: { deck: ["L5"] }, steps: ["A bid 4"], expect: { high: 4 }, ...change };
}

const NOT_IN_THE_NOTATION: Readonly<Record<string, unknown>> = {
  "no-json": "[{",
  "no-list": { id: "X" },
  "unknown-step": [example({ steps: ["A jumps 4"] })],
  commas: [example({ steps: ["A bid 4,8"] })],
  "pass-with-cards": [example({ steps: ["A pass 4"] })],
  "seal-without-dash": [example({ steps: ["A seal"] })],
  "exit-without-card": [example({ steps: ["A exit L3"] })],
  "discard-of-nothing": [example({ steps: ["A discard"] })],
  "unknown-key": [example({ setup: { cards: [] } })],
  "no-fact": [example({ expect: { "view:A": 1 } })],
  "no-steps": [{ id: "X", setup: {}, expect: {} }],
};

describe("npm run conformance", () => {
  test("prints a line a case and how many passed", async () => {
    const { code, out } = await runTool("conformance", [CASES]);
    const lines = out.trimEnd().split("\n");
    expect(lines[0]).toBe("ok B03");
    expect(lines).toHaveLength(98);
    expect(lines.at(-1)).toBe("97 passed, 0 failed");
    expect(code).toBe(0);
  });

  test("takes several files and fails with 1 if a case fails", async () => {
    const failing = caseFile("failing", [
      example({ id: "X1", expect: { high: 5 } }),
      example({ id: "X2", steps: ["!A bid 4"], expect: {} }),
      example({ id: "X3", steps: ["A bid 4", "B bid 3"], expect: {} }),
      example({ id: "X4", setup: { n: 2 } }),
      example({ id: "X5", setup: { refuse: true }, steps: [], expect: {} }),
      example({ id: "X6", expect: { "D.hand": [1] } }),
      example({ id: "X7", steps: ["A bid 5"], expect: {} }),
      example({ id: "X8", steps: [{ turn: "B" }], expect: {} }),
      example({ id: "X9", expect: { "A.hand": [3, 2, 1] } }),
      example({ id: "Y1" }),
    ]);
    const { code, out } = await runTool("conformance", [CASES, failing]);
    expect(out.trimEnd().split("\n").slice(97)).toEqual([
      "not ok X1: high is 4, not 5",
      'not ok X2: "!A bid 4" was not refused',
      'not ok X3: "B bid 3" was refused: bid-too-low',
      "not ok X4: the setup was refused: seat-count",
      "not ok X5: the setup was not refused",
      "not ok X6: there is no D.hand here",
      'not ok X7: "A bid 5" was refused: there is no such card',
      'not ok X8: turn is "A", not "B"',
      "not ok X9: A.hand is [1,2,3,6,8,10,12,15,20,25], not [3,2,1]",
      "ok Y1",
      "98 passed, 9 failed",
    ]);
    expect(code).toBe(1);
  });

  test("knows all of the notation", async () => {
    const setup = {
      n: 4,
      variants: ["sealed", "exit", "reserve", "forecast"],
      deck: ["L6", "L7"],
      starter: "B",
      greens: 1,
      auctionsDone: 2,
      released: true,
      forecast: "L5",
      players: { B: { hand: [2, 3, 10], cards: ["L1"], down: ["L2"], exitUsed: false } },
    };
    const steps = [
      { phase: "sealed", "view:-:submitted": [false, false, false, false] },
      "A seal 2+10",
      { "view:A:mySubmission": [2, 10], "view:B:mySubmission": null },
      { "view:C:submitted": [true, false, false, false], "view:C:deck": 12 },
      "B seal -",
      "C seal 12",
      "D seal 1",
      "!B exit L2<25",
      "!B exit AG<25",
      "B exit L1<25",
    ];
    const expected = {
      turn: "C",
      high: 12,
      released: true,
      "B.down": ["L2", "L1"],
      "B.hand": [2, 3, 10, 25],
      "B.inAuction": false,
      "legal:B": [],
      "legal:C": ["pass", "bid"],
      "view:A:B.spentCount": 7,
      sharedLoss: null,
    };
    const file = caseFile("notation", [{ id: "N1", setup, steps, expect: expected }]);
    expect((await runTool("conformance", [file])).out).toBe("ok N1\n1 passed, 0 failed\n");
  });

  test("a file that is not in the notation: a sentence for each, exit code 2, no case is run", async () => {
    const files = Object.entries(NOT_IN_THE_NOTATION).map(([name, content]) =>
      caseFile(name, content),
    );
    const { code, out, err } = await runTool("conformance", [CASES, ...files]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    for (const file of files) {
      expect(err).toMatch(new RegExp(`^${file} (is not in the notation|cannot be read)`, "m"));
    }
    expect(err).not.toContain(`${CASES} `);
  });

  test("exits with 2 without a file, or where there is none", async () => {
    expect(await runTool("conformance", [])).toMatchObject({ code: 2, out: "" });
    const missing = await runTool("conformance", ["/nowhere/cases.json"]);
    expect(missing).toMatchObject({ code: 2, out: "" });
    expect(missing.err).toContain("/nowhere/cases.json");
  });
});
