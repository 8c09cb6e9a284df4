import { describe, expect, test } from "vitest";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { Viewer } from "../../shared/engine/index.ts";
import { recapOf } from "../../web/table/recap.ts";
import { sentenceFor } from "../../web/table/sentence.ts";
import { ownActSentence, yourTurnSentence } from "../../web/table/turn-sentence.ts";
import { engineTable, type EngineTable } from "../support/engine-table.ts";
import { english } from "./speech.ts";

const ANA: Viewer = { seat: 0 };

/** What Ana hears after a version, sentence by sentence. */
function told(table: EngineTable, since = -1, viewer = ANA): readonly string[] {
  const view = table.view(viewer);
  return table
    .events(viewer, since)
    .map((event) => sentenceFor(event, view, english))
    .filter((sentence) => sentence !== null);
}

describe("D5: an auction for the ear", () => {
  test("a luxury from its reveal to its sale", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"], auctionsDone: 5 })
      .play(0, { type: "bid", cards: [4] })
      .play(1, { type: "bid", cards: [8] })
      .play(2, { type: "bid", cards: [12] })
      .play(0, { type: "pass" })
      .play(1, { type: "pass" });
    expect(told(table)).toEqual([
      "Lot 6. Motor-car, worth 7. Highest bid wins.",
      "You bid 4.",
      "Béla raises to 8, was 4.",
      "Chloé raises to 12, was 8.",
      "You pass and take back 4.",
      "Béla passes and takes back 8.",
      "Chloé takes the Motor-car for 12.",
      "Lot 7. Fan, worth 3. Highest bid wins.",
    ]);
  });

  test("a free card", () => {
    const table = engineTable({ seats: 3, deck: ["L3", "L4"] })
      .play(0, { type: "pass" })
      .play(1, { type: "pass" });
    expect(told(table, 1)).toContain("Everyone else passed. Chloé takes the Fan for nothing.");
  });

  test("a disgrace lights a lamp, and names what each one loses", () => {
    const table = engineTable({ seats: 3, deck: ["SC", "L4"], greens: 2, auctionsDone: 6 })
      .play(0, { type: "bid", cards: [2] })
      .play(1, { type: "bid", cards: [3] })
      .play(2, { type: "pass" });
    expect(told(table).slice(0, 4)).toEqual([
      "Lot 7. Scandale, halves your score. First to pass takes it; the others lose what they laid. Third lamp lit.",
      "You bid 2.",
      "Béla raises to 3, was 2.",
      "Chloé passes.",
    ]);
    expect(told(table)).toContain(
      "Chloé passes first and takes the Scandale. You lose 2 and Béla loses 3.",
    );
  });

  test("a Faux Pas that is paid with the only luxury, and one that waits", () => {
    const players = [{ cards: ["L3"] }];
    const paid = engineTable({ seats: 3, deck: ["FP", "L4"], players }).play(0, { type: "pass" });
    expect(told(paid)).toContain("You give up the Fan to the Faux Pas.");
    const waits = engineTable({ seats: 3, deck: ["FP", "L4", "L5"] })
      .play(0, { type: "pass" })
      .play(0, { type: "bid", cards: [1] })
      .play(1, { type: "pass" })
      .play(2, { type: "pass" });
    expect(told(waits)).toContain("The waiting Faux Pas takes the Chronometer from you.");
  });

  test("the fourth lamp", () => {
    const table = engineTable({ seats: 3, deck: ["AG"], greens: 3 });
    expect(told(table)).toEqual(["Fourth lamp. The evening ends; Avant Garde is not auctioned."]);
  });

  test("11.D envelopes are opened with their sums, an empty one is said to be empty", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"], variants: ["sealed"] })
      .play(0, { type: "seal", cards: [4, 8] })
      .play(1, { type: "seal", cards: [] })
      .play(2, { type: "seal", cards: [6] });
    expect(told(table)).toContain("The envelopes are open: you 12, Béla empty, and Chloé 6.");
  });

  test("10.3 prices that the ledger has closed are not named", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3", "L4"] });
    for (const lot of [1, 2]) {
      const starter = lot === 1 ? 0 : 2;
      table.play(starter, { type: "bid", cards: [lot === 1 ? 1 : 2] });
      if (lot === 1) {
        table.play(1, { type: "pass" }).play(2, { type: "bid", cards: [6] });
        table.play(0, { type: "pass" });
      } else table.play(0, { type: "pass" }).play(1, { type: "pass" });
    }
    const sentences = told(table, -1, { seat: 1 });
    expect(sentences).toContain("Chloé takes the Motor-car.");
    expect(sentences).toContain("Chloé bids.");
    expect(sentences).toContain("Chloé takes the Fan for 2.");
  });

  test("what the clock or an instruction did is said to be theirs", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"] }).play(0, { type: "pass" });
    const [event] = table.events(ANA, 0);
    if (event === undefined) throw new Error("no event");
    const view = table.view(ANA);
    const by = (actor: ApiEvent["by"]): string | null =>
      sentenceFor({ ...event, by: actor }, view, english);
    expect(by("clock")).toBe("Out of time: You pass.");
    expect(by("instruction")).toBe("Your instructions: You pass.");
  });

  test("what a bot played for the reader is told as that, and no other bot's moves", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"] }).play(0, { type: "pass" });
    const [event] = table.events(ANA, 0);
    if (event === undefined) throw new Error("no event");
    const botsMove: ApiEvent = { ...event, by: "bot" };
    expect(sentenceFor(botsMove, table.view(ANA), english)).toBe("Done for you: You pass.");
    expect(sentenceFor(botsMove, table.view({ seat: 1 }), english)).toBe("Ana passes.");
    expect(recapOf([botsMove], 0, table.view(ANA), english)).toBe("Done for you: You pass.");
  });
});

describe("D5: the reader's own turn", () => {
  test("what is to beat, who leads and what is laid", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"] })
      .play(0, { type: "bid", cards: [8] })
      .play(1, { type: "bid", cards: [12] })
      .play(2, { type: "pass" });
    expect(yourTurnSentence(table.view(ANA), english)).toBe(
      "Your turn. 12 to beat, Béla leads. You have laid 8.",
    );
  });

  test("an own move is followed by who is awaited", () => {
    const table = engineTable({ seats: 3, deck: ["L7", "L3"] });
    const before = table.view(ANA);
    table.play(0, { type: "bid", cards: [3, 6] });
    const action = { type: "bid", cards: [3, 6] } as const;
    expect(ownActSentence(action, before, table.view(ANA), english)).toBe(
      "You bid 9. Waiting for Béla.",
    );
  });
});

describe("check 21: the recap", () => {
  const table = engineTable({ seats: 3, deck: ["L7", "L3", "L4"] })
    .play(0, { type: "bid", cards: [4] })
    .play(1, { type: "bid", cards: [8] })
    .play(2, { type: "pass" });

  test("21: it has what others did after the last visit, and nothing of one's own", () => {
    expect(recapOf(table.events(ANA), 0, table.view(ANA), english)).toBe(
      "Béla raises to 8, was 4. Chloé passes.",
    );
    expect(recapOf(table.events(ANA), 2, table.view(ANA), english)).toBe("Chloé passes.");
  });

  test("21: where nothing happened there is none", () => {
    expect(recapOf(table.events(ANA), 3, table.view(ANA), english)).toBeNull();
  });

  test("21: much of it is told by how the lots ended and the last moves", () => {
    const long = engineTable({ seats: 3, starter: 1, deck: ["L7", "L3", "L4"] })
      .play(1, { type: "bid", cards: [4] })
      .play(2, { type: "bid", cards: [8] })
      .play(0, { type: "pass" })
      .play(1, { type: "pass" })
      .play(2, { type: "bid", cards: [1] });
    const text = recapOf(long.events(ANA), 0, long.view(ANA), english) ?? "";
    expect(text).toContain("Chloé takes the Motor-car for 8.");
    expect(text).toContain("Chloé bids 1.");
    expect(text.length).toBeLessThanOrEqual(140);
  });
});
