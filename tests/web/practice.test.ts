import { describe, expect, test } from "vitest";
import { viewSchema } from "../../shared/contract/view-schema.ts";
import { eventSchema } from "../../shared/contract/event-schema.ts";
import { recordSchema } from "../../shared/contract/record.ts";
import { faultOfDeal } from "../../shared/deal/index.ts";
import { deal, legalFor, replay } from "../../shared/engine/index.ts";
import { pastPractice } from "../../web/practice/past-practice.ts";
import { PERSON } from "../../web/practice/practice-game.ts";
import { reopenPractice, storedOf } from "../../web/practice/stored-practice.ts";
import { bodyOf, NAMES, openDesk, playOut } from "./practice-desk.ts";

describe("practice against bots, without a server", () => {
  test.each([
    [3, "gentle"],
    [4, "keen"],
    [5, "gentle"],
  ] as const)("%i seats, %s: a whole game in the shapes of the API", (seats, level) => {
    const desk = openDesk(seats, level);
    playOut(desk);
    expect(() => viewSchema.parse(bodyOf(desk.get()))).not.toThrow();
    const told = bodyOf(desk.get("/events"));
    const { events } = told as { events: readonly unknown[] };
    expect(events.length).toBeGreaterThan(30);
    for (const event of events) expect(() => eventSchema.parse(event)).not.toThrow();
    const updates = desk.frames.filter(({ type }) => type === "update");
    expect(updates.length).toBeGreaterThan(10);
  });

  test("a bot's hand never reaches the page before the end", () => {
    const desk = openDesk(4, "keen");
    desk.settle();
    const { seats } = viewSchema.parse(bodyOf(desk.get()));
    expect(seats.map(({ hand }) => hand === null)).toEqual([false, true, true, true]);
    expect(bodyOf(desk.get())).not.toHaveProperty("deck");
  });

  test("a finished game is a record that replays to the same result, and its deal verifies", () => {
    const desk = openDesk(4, "keen");
    expect(desk.get("/record")).toMatchObject({ kind: "refused" });
    playOut(desk);
    const record = recordSchema.parse(bodyOf(desk.get("/record")));
    const { fairness, starter, deck } = record;
    if (fairness === undefined) throw new Error("no fairness");
    expect(faultOfDeal({ starter, deck, fairness })).toBeUndefined();
    const { setup, acts, state } = { ...desk, ...desk.game() };
    const start = deal({ ...setup, starter, deck });
    const again = replay(start, acts);
    expect(again).toMatchObject({ state: { result: state.result } });
  });

  test("an action on an old version is refused with what has happened since", () => {
    const desk = openDesk(3, "gentle");
    desk.settle();
    const { version } = desk.game().state;
    const { cheapest } = legalFor(desk.game().state, PERSON);
    bodyOf(desk.act(version, { type: "bid", cards: cheapest }));
    const stale = desk.act(version, { type: "pass" });
    expect(stale).toMatchObject({ code: "stale-version", facts: { version: version + 1 } });
  });

  test("what the rules do not allow changes nothing", () => {
    const desk = openDesk(3, "gentle");
    desk.settle();
    const { state } = desk.game();
    expect(desk.act(state.version, { type: "bid", cards: [] })).toMatchObject({
      code: "invalid-request",
      why: "empty-bid",
    });
    expect(desk.game().state).toBe(state);
  });

  test("a new line hears everything after the version it names, and a ping is answered", () => {
    const desk = openDesk(3, "keen");
    desk.settle();
    desk.frames.length = 0;
    desk.hear({ type: "resume", since: 0 });
    desk.hear({ type: "ping" });
    expect(desk.frames.map(({ type }) => type)).toEqual(["update", "pong"]);
  });
});

describe("what the device keeps of it", () => {
  test("a kept game goes on where it stood", () => {
    const desk = openDesk(4, "keen");
    desk.settle();
    const text = JSON.stringify(storedOf(desk.setup, desk.game()));
    const reopened = reopenPractice(JSON.parse(text));
    expect(reopened?.practice).toEqual(desk.game());
  });

  test("it can be looked back at: it answers as the desk did, and nothing is played there", () => {
    const desk = openDesk(3, "gentle");
    playOut(desk);
    const stored: unknown = JSON.parse(JSON.stringify(storedOf(desk.setup, desk.game())));
    const past = pastPractice(stored, NAMES);
    if (past === undefined) throw new Error("not opened");
    const path = `/v1/games/${past.table.id}`;
    for (const end of ["/events", "/record"]) {
      const answer = past.ask({ method: "GET", path: path + end, body: undefined });
      expect(answer).toEqual(desk.get(end));
    }
    const { version } = desk.game().state;
    const body = { version, action: { type: "pass" } };
    expect(past.ask({ method: "POST", path: `${path}/actions`, body })).toMatchObject({
      code: "invalid-request",
    });
    expect(pastPractice(null, NAMES)).toBeUndefined();
  });

  test("what is broken or not allowed is no game", () => {
    const desk = openDesk(3, "gentle");
    playOut(desk);
    const stored = storedOf(desk.setup, desk.game());
    const [first, ...rest] = stored.acts;
    const broken = [
      null,
      "practice",
      {},
      { ...stored, begun: "noon" },
      { ...stored, setup: { ...stored.setup, seats: 6 } },
      { ...stored, setup: { ...stored.setup, starter: 3 } },
      { ...stored, setup: { ...stored.setup, level: "perfect" } },
      { ...stored, setup: { ...stored.setup, deck: ["L1"] } },
      { ...stored, setup: { ...stored.setup, variants: ["double"] } },
      { ...stored, setup: { ...stored.setup, variants: ["open", "open"] } },
      { ...stored, setup: { ...stored.setup, variants: undefined } },
      { ...stored, acts: [null] },
      { ...stored, acts: [{ ...first, action: { type: "bid", cards: 3 } }] },
      { ...stored, acts: rest },
    ];
    for (const value of broken) expect(reopenPractice(value)).toBeUndefined();
    expect(reopenPractice(stored)).toBeDefined();
  });

  test("two games have two ids", () => {
    const id = (seed: string): string => openDesk(3, "gentle", { seed }).table.id;
    expect(id("01".repeat(32))).not.toBe(id("02".repeat(32)));
  });
});
