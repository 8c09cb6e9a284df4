import { describe, expect, test, vi } from "vitest";
import fc from "fast-check";
import { replay } from "../../shared/engine/index.ts";
import { assertOver } from "./support/assert-over-games.ts";
import { chanceGames, playOut, startOf } from "./support/random-games.ts";

/** Many games: more than the usual time where two cores are busy with other things. */
vi.setConfig({ testTimeout: 60_000 });

describe("a state is its deal and its actions", () => {
  test("the same actions on the same deal lead to the same state and events", () => {
    assertOver(
      100,
      fc.property(chanceGames(), (game) => {
        const taken = [...playOut(game)];
        const outcome = replay(startOf(game), taken);
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        expect(outcome.state).toEqual(taken.at(-1)?.after);
        expect(outcome.events).toEqual([
          ...startOf(game).events,
          ...taken.flatMap(({ events }) => events),
        ]);
      }),
    );
  });

  test("the first action that is refused is named, with its refusal", () => {
    const start = startOf({ seats: 3, variants: [], starter: 0, deckSeed: 1, choices: [] });
    const pass = { type: "pass" } as const;
    expect(
      replay(start, [
        { seat: 0, action: { type: "bid", cards: [25] } },
        { seat: 2, action: pass },
        { seat: 9, action: pass },
      ]),
    ).toEqual({ ok: false, index: 1, refusal: { code: "not-your-turn" } });
  });

  test("a deal is untouched by being replayed", () => {
    const start = startOf({ seats: 3, variants: [], starter: 0, deckSeed: 1, choices: [] });
    const before = structuredClone(start);
    replay(start, [{ seat: 0, action: { type: "pass" } }]);
    expect(start).toEqual(before);
  });
});
