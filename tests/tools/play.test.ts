import { describe, expect, test } from "vitest";

import {
  type DealtView,
  isDealt,
  MONEY_CARDS,
  type View,
  viewSchema,
} from "../../shared/contract/index.ts";
import { EXAMPLE_VIEW } from "../../tools/openapi/example-game.ts";
import { CARD_KEYS } from "../../tools/play/card-keys.ts";
import { type Desk, type Effect, EMPTY_DESK, press } from "../../tools/play/desk.ts";
import { screenOf, WIDTH } from "../../tools/play/screen.ts";
import { commandOf } from "../../tools/play/spoken-command.ts";

const NOW = Date.parse(EXAMPLE_VIEW.serverTime);

function dealt(changes: Partial<View> = {}): DealtView {
  const view = viewSchema.parse({ ...EXAMPLE_VIEW, ...changes });
  if (!isDealt(view)) throw new Error("the example is a running game");
  return view;
}

/** Presses key after key, as somebody would, and tells where that leads. */
function type(keys: string, view: DealtView): { desk: Desk; effect: Effect } {
  let desk = EMPTY_DESK;
  let effect: Effect;
  for (const key of keys) [desk, effect] = press(desk, key, view);
  return { desk, effect };
}

const legal = { actions: [], toBeat: null, cheapest: null, discard: [], exit: null } as const;

function due(
  changes: Partial<NonNullable<View["you"]>["legal"]>,
  more: Partial<View> = {},
): DealtView {
  const { you } = EXAMPLE_VIEW;
  if (you === null) throw new Error("the example has a seat");
  return dealt({ ...more, you: { ...you, legal: { ...legal, ...changes } } });
}

describe("keys", () => {
  test("every money card has a key of its own", () => {
    expect([...CARD_KEYS.values()]).toEqual(MONEY_CARDS);
  });
  test("choose cards and lay them", () => {
    expect(type("ac\r", dealt()).effect).toEqual({ act: { type: "bid", cards: [1, 3] } });
  });
  test("a second press takes a card back; z takes all back", () => {
    expect(type("aca", dealt()).desk.selection).toEqual([3]);
    expect(type("acz", dealt()).desk.selection).toEqual([]);
  });
  test("l chooses the smallest raise and sends nothing", () => {
    const { desk, effect } = type("l", dealt());
    expect(desk.selection).toEqual([3]);
    expect(effect).toBeUndefined();
  });
  test("too little is not sent and says what is missing", () => {
    const { desk, effect } = type("a\r", dealt());
    expect(effect).toBeUndefined();
    expect(desk.says).toBe("Needs more than 8.");
  });
  test("a card already laid cannot be chosen", () => {
    expect(type("b", dealt()).desk.selection).toEqual([]);
  });
  test("passing a luxury asks nothing; taking a disgrace asks once", () => {
    expect(type("p", dealt()).effect).toEqual({ act: { type: "pass" } });
    const { auction } = EXAMPLE_VIEW;
    if (auction === null) throw new Error("the example has an auction");
    const peril = dealt({ auction: { ...auction, card: "SC", kind: "disgrace" } });
    const asked = type("p", peril);
    expect(asked.effect).toBeUndefined();
    expect(asked.desk.mode).toMatchObject({ kind: "sure", question: "Take the Scandale?" });
    expect(type("pn", peril).effect).toBeUndefined();
    expect(type("py", peril).effect).toEqual({ act: { type: "pass" } });
  });
  test("an envelope is final and asks once, an empty one too", () => {
    const sealing = due({ actions: ["seal"] }, { phase: "sealed" });
    expect(type("e\r", sealing).desk.mode).toMatchObject({ kind: "sure", question: "Seal 6?" });
    expect(type("\ry", sealing).effect).toEqual({ act: { type: "seal", cards: [] } });
  });
  test("a luxury is given up by its number", () => {
    const discarding = due({ actions: ["discard"], discard: ["L3", "L7"] }, { phase: "discard" });
    expect(type("2", discarding).effect).toEqual({ act: { type: "discard", luxury: "L7" } });
    expect(type("3", discarding).effect).toBeUndefined();
  });
  test("an early exit names a luxury, then a spent card", () => {
    const exit = { luxuries: ["L3", "L7"], recover: [10, 20] } as const;
    const leaving = due({ actions: ["bid", "pass", "exit"], toBeat: 8, cheapest: [3], exit });
    const effect = { act: { type: "exit", luxury: "L7", recover: 20 } };
    expect(type("x2j", leaving).effect).toEqual(effect);
    expect(type("x2a", leaving).effect).toBeUndefined();
  });
  test("nothing is sent while others are to act", () => {
    const waiting = due({}, { turn: 0 });
    expect(type("ac\r", waiting).effect).toBeUndefined();
    expect(type("p", waiting).desk.says).toMatch(/^Not your turn/u);
  });
  test("q leaves", () => {
    expect(type("q", dealt()).effect).toBe("quit");
  });
});

describe("the screen", () => {
  const long = "Maximiliane Wilhelmina von und zu Hohenst";
  const seats = EXAMPLE_VIEW.seats.map((seat) => ({ ...seat, name: long.slice(0, 40) }));

  test.each([
    ["my turn", dealt(), EMPTY_DESK],
    ["with chosen cards", dealt(), type("ack", dealt()).desk],
    ["help", dealt(), type("?", dealt()).desk],
    ["the longest names", dealt({ seats }), EMPTY_DESK],
    ["the gallery", dealt({ you: null, viewer: { spectator: true } }), EMPTY_DESK],
  ])("%s: no line is wider than 80 columns and none has colour", (_name, view, desk) => {
    for (const line of screenOf(view, desk, [`${long} raises to 20, was 15.`.repeat(2)], NOW)) {
      expect(Array.from(line).length).toBeLessThanOrEqual(WIDTH);
      expect(line).not.toContain("\u001B");
    }
  });

  test("answers what is for sale, what to beat, who leads and what I can do", () => {
    const text = screenOf(dealt(), type("ac", dealt()).desk, [], NOW).join("\n");
    expect(text).toContain("JOIE DE VIVRE, DOUBLES YOUR SCORE");
    expect(text).toContain("To beat 8 by Ana");
    expect(text).toContain("6 laid + 4 = 10");
    expect(text).toContain("Enter: Bid 10, leads by 2 · p: Pass, take back 6");
  });
});

test.each([
  ["BID 3 8", { type: "bid", cards: [3, 8] }],
  ["bid 3+8", { type: "bid", cards: [3, 8] }],
  ["Pass", { type: "pass" }],
  ["SEAL NOTHING", { type: "seal", cards: [] }],
  ["seal 10", { type: "seal", cards: [10] }],
  ["DISCARD 7", { type: "discard", luxury: "L7" }],
  ["exit L3 take 10", { type: "exit", luxury: "L3", recover: 10 }],
  ["quit", "quit"],
  ["bid 5", undefined],
  ["pass now", undefined],
  ["exit 3", undefined],
  ["raise 3", undefined],
])("the line “%s” is understood", (line, command) => {
  expect(commandOf(line)).toEqual(command);
});
