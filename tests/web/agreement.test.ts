import { describe, expect, test } from "vitest";
import type { Proposal } from "../../shared/contract/proposal.ts";
import { gameIdSchema } from "../../shared/contract/ids.ts";
import { agreement as words } from "../../web/i18n/en/agreement.ts";
import { formatsOf } from "../../web/i18n/formats.ts";
import { openProposals } from "../../web/table/agreement.ts";
import { waitingTables } from "../../web/table/next-table.ts";
import { engineTable } from "../support/engine-table.ts";

const formats = formatsOf("en");
const table = engineTable({ seats: 4, deck: ["L7", "SC"] });

function asRead(proposal: Proposal, seat: 0 | 1 | 2 | 3) {
  const view = { ...table.view({ seat }), proposals: [proposal] };
  return openProposals(view, words, formats).map(({ text, answer }) => [text, answer]);
}

describe("what is proposed at a table", () => {
  const pause: Proposal = { kind: "pause", hours: 24, by: [1], wanted: [0, 2] };

  test("whoever is asked may agree, and reads who else is missing", () => {
    expect(asRead(pause, 0)).toEqual([
      ["A pause of 24\u{a0}hr, proposed by Béla. Still to agree: Chloé.", "agree"],
    ]);
  });

  test("whoever proposed a pause may take it back", () => {
    expect(asRead(pause, 1)).toEqual([
      ["A pause of 24\u{a0}hr, proposed by you. Still to agree: Ana and Chloé.", "take-back"],
    ]);
  });

  test("whoever is not asked only reads it", () => {
    expect(asRead(pause, 3)[0]?.[1]).toBeNull();
    const bot: Proposal = { kind: "bot", seat: 3, by: [0], wanted: [1] };
    expect(asRead(bot, 3)).toEqual([
      ["A bot to play for Dmitri, proposed by Ana. Still to agree: Béla.", null],
    ]);
  });

  test("what was agreed to cannot be taken back, but for a pause", () => {
    const end: Proposal = { kind: "end", by: [0], wanted: [1] };
    expect(asRead(end, 0)[0]?.[1]).toBeNull();
    expect(asRead(end, 1)).toEqual([
      ["To end this game without a result, proposed by Ana.", "agree"],
    ]);
  });
});

describe("the next table that waits", () => {
  const at = (letter: string, deadlineAt: string | null) => {
    const view = table.view({ seat: 0 });
    const seats = view.seats.map((seat) => ({
      ...seat,
      deadlineAt: seat.seat === 0 ? deadlineAt : null,
    }));
    return { ...view, id: gameIdSchema.parse(letter.repeat(24)), seats, deadlineAt };
  };

  test("the most urgent comes first, those without a clock last", () => {
    const late = at("b", "2026-12-02T12:00:00.000Z");
    const soon = at("c", "2026-12-01T12:00:00.000Z");
    const never = at("d", null);
    expect(waitingTables([never, late, soon])).toEqual([soon, late, never]);
  });

  test("only where something is due from this seat", () => {
    expect(waitingTables([table.view({ seat: 1 })])).toEqual([]);
    expect(waitingTables([{ ...at("e", null), status: "over" }])).toEqual([]);
  });
});
