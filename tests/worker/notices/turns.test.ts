import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask } from "../support/front-door.ts";
import { countRows } from "../support/rows.ts";
import { openTable, startTable, type Table } from "../support/table.ts";
import { DEVICE, mailTo, moveTo, set, tell } from "./channels.ts";
import { Outside } from "./outside.ts";

const HOUR = 3_600_000;
const CLOCK = { bank: 8 * 3_600, increment: 600 };
const DORA = "dora@example.net";
let outside: Outside;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  outside = new Outside();
});
afterEach(() => {
  vi.restoreAllMocks();
  outside = new Outside();
  vi.useRealTimers();
});

async function onTurn(): Promise<{ table: Table; seat: number; deadline: number; since: number }> {
  const since = Date.now();
  const table = await startTable({ clock: CLOCK });
  const view = await table.view();
  const { turn, deadlineAt } = view;
  if (turn === null || deadlineAt === null) throw new Error("No clock runs.");
  return { table, seat: turn, deadline: Date.parse(deadlineAt), since };
}

describe("a turn with a clock", () => {
  test("is pushed once, then at half time and at a quarter left, and never after the move", async () => {
    const { table, seat, deadline, since } = await onTurn();
    await set(table, seat, { push: [DEVICE] });
    const whole = deadline - since;
    const counts: number[] = [];
    for (const part of [0, 0.3, 0.51, 0.6, 0.76, 0.9]) {
      moveTo(since + whole * part + 1_000);
      await tell(table);
      counts.push(outside.pushes.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    await table.play(seat, (await table.view()).version, { type: "bid", cards: [2] });
    await tell(table);
    expect(outside.pushes).toHaveLength(3);
  });

  test("and its reminders cost one row and one alarm each, the clock's own among them", async () => {
    const { table, seat, deadline, since } = await onTurn();
    // The first row of all makes the table that it stands in.
    await set(table, (seat + 1) % 3, { timeZone: "Europe/Bucharest" });
    const count = await countRows(table);
    await set(table, seat, { push: [DEVICE] });
    const settings = 1;
    const whole = deadline - since;
    await vi.waitFor(() => expect(outside.pushes).toHaveLength(1));
    for (const part of [0.51, 0.76]) {
      moveTo(since + whole * part + 1_000);
      await tell(table);
    }
    await vi.waitFor(() => expect(outside.pushes).toHaveLength(3));
    await vi.waitFor(() => expect(count.rows() - settings).toBe(3));
    // The first word goes out at once; what is armed is the look after it, which is the half time.
    expect(count.armed()).toEqual([since + whole / 2, deadline - whole / 4, deadline]);
  });

  test("reminders are withdrawn if the seat has acted", async () => {
    const { table, seat } = await onTurn();
    await set(table, seat, { push: [DEVICE] });
    await tell(table);
    await table.play(seat, (await table.view()).version, { type: "bid", cards: [2] });
    const sent = outside.pushes.length;
    moveTo(Date.now() + 5 * HOUR);
    await tell(table);
    expect(outside.pushes).toHaveLength(sent);
  });

  test("whom the clock sent away is told no more until he comes back", async () => {
    const table = await startTable({ clock: CLOCK, absent: "pass" });
    for (const seat of [0, 1, 2]) await mailTo(table, seat, `s${seat}@example.net`, outside);
    for (let day = 0; day < 12; day++) {
      await tell(table);
      moveTo(Date.now() + 24 * HOUR);
    }
    const mailed = outside.mails.length;
    const { seats, status } = await table.view();
    expect(status === "over" || seats.every(({ away }) => away)).toBe(true);
    moveTo(Date.now() + 48 * HOUR);
    await tell(table);
    expect(outside.mails.length - mailed).toBeLessThanOrEqual(3);
  });
});

describe("whose turn it is not", () => {
  test("lesson: pass unless outbid is missing – an instruction plays, and no mail comes", async () => {
    let { table, seat } = await onTurn();
    let { auction } = await table.view();
    // Passing a disgrace takes it, and then it is that seat's turn for another reason.
    while (auction?.kind !== "positive") {
      ({ table, seat } = await onTurn());
      ({ auction } = await table.view());
    }
    const next = (seat + 1) % 3;
    await mailTo(table, next, DORA, outside);
    const body = { auction: auction.number, rule: { kind: "pass" }, then: "pass" };
    const left = await ask("PUT", `${table.path}/instruction`, { token: table.tokens[next], body });
    expect(left.status).toBe(200);
    const before = outside.countTo(DORA);
    await table.play(seat, (await table.view()).version, { type: "bid", cards: [10] });
    await tell(table);
    expect((await table.view()).turn).not.toBe(next);
    expect(outside.countTo(DORA)).toBe(before);
  });

  test("lesson: push to wrong person – each seat's device hears of its own turn alone", async () => {
    const { table, seat } = await onTurn();
    for (const each of [0, 1, 2]) {
      await set(table, each, { push: [{ ...DEVICE, endpoint: `${DEVICE.endpoint}-${each}` }] });
    }
    await tell(table);
    expect(outside.pushes).toEqual([`${DEVICE.endpoint}-${seat}`]);
  });
});

test("a table that is deleted leaves no address behind, nor an alarm", async () => {
  const table = await openTable();
  await mailTo(table, 0, DORA, outside);
  await ask("DELETE", table.path, { token: table.tokens[0] });
  moveTo(Date.now() + 200 * 24 * HOUR);
  // The object ends itself: what it left is read by a new one.
  await tell(table).catch(() => undefined);
  const left = await runInDurableObject(table.stub, async (_, state) => ({
    tables: state.storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name = 'notice'")
      .toArray(),
    alarm: await state.storage.getAlarm(),
  }));
  expect(left).toEqual({ tables: [], alarm: null });
});
