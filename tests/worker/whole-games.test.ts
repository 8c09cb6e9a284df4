import { expect, test } from "vitest";
import { recordSchema } from "../../shared/contract/record.ts";
import { deal, replay, type Action } from "../../shared/engine/index.ts";
import { SEAT_COUNTS } from "../../shared/engine/seat.ts";
import { VARIANTS } from "../../shared/engine/variant.ts";
import { ask } from "./support/front-door.ts";
import { modestly, playOut } from "./support/play-out.ts";
import { startTable, type Table } from "./support/table.ts";

for (const seats of SEAT_COUNTS)
  test(`${seats} people play from the invitation to the scoring`, async () => {
    const table = await startTable({ seats });
    const last = await playOut(table, modestly(seats));
    expect(last.endedBy).toBe("final-card");
    expect(last.result?.money).toHaveLength(seats);
    await expectSameByRecord(table, last.result);
  });

for (const variant of VARIANTS)
  test(`a whole game with the variant ${variant}`, async () => {
    const table = await startTable({ seats: 4, variants: [variant] });
    const last = await playOut(table, modestly(7));
    expect(last.result).not.toBeNull();
    await expectSameByRecord(table, last.result);
  });

test("a whole game with all five variants at once", async () => {
  const table = await startTable({ seats: 5, variants: [...VARIANTS] });
  const last = await playOut(table, modestly(11));
  expect(last.result).not.toBeNull();
  await expectSameByRecord(table, last.result);
});

test("one person plays against four bots, who act within his own requests", async () => {
  const bots = [1, 2, 3, 4].map(() => ({ level: "gentle" as const }));
  const table = await startTable({ seats: 5, bots });
  const turns = new Set<number | null>();
  const last = await playOut(table, modestly(3), async ({ turn }) => void turns.add(turn));
  expect(last.result).not.toBeNull();
  // Null: the last answer, after which the game is over.
  expect(turns).toEqual(new Set([0, null]));
});

/** The exported record, replayed by the engine alone, ends at the same result. */
async function expectSameByRecord(table: Table, result: unknown): Promise<void> {
  const record = recordSchema.parse((await ask("GET", `${table.path}/record`)).body);
  expect(record.complete).toBe(true);
  const seats = SEAT_COUNTS.find((count) => count === record.seats.length);
  if (seats === undefined) throw new Error("Not a number of seats.");
  const { starter, deck, variants } = record;
  const actions = record.actions.map(({ seat, at: _at, by: _by, ...action }) => ({
    seat,
    action: action as Action,
  }));
  const again = replay(deal({ seats, variants, starter, deck }), actions);
  if (!again.ok) throw new Error(`The record is refused at ${again.index}.`);
  expect(again.state.result).toEqual(result);
}
