import { describe, expect, test } from "vitest";
import { COMMAND_WORDS } from "../../worker/notify/command-words.ts";
import { readCommand } from "../../worker/notify/mail-command.ts";

const action = (value: object): object => ({
  kind: "command",
  command: { type: "action", action: value },
});

describe("commands of a mail", () => {
  test.each([
    ["PASS", { type: "pass" }],
    ["pass.", { type: "pass" }],
    ["BID 3 8", { type: "bid", cards: [3, 8] }],
    ["bid 8, 3", { type: "bid", cards: [3, 8] }],
    ["Bid: 8+3", { type: "bid", cards: [3, 8] }],
    ["BID 3 3", { type: "bid", cards: [3, 3] }],
    ["DISCARD 7", { type: "discard", luxury: "L7" }],
    ["discard L10", { type: "discard", luxury: "L10" }],
    ["SEAL 10", { type: "seal", cards: [10] }],
    ["SEAL NOTHING", { type: "seal", cards: [] }],
    ["EXIT 3 TAKE 10", { type: "exit", luxury: "L3", recover: 10 }],
    ["Ofer 25", { type: "bid", cards: [25] }],
    ["RENUNȚ 7", { type: "discard", luxury: "L7" }],
    ["Enchéris 12", { type: "bid", cards: [12] }],
    ["défausse 1", { type: "discard", luxury: "L1" }],
  ])("%s", (line, expected) => {
    expect(readCommand(line)).toEqual(action(expected));
  });

  test.each([
    ["", "empty"],
    ["bid", "not-a-command"],
    ["bid three", "not-a-command"],
    ["bid 5", "no-such-card"],
    ["bid 100", "no-such-card"],
    ["discard 11", "no-such-card"],
    ["discard 3 4", "not-a-command"],
    ["pass 3", "not-a-command"],
    ["pass or bid 3?", "not-a-command"],
    ["seal", "not-a-command"],
    ["seal nothing 3", "not-a-command"],
    ["exit 3", "not-a-command"],
    ["exit 3 take 5", "no-such-card"],
    ["take 3", "not-a-command"],
    ["I bid 3", "not-a-command"],
    [`bid ${"1 ".repeat(200)}`, "not-a-command"],
  ])("unclear: %s", (line, reason) => {
    expect(readCommand(line)).toMatchObject({ kind: "unclear", reason });
  });

  test("every language's word is one command's alone, folded as a line is", () => {
    const words = Object.values(COMMAND_WORDS).flat();
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[A-Z]+$/);
  });
});
