import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, codeOf } from "../support/front-door.ts";
import { openTable, startTable, type Table } from "../support/table.ts";
import { mailTo, moveTo, set, settings, tell, tokenIn } from "./channels.ts";
import { Outside } from "./outside.ts";

const DORA = "dora@example.net";
let outside: Outside;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  outside = new Outside();
});
afterEach(() => {
  vi.restoreAllMocks();
  // An alarm that comes late still finds nobody outside.
  outside = new Outside();
  vi.useRealTimers();
});

/** A started table, and the seat whose turn it is. */
async function myTurn(): Promise<{ table: Table; seat: number }> {
  const table = await startTable();
  const { turn } = await table.view();
  if (turn === null) throw new Error("Nobody's turn.");
  return { table, seat: turn };
}

describe("an address", () => {
  test("gets one mail that asks, and no other until its reader has pressed the button", async () => {
    const { table, seat } = await myTurn();
    const { email } = await set(table, seat, { email: { address: DORA, when: "turn" } });
    expect(email).toMatchObject({ address: DORA, confirmed: false });
    await tell(table);
    expect(outside.countTo(DORA)).toBe(1);
    expect(outside.mailTo(DORA).headers).not.toHaveProperty("List-Unsubscribe");
    const token = tokenIn(outside.mailTo(DORA), "confirm");
    await ask("POST", "/v1/mail/confirm", { body: { token } });
    expect((await settings(table, seat)).email).toMatchObject({ confirmed: true });
    await tell(table);
    expect(outside.countTo(DORA)).toBe(2);
  });

  test("is asked twice at most, however often it is saved", async () => {
    const { table, seat } = await myTurn();
    for (let at = 0; at < 5; at++)
      await set(table, seat, { email: { address: DORA, when: "turn" } });
    expect(outside.countTo(DORA)).toBe(2);
  });

  test("a token confirms nothing but its own address, and unsubscribes nothing", async () => {
    const { table, seat } = await myTurn();
    await set(table, seat, { email: { address: DORA, when: "turn" } });
    const old = tokenIn(outside.mailTo(DORA), "confirm");
    await set(table, seat, { email: { address: "eve@example.net", when: "turn" } });
    expect(codeOf(await ask("POST", "/v1/mail/confirm", { body: { token: old } }))).toBe(
      "token-invalid",
    );
    expect(codeOf(await ask("POST", `/v1/mail/unsubscribe/${old}`))).toBe("token-invalid");
    expect((await settings(table, seat)).email).toMatchObject({ confirmed: false });
  });

  test("one click ends the mails (RFC 8058), and the address is gone from the disk", async () => {
    const { table, seat } = await myTurn();
    await mailTo(table, seat, DORA, outside);
    await tell(table);
    const url = outside.mailTo(DORA).headers["List-Unsubscribe"]?.replaceAll(/[<>]/g, "") ?? "";
    const body = "List-Unsubscribe=One-Click";
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const { status } = await ask("POST", new URL(url).pathname, { body, headers });
    expect(status).toBe(200);
    expect((await settings(table, seat)).email).toBeNull();
    expect(await onDisk(table)).not.toContain(DORA);
  });

  test("is shown to its own seat alone: in no view, event, record or other seat's settings", async () => {
    const { table, seat } = await myTurn();
    await mailTo(table, seat, DORA, outside);
    await tell(table);
    for (const path of ["", "/events", "/record"]) {
      for (const token of [undefined, ...table.tokens]) {
        expect((await ask("GET", `${table.path}${path}`, { token })).text).not.toContain("dora");
      }
    }
    const other = (seat + 1) % 3;
    expect(JSON.stringify(await settings(table, other))).not.toContain("dora");
  });

  test("leaves the disk with the seat that leaves the lobby", async () => {
    const table = await openTable();
    await mailTo(table, 1, DORA, outside);
    expect(await onDisk(table)).toContain(DORA);
    await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[1] });
    expect(await onDisk(table)).not.toContain(DORA);
  });

  test("and with the seat that leaves a running game; whom the clock sent away keeps it", async () => {
    const { table, seat } = await myTurn();
    await mailTo(table, seat, DORA, outside);
    await ask("DELETE", `${table.path}/seats/${seat}`, { token: table.tokens[seat] });
    expect(await onDisk(table)).not.toContain(DORA);
  });

  test("the seat's link is mailed to it alone, at most once an hour, always 202", async () => {
    const { table, seat } = await myTurn();
    await mailTo(table, seat, DORA, outside);
    const before = outside.mails.length;
    for (let at = 0; at < 5; at++) {
      const other = (seat + at) % 3;
      expect((await ask("POST", `${table.path}/seats/${other}/mail`)).status).toBe(202);
    }
    expect(outside.mails.length).toBe(before + 1);
    expect(outside.mailTo(DORA).text).toContain(`#key=${table.tokens[seat]}`);
    moveTo(Date.now() + 3_600_001);
    await ask("POST", `${table.path}/seats/${seat}/mail`);
    expect(outside.mails.length).toBe(before + 2);
  });
});

async function onDisk(table: Table): Promise<string> {
  return runInDurableObject(table.stub, (_, state) => {
    const tables = state.storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
      )
      .toArray();
    const rows = tables.map(({ name }) =>
      state.storage.sql.exec(`SELECT * FROM ${name}`).toArray(),
    );
    return JSON.stringify(rows);
  });
}
