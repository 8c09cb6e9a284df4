import { expect, test } from "vitest";
import { randomFromNumber } from "../../shared/bots/index.ts";
import { statusOf, versionOf } from "../../worker/game/game-record.ts";
import { viewOf } from "../../worker/game/game-view.ts";
import { served } from "../../worker/game/served-events.ts";
import { SPECTATOR } from "../../shared/engine/seat.ts";
import { modestly } from "./support/play-out.ts";
import { memoryGame, type MemoryTable } from "./support/memory-table.ts";
import { LONG } from "./support/table.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const DMITRI = 3;

/** What a person reads of it afterwards, one line an event: day, hour, who, what, played by whom. */
function logOf(table: MemoryTable): string[] {
  const { record } = table;
  const begun = record.play?.startedAt ?? 0;
  return record.history.slice().map((item) => {
    const event = served(record, SPECTATOR, item);
    const hours = Math.floor((item.at - begun) / HOUR);
    const when = `day ${Math.floor(hours / 24) + 1}, ${hours % 24} h`;
    const who = "seat" in event ? (record.chairs[event.seat]?.name ?? "") : "";
    return `${when}: ${who} ${event.type}${event.by === undefined ? "" : ` (${event.by})`}`;
  });
}

/** People look in when they have time; from the second day on Dmitri is silent for a week. */
function playForWeeks(): MemoryTable {
  const clock = { bank: 3 * 86_400, increment: 12 * 3600 };
  const table = memoryGame({ seats: 5, clock, absent: "pass" }, LONG);
  const begun = table.now;
  const random = randomFromNumber(5);
  const policy = modestly(5);
  let paused = false;
  for (let guard = 0; statusOf(table.record) === "running" && guard < 2000; guard += 1) {
    const day = (table.now - begun) / DAY;
    const isDmitriGone = day > 1 && day < 9;
    if (day > 9 && table.record.chairs[DMITRI]?.away === true)
      table.ask(DMITRI, { type: "return" });
    if (day > 11 && !paused) {
      paused = true;
      for (const place of [0, 1, 2, 3, 4]) table.ask(place, { type: "pause", hours: 48 });
    }
    table.sleepUntil(table.now + HOUR * (1 + Math.floor(random() * 12)));
    const seat = table.record.play?.state.turn ?? null;
    leaveInstruction(table);
    if (seat === null || (seat === DMITRI && isDmitriGone)) continue;
    const action = policy(viewOf(table.record, { seat }, table.now));
    table.ask(seat, { type: "act", request: { version: versionOf(table.record), action } });
  }
  return table;
}

/** Eve says beforehand up to what she goes, wherever she can. */
function leaveInstruction(table: MemoryTable): void {
  const auction = table.record.play?.state.auction?.number ?? 0;
  const rule = { kind: "raise-to", cap: 11 } as const;
  table.ask(4, { type: "instruct", instruction: { auction, rule, then: "pass" } });
}

test("five people play for three weeks, with absences, instructions and a pause, and the log reads right", () => {
  const table = playForWeeks();
  const { history, play } = table.record;
  expect(play?.state.result).not.toBeNull();
  const times = history.slice().map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const log = logOf(table);
  expect(log[0]).toMatch(/game-opened$/u);
  expect(log.at(-1)).toMatch(/game-over$/u);
  // Dmitri's time ran out twice; from then on the table passed for him until he came back.
  const byClock = log.filter((line) => line.includes("(clock)"));
  expect(byClock.length).toBeGreaterThanOrEqual(2);
  expect(byClock.every((line) => line.includes("Dmitri"))).toBe(true);
  expect(table.record.chairs[DMITRI]?.away).toBe(false);
  // What Eve's instruction played looks like hers to everybody else.
  expect(play?.acts.slice().some(({ seat, by }) => seat === 4 && by === "instruction")).toBe(true);
  expect(log.some((line) => line.includes("instruction"))).toBe(false);
  const days = ((times.at(-1) ?? 0) - (play?.startedAt ?? 0)) / DAY;
  expect(days).toBeGreaterThan(14);
  // The rows alone tell the same story again.
  const again = table.readUpTo(table.rows.length).record;
  expect(again).toEqual(table.record);
});
