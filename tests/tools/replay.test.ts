import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runTool, slowness } from "./run-tool.ts";

const RECORDS = "tests/fixtures/conformance/records/records.jsonl";
const records = readFileSync(RECORDS, "utf8").trimEnd().split("\n");
const lineOf = (index: number): string => records[index] ?? "";
const folder = mkdtempSync(join(tmpdir(), "replay-"));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The fourth record: three seats, L3 under the hammer, cut short. */
const running = lineOf(3);

function changed(change: object): string {
  const record: unknown = JSON.parse(running);
  return JSON.stringify({ ...(typeof record === "object" ? record : {}), ...change });
}

/** What it is, its text, and words of the reason. */
const NO_RECORDS: readonly (readonly [string, string, string])[] = [
  ["no JSON", "{", "JSON"],
  ["no record", "{}", "high-society-record/1"],
  ["another format", changed({ format: "high-society-record/2" }), "format"],
  ["an unknown field", changed({ dealer: 1 }), "dealer"],
  ["a running game", changed({ complete: false }), "running game"],
  ["two seats", changed({ seats: [{ name: "A" }, { name: "B" }] }), "3, 4 or 5 seats"],
  ["a starter beyond the seats", changed({ starter: 3 }), "no seat 3"],
  ["a short deck", changed({ deck: ["L1"] }), "sixteen"],
  ["a card twice", changed({ deck: Array.from({ length: 16 }, () => "L1") }), "sixteen"],
  ["an unknown variant", changed({ variants: ["blind"] }), "variants"],
  ["a hidden bid", changed({ actions: [{ seat: 0, type: "bid", cards: null }] }), "hides"],
  ["a hidden envelope", changed({ actions: [{ seat: 0, type: "seal", cards: null }] }), "hides"],
  [
    "a hidden recovery",
    changed({ actions: [{ seat: 0, type: "exit", luxury: "L1", recover: null }] }),
    "hides",
  ],
  ["a card that is none", changed({ actions: [{ seat: 0, type: "bid", cards: [5] }] }), "cards"],
];

describe("npm run replay", () => {
  test("prints where one record leads, in one line", async () => {
    const { code, out, err } = await runTool("replay", ["-"], running);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({
      phase: "bidding",
      turn: 2,
      active: "L3",
      high: 22,
      deckCount: 12,
      legal: [[], [], ["bid", "pass"]],
    });
  });

  test("prints the result when the game is over", async () => {
    const { out } = await runTool("replay", ["-"], lineOf(0));
    expect(JSON.parse(out)).toMatchObject({
      phase: "over",
      active: "BV",
      result: { money: [4, 1, 0, 20, 1], winners: [4], sharedLoss: false },
      legal: [[], [], [], [], []],
    });
  });

  test("an illegal action: code and index on standard error, exit code 1", async () => {
    const { code, out, err } = await runTool("replay", ["-"], lineOf(4));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(JSON.parse(err)).toEqual({ code: "not-your-turn", index: 12 });
    const low = changed({ actions: [{ seat: 1, type: "pass" }], starter: 0 });
    expect(JSON.parse((await runTool("replay", ["-"], low)).err)).toMatchObject({ index: 0 });
    const missing = await runTool("replay", ["-"], lineOf(29));
    expect(JSON.parse(missing.err)).toEqual({ code: "card-not-in-hand", cards: [2], index: 52 });
  });

  test("no record: a sentence, exit code 2", async () => {
    const { code, out, err } = await runTool("replay", ["-"], changed({ complete: false }));
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("running game");
    expect(err).not.toContain("    at ");
  });

  test("everything that is no record is told from one, with the reason", async () => {
    const path = file("invalid.jsonl", NO_RECORDS.map(([, text]) => text).join("\n"));
    const { code, out } = await runTool("replay", [path]);
    expect(code).toBe(2);
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(NO_RECORDS.length);
    const head = '{"error":{"code":"invalid-record","index":null';
    const untold = NO_RECORDS.filter(([, , words], index) => {
      const line = lines[index] ?? "";
      return !line.startsWith(head) || !line.includes(words);
    });
    expect(untold).toEqual([]);
  });

  test("what it does not read it does not judge: a result or a proof of another program", async () => {
    const more = { result: { winner: "A" }, fairness: { seed: "?" }, complete: true, rules: 1 };
    expect((await runTool("replay", ["-"], changed(more))).code).toBe(0);
  });

  test("a seat sees its own, what is public, and nulls", async () => {
    const path = file("one.json", running);
    const { out, code } = await runTool("replay", [path, "--viewer", "2"]);
    expect(code).toBe(0);
    const shown: unknown = JSON.parse(out);
    expect(shown).toMatchObject({
      phase: "bidding",
      turn: 2,
      starter: 1,
      active: "L3",
      high: 22,
      deckCount: 12,
      auction: { number: 4, card: "L3", leader: 1 },
      you: { seat: 2, legal: { toBeat: 22 } },
      submitted: null,
      sealed: null,
      legal: [null, null, ["bid", "pass"]],
    });
    expect(shown).toMatchObject({
      seats: [
        { spent: null, spentCount: 1, bid: [2, 4, 6], handCount: 7 },
        { spent: null, spentCount: 6, handCount: 3 },
        { hand: [1, 4, 8, 10, 12, 15, 20, 25], spent: [], money: 95, handCount: 8 },
      ],
    });
    expect(out).not.toContain("SC");
  });

  test("a spectator owns nothing", async () => {
    const { out } = await runTool("replay", ["--viewer", "spectator", "-"], running);
    expect(JSON.parse(out)).toMatchObject({ you: null, legal: [null, null, null] });
  });

  test("an envelope is shown to its seat alone", async () => {
    const deck = ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10"];
    const text = changed({
      starter: 0,
      variants: ["sealed"],
      deck: [...deck, "FP", "PS", "AG", "BV", "JV", "SC"],
      actions: [{ seat: 1, type: "seal", cards: [20, 25] }],
    });
    const own = await runTool("replay", ["--viewer", "1", "-"], text);
    expect(JSON.parse(own.out)).toMatchObject({
      sealed: [20, 25],
      submitted: [1],
      legal: [null, [], null],
    });
    const other = await runTool("replay", ["--viewer", "0", "-"], text);
    expect(JSON.parse(other.out)).toMatchObject({ sealed: null, submitted: [1] });
  });

  test("a viewer who is not there, a wrong option, no file: exit code 2 and a sentence", async () => {
    for (const args of [
      ["--viewer", "4", "-"],
      ["--viewer", "9", "-"],
      ["--viewer", "nobody", "-"],
      ["--verbose", "-"],
      ["a.json", "b.json"],
      [],
      ["/nowhere/record.json"],
    ]) {
      const { code, out, err } = await runTool("replay", args, running);
      expect({ args, code, out }).toEqual({ args, code: 2, out: "" });
      expect(err.trim()).not.toBe("");
    }
  });

  test("a .jsonl file: a line for each, illegal ones among them, exit code 1", async () => {
    const { code, out, err } = await runTool("replay", [RECORDS]);
    const lines = out.trimEnd().split("\n");
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(lines).toHaveLength(60);
    expect(JSON.parse(lines[4] ?? "")).toEqual({ error: { code: "not-your-turn", index: 12 } });
  });

  test("a line that is no record wins: exit code 2", async () => {
    const path = file("mixed.jsonl", `${lineOf(4)}\nnonsense\n${running}\n`);
    const { code, out } = await runTool("replay", [path]);
    const lines = out.trimEnd().split("\n");
    expect(code).toBe(2);
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({
      error: { code: "invalid-record", index: null },
    });
    expect(JSON.parse(lines[2] ?? "")).toMatchObject({ phase: "bidding" });
    const fine = file("fine.jsonl", `${running}\n\n${running}`);
    expect((await runTool("replay", [fine])).code).toBe(0);
  });

  test("ten thousand records take seconds", async () => {
    const path = file(
      "many.jsonl",
      Array.from({ length: 10_020 }, (_, n) => lineOf(n % 60)).join("\n"),
    );
    const before = await slowness();
    const { out, milliseconds } = await runTool("replay", [path]);
    expect(out.trimEnd().split("\n")).toHaveLength(10_020);
    expect(milliseconds / Math.max(before, await slowness())).toBeLessThan(15_000);
  });
});
