import { expect, test } from "vitest";
import type { ChangeGame } from "../../shared/contract/requests.ts";
import type { Command } from "../../worker/game/command.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bodyOf,
  call,
  changesSince,
  codeOf,
  lobby,
  look,
  openTable,
  refusedBy,
  sitDown,
  STRANGER,
  viewIn,
} from "./support/calls.ts";

function change(table: MemoryTable, request: ChangeGame) {
  return call(table, 0, { type: "change-game", request });
}

function names(table: MemoryTable) {
  return look(table, STRANGER).seats.map(({ name }) => name);
}

const CLOCK = { bank: 3600, increment: 60 };

test("the host changes one option and the others stay", () => {
  const table = lobby({ seats: 4, variants: ["open"], clock: CLOCK, absent: "pass" }, 3);
  const { options } = table.record;
  for (const named of [
    { seats: 5 },
    { variants: ["sealed"] },
    { ledger: "open" },
    { gallery: "none" },
    { listed: true },
    { clock: null },
    { forcedPass: "auto" },
    { absent: "bot" },
  ] as const) {
    const view = viewIn(change(table, named));
    expect(view.options).toEqual({ ...table.record.options, ...named });
    expect(view.name).toBe("Ada's table");
    change(table, options);
    expect(table.record.options).toEqual(options);
  }
});

test("a new name alone is a change; nothing named is none and costs no row", () => {
  const table = lobby();
  const rows = table.rows.length;
  expect(viewIn(change(table, {})).revision).toBe(table.record.revision);
  expect(table.rows).toHaveLength(rows);
  expect(viewIn(change(table, { name: "Tuesday" })).name).toBe("Tuesday");
  expect(changesSince(table, rows)).toEqual([
    { type: "table-changed", name: "Tuesday", options: table.record.options },
  ]);
  expect(viewIn(change(table, { listed: true })).name).toBe("Tuesday");
  expect(changesSince(table, rows + 1)).toStrictEqual([
    { type: "table-changed", options: table.record.options },
  ]);
});

test("there are never fewer seats than are taken; who sits beyond moves up", () => {
  const table = lobby({ seats: 5 }, 4);
  expect(refusedBy(change(table, { seats: 3 }))).toEqual({
    code: "invalid-request",
    issues: [{ path: ["seats"], message: "4 seats are taken." }],
  });
  expect(viewIn(change(table, { seats: 4 })).seats).toHaveLength(4);
  call(table, 0, { type: "leave", seat: 1 });
  change(table, { seats: 3 });
  expect(names(table)).toEqual(["Ada", "Chloé", "Dmitri"]);
  change(table, { seats: 5 });
  expect(names(table)).toEqual(["Ada", "Chloé", "Dmitri", null, null]);
});

test("while the seats stay as many, whoever sits stays where he sits", () => {
  const table = lobby({ seats: 4 });
  call(table, 0, { type: "leave", seat: 1 });
  change(table, { seats: 4, ledger: "open" });
  expect(names(table)).toEqual(["Ada", null, "Chloé", "Dmitri"]);
});

test("a new order names every seat once, and moves people and the host with them", () => {
  const table = lobby({ seats: 4 }, 3);
  const wrong = { code: "invalid-request", issues: [{ path: ["order"] }] };
  const message = "Name each of the 4 seats once.";
  for (const order of [[0, 1, 2], [], [0, 1, 2, 4]])
    expect(refusedBy(change(table, { order }))).toEqual({
      ...wrong,
      issues: [{ path: ["order"], message }],
    });
  const rows = table.rows.length;
  const view = viewIn(change(table, { order: [3, 2, 0, 1] }));
  expect(view.seats.map(({ name }) => name)).toEqual([null, "Chloé", "Ada", "Béla"]);
  expect([view.host, view.viewer]).toEqual([2, { seat: 2 }]);
  expect(changesSince(table, rows)).toEqual([{ type: "reseated", order: [3, 2, 0, 1] }]);
});

test("the host hands on his office to a person, named by the seat as it was numbered before", () => {
  const table = lobby({ seats: 4, bots: [{ level: "gentle" }] }, 2);
  const misfit = {
    code: "invalid-request",
    issues: [{ path: ["host"], message: "Name a seat on which a person sits." }],
  };
  for (const host of [1, 3, 9]) expect(refusedBy(change(table, { host }))).toEqual(misfit);
  const rows = table.rows.length;
  expect(viewIn(change(table, { host: 0 })).host).toBe(0);
  expect(table.rows).toHaveLength(rows);
  const view = viewIn(change(table, { order: [3, 2, 1, 0], host: 2 }));
  expect(view.seats[view.host ?? 0]?.name).toBe("Béla");
  expect(view.host).toBe(1);
  expect(codeOf(change(table, { name: "Mine" }))).toBe("host-only");
});

test("what the host alone may do nobody else can, and not without a key", () => {
  const table = lobby();
  const commands: readonly Command[] = [
    { type: "change-game", request: { name: "Mine" } },
    { type: "cancel" },
    { type: "renew-invitation" },
    { type: "start", request: {} },
  ];
  for (const command of commands) {
    expect(codeOf(call(table, 1, command)), command.type).toBe("host-only");
    expect(codeOf(call(table, STRANGER, command)), command.type).toBe("token-missing");
  }
});

test("what belongs to the lobby is refused in a running game and in one that is over", () => {
  const table = lobby();
  const commands: readonly Command[] = [
    { type: "change-game", request: { name: "Late" } },
    { type: "cancel" },
    { type: "renew-invitation" },
  ];
  call(table, 0, { type: "start", request: {} });
  for (const command of commands)
    expect(codeOf(call(table, 0, command)), command.type).toBe("game-started");
  const cancelled = lobby();
  expect(viewIn(call(cancelled, 0, { type: "cancel" }))).toMatchObject({
    status: "over",
    endedBy: "cancelled",
    result: null,
    you: { invitation: null },
  });
  const later: readonly Command[] = [
    ...commands,
    { type: "start", request: {} },
    { type: "return" },
    { type: "leave", seat: 0 },
    { type: "change-seat", seat: 0, request: { name: "Late" } },
    { type: "pause", hours: 3 },
    { type: "resume" },
    { type: "vote", vote: { kind: "end" } },
    { type: "uninstruct" },
  ];
  for (const command of later)
    expect(refusedBy(call(cancelled, 0, command)), command.type).toEqual({
      code: "game-over",
      endedBy: "cancelled",
      result: null,
    });
});

test("a renewed invitation kills the old one", () => {
  const table = lobby({ seats: 4 }, 3);
  const old = table.record.invitation;
  const answered = call(table, 0, { type: "renew-invitation" });
  const { invitation } = table.record;
  expect(bodyOf(answered)).toEqual({ invitation });
  expect(invitation).not.toBe(old);
  expect(codeOf(sitDown(table, "Zoë", { invitation: old }))).toBe("invitation-wrong");
  expect(sitDown(table, "Zoë").ok).toBe(true);
});

test("leaving in the lobby frees the chair and renews the invitation", () => {
  const table = lobby();
  const { invitation } = table.record;
  const view = viewIn(call(table, 1, { type: "leave", seat: 1 }));
  expect(view.viewer).toEqual({ spectator: true });
  expect(view.seats[1]).toMatchObject({ kind: "empty", name: null });
  expect(table.record.invitation).not.toBe(invitation);
  expect(view.host).toBe(0);
  expect(table.record.history.at(-1)).toMatchObject({
    event: { type: "seat-left", seat: 1, name: "Béla" },
  });
});

test("the host asks people and bots to leave, nobody else does", () => {
  const table = lobby({ seats: 4, bots: [{ level: "gentle" }] }, 2);
  expect(codeOf(call(table, 2, { type: "leave", seat: 0 }))).toBe("not-your-seat");
  expect(codeOf(call(table, 0, { type: "leave", seat: 3 }))).toBe("not-your-seat");
  expect(call(table, 0, { type: "leave", seat: 1 }).ok).toBe(true);
  expect(call(table, 0, { type: "leave", seat: 2 }).ok).toBe(true);
  expect(names(table)).toEqual(["Ada", null, null, null]);
});

test("when the host leaves, the next person clockwise is the host, no bot", () => {
  const table = openTable({ seats: 5, bots: [{ level: "gentle" }] });
  sitDown(table, "Béla", { seat: 4 });
  sitDown(table, "Chloé", { seat: 3 });
  change(table, { host: 3 });
  // Chloé on 3 hands on: clockwise comes Béla on 4, then Ada on 0.
  call(table, 3, { type: "leave", seat: 3 });
  expect(look(table, STRANGER).host).toBe(4);
  call(table, 2, { type: "leave", seat: 4 });
  expect(look(table, STRANGER).host).toBe(0);
  sitDown(table, "Dmitri", { seat: 2 });
  call(table, 0, { type: "leave", seat: 0 });
  // Odette on 1 is a bot.
  expect(look(table, STRANGER).host).toBe(2);
});

test("when the last person leaves, the table is cancelled, bots or not", () => {
  const table = openTable({ bots: [{ level: "gentle" }] });
  const view = viewIn(call(table, 0, { type: "leave", seat: 0 }));
  expect(view).toMatchObject({ status: "over", endedBy: "cancelled", host: null });
});

test("a bot that is asked to leave ends nothing, though one person alone is left", () => {
  const table = openTable({ bots: [{ level: "gentle" }] });
  const { invitation } = table.record;
  const view = viewIn(call(table, 0, { type: "leave", seat: 1 }));
  expect(view.status).toBe("lobby");
  expect(table.record.invitation).not.toBe(invitation);
});
