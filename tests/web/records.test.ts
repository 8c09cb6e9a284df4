import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { recordSchema } from "../../shared/contract/record.ts";
import { COMPARISONS } from "../../shared/bots/index.ts";
import { commitmentOf, dealFrom } from "../../shared/deal/index.ts";
import { formatsOf } from "../../web/i18n/formats.ts";
import { en } from "../../web/i18n/en.ts";
import { replay as words } from "../../web/i18n/en/replay.ts";
import { openRecord } from "../../web/verify/open-record.ts";
import { parseRecord } from "../../web/verify/parse-record.ts";
import { reviewMove } from "../../web/verify/review-move.ts";
import { reviewSentences } from "../../web/verify/review-sentence.ts";

const LINES = readFileSync(
  new URL("../fixtures/conformance/records/records.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "");
const PLAIN = LINES[35] ?? "";
const tongue = { texts: en, formats: formatsOf("en") };

/** A record with some of its fields changed, as a text. */
function changed(change: Readonly<Record<string, unknown>>, line = PLAIN): string {
  const record: unknown = JSON.parse(line);
  return JSON.stringify({ ...Object(record), ...change });
}

describe("opening a record", () => {
  test("the page reads what the contract's schema reads, to the same value", () => {
    for (const line of LINES) {
      const value: unknown = JSON.parse(line);
      expect(parseRecord(value)).toEqual(recordSchema.parse(value));
    }
  });

  test.each([
    ["no JSON", "not a record"],
    ["another format", changed({ format: "high-society-record/2" })],
    ["a card that there is not", changed({ deck: ["L11"] })],
    ["a seat that there is not", changed({ starter: 7 })],
    ["an action without a type", changed({ actions: [{ seat: 0 }] })],
    [
      "a bid of notes that there are not",
      changed({ actions: [{ seat: 0, type: "bid", cards: [5] }] }),
    ],
    [
      "a deal that is no deal",
      changed({ fairness: { commitment: "x", seed: null, entropies: [] } }),
    ],
  ])("%s is no record, and no error either", (_what, text) => {
    expect(openRecord(text)).toEqual({ kind: "not-record" });
  });

  test("a record of a running game is not whole", () => {
    expect(openRecord(changed({ complete: false }))).toEqual({ kind: "not-whole" });
    expect(openRecord(changed({ deck: ["L1"] }))).toEqual({ kind: "not-whole" });
  });

  test("a move that the rules refuse is named with its number and code", () => {
    const actions = [{ seat: 3, type: "bid", cards: [1] }];
    const opening = openRecord(changed({ starter: 0, actions }));
    expect(opening).toEqual({ kind: "refused", move: 1, code: "not-your-turn" });
  });

  test("what was opened ends with the engine's own result, and a false result is seen", () => {
    const opened = openRecord(PLAIN);
    expect(opened).toMatchObject({ kind: "opened", agrees: true, deal: undefined });
    const { result } = opened.kind === "opened" ? opened.frame : { result: null };
    expect(result?.winners).toEqual([3]);
    expect(openRecord(changed({ result }))).toMatchObject({ agrees: true });
    expect(openRecord(changed({ result: { ...result, winners: [0] } }))).toMatchObject({
      agrees: false,
    });
  });
});

describe("checking a deal", () => {
  const seed = "5e".repeat(32);
  const entropies = ["a", "b", "c"].map((digit) => digit.repeat(64));
  const { starter, deck } = dealFrom(seed, entropies);
  const fairness = {
    commitment: commitmentOf(seed),
    seed,
    entropies: entropies.map((entropy) => ({ entropy, by: "client" })),
  };
  const record = (change: Readonly<Record<string, unknown>> = {}): string =>
    JSON.stringify({
      format: "high-society-record/1",
      seats: [{ name: "Ana" }, { name: "Béla" }, { name: "Chloé" }],
      variants: [],
      starter,
      deck,
      actions: [],
      fairness,
      ...change,
    });

  test("the cards follow from the seed and what the seats added", () => {
    expect(openRecord(record())).toMatchObject({ kind: "opened", deal: null });
  });

  test("what this device gave and saw is held against the record", () => {
    const entropy = entropies[1] ?? "";
    const { commitment } = fairness;
    expect(openRecord(record(), { seat: 1, commitment, entropy })).toMatchObject({ deal: null });
    expect(openRecord(record(), { seat: 0, commitment, entropy })).toMatchObject({
      deal: "own-entropy-missing",
    });
    expect(openRecord(record(), { seat: 1, commitment: "0".repeat(64), entropy })).toMatchObject({
      deal: "commitment-changed",
    });
  });

  test("two cards that changed places, another seed, and a hidden one are seen", () => {
    const [first = "", second = "", ...rest] = deck;
    expect(openRecord(record({ deck: [second, first, ...rest] }))).toMatchObject({
      deal: "deck-mismatch",
    });
    expect(openRecord(record({ fairness: { ...fairness, seed: "00".repeat(32) } }))).toMatchObject({
      deal: "commitment-mismatch",
    });
    expect(openRecord(record({ fairness: { ...fairness, seed: null } }))).toMatchObject({
      deal: "seed-hidden",
    });
  });
});

describe("what sharp would have done", () => {
  const record = recordSchema.parse(JSON.parse(PLAIN));

  test("every decision of a game has an answer in words, the same one each time", () => {
    const seen = new Set<string>();
    for (let version = 1; version <= record.actions.length; version += 3) {
      const review = reviewMove({ record, version, playouts: 60 });
      if (review === undefined) throw new Error(`no review of move ${version}`);
      const sentences = reviewSentences(review, words, tongue);
      expect(reviewMove({ record, version, playouts: 60 })).toEqual(review);
      expect(COMPARISONS).toContain(review.comparison);
      expect(sentences.join(" ")).not.toMatch(/undefined|NaN|null/);
      seen.add(review.comparison);
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  test("“enough” says so, with the total, and a different move says the chances of both", () => {
    const review = {
      mine: { action: { type: "bid", cards: [25] }, chance: 0.3 },
      sharp: { action: { type: "bid", cards: [12] }, chance: 0.41 },
      reason: "unbeatable",
      total: 12,
      enough: 12,
    } as const;
    expect(reviewSentences({ ...review, comparison: "less-was-enough" }, words, tongue)).toEqual([
      "12 was enough: nobody could beat it.",
      "Chance to win: 30% as played, 41% as Sharp.",
    ]);
    expect(reviewSentences({ ...review, comparison: "same" }, words, tongue)).toEqual([
      "Sharp would have done the same.",
    ]);
  });

  test("a move that is not in the record has none", () => {
    expect(reviewMove({ record, version: 999, playouts: 10 })).toBeUndefined();
  });
});
