import { describe, expect, test, vi } from "vitest";
import { RequestFailed, valueOf } from "../../shared/client/answered.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import { isDealt, type DealtView, type View } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/index.ts";
import { lesson as words } from "../../web/i18n/en/lesson.ts";
import { coachOf, lastLotSentence } from "../../web/practice/lesson-coach.ts";
import { openLesson, type Lesson } from "../../web/practice/lesson-house.ts";
import type { PracticeAct } from "../../web/practice/practice-game.ts";
import { english } from "./speech.ts";

const NAMES = { table: "Lesson", person: "You", tooSoon: words.tooSoon };
const bid = (...cards: (1 | 2 | 3 | 4 | 6 | 8 | 10)[]): Action => ({ type: "bid", cards });
const pass: Action = { type: "pass" };

interface Pupil {
  readonly lesson: Lesson;
  readonly kept: () => readonly PracticeAct[];
  /** Acts, then lets the rivals answer. */
  readonly act: (action: Action) => Promise<void>;
  readonly look: () => Promise<DealtView>;
  readonly coach: () => Promise<string>;
}

function pupil(acts?: unknown): Pupil {
  let kept: readonly PracticeAct[] = [];
  const lesson = openLesson(acts, NAMES, (next) => {
    kept = next;
  });
  const look = async (): Promise<DealtView> => {
    const view: View = valueOf(await lesson.table.view());
    if (!isDealt(view)) throw new Error("not dealt");
    return view;
  };
  const events = async (): Promise<readonly ApiEvent[]> =>
    valueOf(await lesson.table.events()).events;
  return {
    lesson,
    kept: () => kept,
    look,
    act: async (action) => {
      const { version } = await look();
      valueOf(await lesson.table.act(version, action));
      await vi.runAllTimersAsync();
    },
    coach: async () => coachOf(await look(), await events(), words, english).join(" "),
  };
}

vi.useFakeTimers();

describe("the two-minute lesson", () => {
  test("raising: the winner pays, the loser takes his money back", async () => {
    const { act, look, coach } = pupil();
    expect(await coach()).toBe(words.money);
    await act(bid(3, 6));
    expect(await coach()).toBe(`Chloé raises to 10, was 9. ${words.raise}`);
    await act(bid(2));
    const view = await look();
    expect(view.lastAuction).toMatchObject({ card: "L4", winner: 0, paid: 11 });
    expect(view.seats[1]?.handCount).toBe(11);
    expect(await coach()).toBe(
      `You take the Chronometer for 11. ${words.won} ${words.disgrace} ${words.layLeast}`,
    );
  });

  test("passing: the money comes back, and Chloé pays", async () => {
    const { act, look, coach } = pupil();
    await act(bid(3, 6));
    await act(pass);
    const view = await look();
    expect(view.lastAuction).toMatchObject({ winner: 1, paid: 10 });
    expect(view.you?.money).toBe(106);
    // Chloé has won, so she begins; both rivals have laid before it is the person's turn.
    expect(view.seats.map(({ bid: laid }) => laid.length)).toEqual([0, 1, 1]);
    expect(await coach()).toContain(words.tryPass);
  });

  test.each([
    ["after a raise", [bid(3, 6), bid(2), bid(1), bid(4)]],
    ["after a pass", [bid(3, 6), pass, bid(4)]],
  ])("the disgrace, %s: Dmitri takes it and the others pay", async (_, actions) => {
    const { lesson, act, look } = pupil();
    for (const action of actions) await act(action);
    const view = await look();
    expect(view.auctionsDone).toBe(2);
    expect(view.seats[2]?.cards).toEqual(["SC"]);
    const { events } = valueOf(await lesson.table.events());
    expect(lastLotSentence(view, events, english)).toMatch(
      /^Dmitri passes first and takes the Scandale\. You lose \d and Chloé loses \d\.$/,
    );
    expect(lesson.result().money[2]).toBe(106);
  });

  test("taking the disgrace is allowed: the own money comes back", async () => {
    const { act, look } = pupil();
    for (const action of [bid(3, 6), bid(2), bid(1), pass]) await act(action);
    const view = await look();
    expect(view.seats[0]?.cards).toEqual(["L4", "SC"]);
    expect(view.you?.money).toBe(95);
  });

  test("a pass before any bid is answered in the lesson's own words", async () => {
    const { lesson, look } = pupil();
    const { version } = await look();
    const refused = valueOfFailure(await lesson.table.act(version, pass));
    expect(refused).toBe(words.tooSoon);
  });

  test("everything on the table at once leaves the rivals nothing but to pass", async () => {
    const { act, look } = pupil();
    await act(bid(1, 2, 3, 4, 6, 8, 10));
    await act({ type: "bid", cards: [12, 15, 20, 25] });
    expect((await look()).auctionsDone).toBe(1);
  });

  test("it is taken up where it was left, and begins anew from what is broken", async () => {
    const before = pupil();
    await before.act(bid(3, 6));
    const text: unknown = JSON.parse(JSON.stringify(before.kept()));
    const after = pupil(text);
    const { seats, version } = await after.look();
    expect(version).toBe(3);
    expect(seats.map(({ bid: laid }) => laid)).toEqual([[3, 6], [10], []]);
    expect((await pupil([{ seat: 0 }]).look()).version).toBe(0);
  });
});

function valueOfFailure(answered: Parameters<typeof valueOf>[0]): string {
  try {
    valueOf(answered);
  } catch (error) {
    if (error instanceof RequestFailed) return error.message;
  }
  throw new Error("it was not refused");
}
