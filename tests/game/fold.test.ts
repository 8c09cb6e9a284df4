import { expect, test } from "vitest";
import { invitationSchema } from "../../shared/contract/ids.ts";
import type { Change, Entry } from "../../worker/game/entry.ts";
import { applyChange, evolve } from "../../worker/game/evolve.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bid,
  call,
  dealt,
  ENTROPY,
  HOUR,
  lobby,
  NEXT_ID,
  openTable,
  PASS,
  passToTheEnd,
  play,
  retry,
} from "./support/calls.ts";

function entry(changes: readonly Change[], more: Partial<Entry> = {}): Entry {
  return { at: 1_000, place: null, retry: null, changes, ...more };
}

/** The rows of a table, folded anew. */
function folded(table: MemoryTable) {
  return table.readUpTo(table.rows.length).record;
}

test("the first row opens the game; what does not is a broken row", () => {
  const broken = "The first row of a game does not open it.";
  expect(() => evolve(undefined, entry([]))).toThrow(broken);
  expect(() => evolve(undefined, entry([{ type: "left", place: 0 }]))).toThrow(broken);
  expect(() => applyChange(undefined, { type: "pause-ended" }, 0)).toThrow(broken);
});

test("what the rules do not allow was never written: such a row is broken", () => {
  const acted = (seat: number) => entry([{ type: "acted", seat, action: PASS }]);
  expect(() => evolve(lobby().record, acted(0))).toThrow("An action before the deal.");
  expect(() => evolve(dealt(["L5"]).record, acted(1))).toThrow(
    "A stored action is refused: not-your-turn.",
  );
  const started = { type: "started", starter: 0, deck: [] } as const;
  expect(() => evolve(openTable().record, entry([started]))).toThrow(
    "A game cannot start with 1 seats.",
  );
});

test("a table as it is opened: empty chairs, nothing told but its opening", () => {
  const { record } = openTable({ seats: 4 });
  expect(record).toMatchObject({
    openedAt: record.changedAt,
    nextPlace: 1,
    revision: 1,
    rematch: null,
    proposals: [],
    keepDays: 90,
    overAt: null,
    play: null,
    ended: null,
    entries: 1,
    host: 0,
  });
  expect(record.chairs.slice(1)).toEqual([null, null, null]);
  expect(record.chairs[0]).toEqual({
    kind: "person",
    level: null,
    place: 0,
    name: "Ada",
    livery: "azure",
    entropy: null,
    generation: 0,
    tokenUsed: false,
    forcedPass: null,
    keptFor: null,
    handedToBot: false,
    missed: 0,
    instruction: null,
    away: false,
  });
});

test("each public change counts in the revision, game actions and private changes do not", () => {
  const { record } = dealt(["L5"], { seats: 4, starter: 1 });
  const counts = (change: Change) => applyChange(record, change, 2_000).revision - record.revision;
  const rule = { kind: "pass" } as const;
  const quiet: readonly Change[] = [
    { type: "acted", seat: 1, action: PASS },
    { type: "forced-pass-chosen", place: 0, forcedPass: "auto" },
    { type: "entropy-given", place: 0, entropy: ENTROPY },
    { type: "instructed", place: 0, instruction: { auction: 1, rule, then: "wake" } },
    { type: "uninstructed", place: 0 },
    { type: "token-renewed", place: 0 },
    { type: "token-used", place: 0 },
  ];
  expect(quiet.map(counts)).toEqual(quiet.map(() => 0));
  const invitation = invitationSchema.parse("another");
  const loud: readonly Change[] = [
    { type: "invitation-renewed", invitation },
    { type: "table-changed", name: "Tuesday" },
    { type: "seat-changed", place: 0, name: "Adele" },
    { type: "agreed", place: 0, to: { kind: "end" } },
    { type: "pause-declined", place: 0 },
    { type: "paused", until: 9_000 },
    { type: "pause-ended" },
    { type: "handed-to-bot", place: 1 },
    { type: "went-away", place: 0 },
    { type: "came-back", place: 0 },
    { type: "rematch-opened", next: NEXT_ID },
    { type: "ended", endedBy: "agreement" },
  ];
  expect(loud.map(counts)).toEqual(loud.map(() => 1));
});

test("whom a bot plays for, about him nobody votes any more; other proposals stand", () => {
  const table = dealt(["L5"], { seats: 5, variants: ["sealed"] });
  table.now += 24 * HOUR;
  for (const seat of [0, 1]) call(table, 2, { type: "vote", vote: { kind: "bot", seat } });
  call(table, 2, { type: "vote", vote: { kind: "end" } });
  const { proposals } = applyChange(table.record, { type: "handed-to-bot", place: 1 }, table.now);
  expect(proposals.map(({ motion }) => motion)).toEqual([
    { kind: "bot", place: 0 },
    { kind: "end" },
  ]);
});

test("a change about somebody who has left changes nobody", () => {
  const { record } = lobby();
  for (const change of [
    { type: "seat-changed", place: 9, name: "Nobody" },
    { type: "token-renewed", place: 9 },
    { type: "came-back", place: 9 },
  ] as const)
    expect(applyChange(record, change, 0).chairs).toEqual(record.chairs);
});

test("an entry counts, notes its time, and is remembered by its key and its place", () => {
  const table = dealt(["L5"]);
  const { entries } = table.record;
  table.now += HOUR;
  play(table, [0, bid(4)]);
  expect(table.record).toMatchObject({ entries: entries + 1, changedAt: table.now });
  expect(table.record.retries.size).toBe(0);
  call(table, 1, { type: "pause", hours: 1 }, retry("key", "body"));
  expect([...table.record.retries]).toEqual([
    ["1 key", { key: "key", request: "body", entry: entries + 2 }],
  ]);
  const { record } = openTable();
  const opened = evolve(record, entry([], { retry: retry("key") }));
  expect([...opened.retries.keys()]).toEqual(["anyone key"]);
});

test("the first event of an action says who played it, and the action finds it again", () => {
  const table = dealt(["L5", "L2"], { clock: { bank: 3600, increment: 60 } });
  play(table, [0, bid(4)], [1, PASS]);
  table.sleepUntil(table.now + HOUR);
  const { history, play: dealtGame } = table.record;
  const acts = dealtGame?.acts.slice() ?? [];
  expect(acts).toMatchObject([
    { seat: 0, action: bid(4), by: null },
    { seat: 1, action: PASS, by: null },
    { seat: 2, action: PASS, by: "clock", at: table.now },
  ]);
  expect(acts.map(({ firstEvent }) => history.at(firstEvent)?.event.type)).toEqual([
    "bid-raised",
    "passed",
    "passed",
  ]);
  const last = history.slice(acts.at(2)?.firstEvent);
  expect(last.map((item) => item.told === "game" && item.by)).toEqual(["clock", null, null]);
});

test("a game is over from the moment of its last action, and once", () => {
  const table = dealt(["AG", "BV", "JV", "SC"]);
  call(table, 1, { type: "pause", hours: 2 });
  table.now += HOUR;
  passToTheEnd(table);
  const { overAt } = table.record;
  expect(overAt).toBe(table.now);
  expect(table.record.proposals).toEqual([]);
  table.now += HOUR;
  call(table, 0, { type: "rematch", next: NEXT_ID });
  expect(table.record.overAt).toBe(overAt);
});

test("10.1 a seat remembers what it was shown: who paid which cards, and nothing of an exit's card", () => {
  const table = dealt(["L5", "PS", "L2", "L3"], { variants: ["exit"] });
  play(table, [0, bid(12)], [1, PASS], [2, PASS]);
  play(table, [0, bid(2)], [1, bid(3)], [2, PASS]);
  play(table, [2, PASS], [0, { type: "exit", luxury: "L5", recover: 12 }]);
  const memories = table.record.play?.memories ?? [];
  const bits = (seat: number) => memories.map(({ purses }) => purses[seat]);
  // Of Ada: 12 and 2 are spent; she herself knows that the 12 is back, the others doubt both.
  const [own, second, third] = bits(0);
  expect(own?.doubt).toBe(0);
  expect(second?.doubt).not.toBe(0);
  expect(third).toEqual(second);
  // Of Béla, whose 3 is lost, all know the same.
  expect(new Set(bits(1).map((purse) => JSON.stringify(purse))).size).toBe(1);
  expect(bits(1)[0]?.spent).not.toBe(0);
  expect(bits(2)[0]).toEqual({ spent: 0, doubt: 0 });
  // When Ada lays the 12, those who doubted know that it was the one that came back.
  play(table, [1, PASS], [2, bid(1)], [0, bid(12)]);
  const later = (table.record.play?.memories ?? []).map(({ purses }) => purses[0]);
  expect(later).toEqual([own, own, own]);
});

test("the rows alone tell the same story again", () => {
  const table = dealt(["L5", "L2", "FP"], { seats: 5, bots: [{ level: "gentle" }] });
  play(table, [0, bid(4)], [2, bid(25)], [3, PASS]);
  call(table, 4, { type: "leave", seat: 4 });
  call(table, 2, { type: "renew-token" });
  expect(folded(table)).toEqual(table.record);
});
