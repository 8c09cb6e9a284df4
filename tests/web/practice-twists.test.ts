import { describe, expect, test } from "vitest";
import { viewSchema } from "../../shared/contract/view-schema.ts";
import { eventSchema } from "../../shared/contract/event-schema.ts";
import { recordSchema } from "../../shared/contract/record.ts";
import { deal, replay, VARIANTS, type Variant } from "../../shared/engine/index.ts";
import { PERSON } from "../../web/practice/practice-game.ts";
import { reopenPractice, storedOf } from "../../web/practice/stored-practice.ts";
import { bodyOf, lively, openDesk, playOut } from "./practice-desk.ts";

/** Each of the 32 sets of twists. */
const TWISTS = Array.from({ length: 2 ** VARIANTS.length }, (_, set) =>
  VARIANTS.filter((__, bit) => (set >> bit) % 2 === 1),
);

describe("with the house twists", () => {
  test.each([3, 4, 5] as const)(
    "%i seats, each of the 32 sets: a whole game, in the API's shapes, that can be reopened",
    (seats) => {
      const played = new Set<string>();
      for (const [place, variants] of TWISTS.entries()) {
        const level = place % 2 === 0 ? "gentle" : "keen";
        const desk = openDesk(seats, level, { variants });
        for (const type of playOut(desk, lively)) played.add(type);
        const view = viewSchema.parse(bodyOf(desk.get()));
        expect(view.options).toMatchObject({ seats, variants });
        const { events } = bodyOf(desk.get("/events")) as { events: readonly unknown[] };
        for (const event of events) eventSchema.parse(event);
        const record = recordSchema.parse(bodyOf(desk.get("/record")));
        expect(record.variants).toEqual(variants);
        const again = replay(deal({ ...desk.setup, variants }), desk.game().acts);
        expect(again).toMatchObject({ state: { result: desk.game().state.result } });
        const text = JSON.stringify(storedOf(desk.setup, desk.game()));
        expect(reopenPractice(JSON.parse(text))?.practice).toEqual(desk.game());
      }
      expect([...played].toSorted()).toEqual(
        expect.arrayContaining(["bid", "exit", "pass", "seal"]),
      );
    },
    60_000,
  );

  test("sharp knows them, all at once", () => {
    const desk = openDesk(3, "sharp", { variants: VARIANTS });
    playOut(desk, lively, 1);
    expect(desk.game().state.auctionsDone).toBeGreaterThanOrEqual(1);
  }, 60_000);

  test("the bots seal without waiting, and an envelope of the person is good while they do", () => {
    const desk = openDesk(4, "gentle", { variants: ["sealed"] });
    const { version } = desk.game().state;
    desk.step();
    desk.step();
    expect(viewSchema.parse(bodyOf(desk.get())).auction).toMatchObject({ submitted: [1, 2] });
    bodyOf(desk.act(version, { type: "seal", cards: [2] }));
    // The bot that was about to seal thinks anew, and does so once.
    desk.settle();
    const sealed = desk.game().acts.filter(({ action }) => action.type === "seal");
    expect(sealed.map(({ seat }) => seat)).toEqual([1, 2, PERSON, 3]);
    // In the bidding an old version is old again.
    const { state } = desk.game();
    expect(state.phase).toBe("bidding");
    expect(desk.act(version, { type: "seal", cards: [1] })).toMatchObject({
      code: "stale-version",
    });
  });

  test("an open budget is seen, a hand without that twist is not", () => {
    const purses = (variants: readonly Variant[]): boolean => {
      const desk = openDesk(3, "gentle", { variants });
      desk.settle();
      return viewSchema.parse(bodyOf(desk.get())).seats.every(({ money }) => money !== null);
    };
    expect([purses(["open"]), purses([])]).toEqual([true, false]);
  });
});
