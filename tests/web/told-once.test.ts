import { describe, expect, test } from "vitest";
import { dockOf } from "../../web/table/dock.ts";
import { dockWordsOf } from "../../web/table/dock-words.ts";
import { instructionText } from "../../web/table/instruction-text.ts";
import { ledgerOf } from "../../web/table/ledger.ts";
import { recapOf } from "../../web/table/recap.ts";
import { rivalsOf } from "../../web/table/rivals.ts";
import { toldOnce } from "../../web/table/sentence.ts";
import { engineTable } from "../support/engine-table.ts";
import { english } from "./speech.ts";

const ANA = { seat: 0 };

/** Chloé passes first, takes the Faux Pas, and must give up her luxury. */
const fauxPas = () =>
  engineTable({
    seats: 3,
    starter: 1,
    deck: ["FP", "L7"],
    players: [{}, {}, { cards: ["L3", "L1"] }],
  })
    .play(1, { type: "bid", cards: [2] })
    .play(2, { type: "pass" });

describe("nothing is told twice", () => {
  test("whoever passes first takes the disgrace: one sentence, in the recap and in the ledger", () => {
    const table = fauxPas();
    const sentence = "Chloé passes first and takes the Faux Pas. Béla loses 2.";
    expect(recapOf(table.events(ANA), 1, table.view(ANA), english)).toContain(sentence);
    expect(recapOf(table.events(ANA), 1, table.view(ANA), english)).not.toContain("Chloé passes.");
    const [lot] = ledgerOf(table.events(ANA), 0, table.view(ANA), english);
    expect(lot?.lines.map(({ text }) => text)).not.toContain("Chloé passes.");
    expect(lot?.lines.map(({ text }) => text)).toContain(sentence);
  });

  test("a pass that somebody else made for a seat stays: only it says so", () => {
    const table = fauxPas();
    const events = table
      .events(ANA)
      .map((event) => (event.type === "passed" ? { ...event, by: "clock" as const } : event));
    expect(toldOnce(events, table.view(ANA))).toHaveLength(events.length);
  });

  test("the evening ends once in the ledger", () => {
    const table = engineTable({ seats: 3, deck: ["AG"], greens: 3 });
    const lots = ledgerOf(table.events(ANA), 0, table.view(ANA), english);
    const ends = lots.flatMap(({ lines }) => lines).filter(({ text }) => text.includes("ends"));
    expect(ends).toHaveLength(1);
  });
});

describe("words that say what is so", () => {
  test("while one gives up a luxury nobody is said to have passed", () => {
    const view = fauxPas().view(ANA);
    expect(rivalsOf(view, english).map(({ tagText }) => tagText)).toEqual(["", "To act"]);
    expect(rivalsOf(view, english).map(({ passed }) => passed)).toEqual([false, false]);
    const words = dockWordsOf(dockOf(view, []), view, english);
    expect([words.pass.sub, words.main.sub]).toEqual(["not your turn", "not your turn"]);
  });

  test("one point is one, and so is minus one", () => {
    const view = fauxPas().view(ANA);
    const points = (status: number): string | undefined => {
      const seats = view.seats.map((seat) => ({ ...seat, status }));
      return rivalsOf({ ...view, seats }, english)[0]?.detail[0];
    };
    expect([1, -1, 0.5, 2].map(points)).toEqual(["1 pt", "−1 pt", "½ pts", "2 pts"]);
  });

  test("11.D while envelopes are sealed, Pass is not said to wait for a turn", () => {
    const view = engineTable({ seats: 3, deck: ["L7", "L3"], variants: ["sealed"] }).view(ANA);
    const { pass } = dockWordsOf(dockOf(view, []), view, english);
    expect(pass).toMatchObject({ sub: "", blocked: "Choose cards for your envelope, or none" });
  });

  test("an instruction to pass from an amount on is not followed by waking", () => {
    const auction = 6;
    const passAt = { auction, rule: { kind: "pass-at", total: 15 }, then: "wake" } as const;
    expect(instructionText(passAt, english)).toBe("Instructions: pass at 15 or more");
    const raise = { auction, rule: { kind: "raise-to", cap: 20 }, then: "wake" } as const;
    expect(instructionText(raise, english)).toBe("Instructions: raise up to 20, then wake me");
  });
});
