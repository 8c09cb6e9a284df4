import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countRows } from "../support/rows.ts";
import { startTable, type Table } from "../support/table.ts";
import * as channels from "../../../worker/notify/channels.ts";
import { NoticeDesk } from "../../../worker/notify/notice-desk.ts";
import { answer, deliver, DEVICE, mailTo, moveTo, set, settings, tell } from "./channels.ts";
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

function armedAt({ stub }: Table): Promise<number | null> {
  return runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
}

/** A started table, and the seat whose turn it is. */
async function myTurn(): Promise<{ table: Table; seat: number }> {
  const table = await startTable();
  const { turn } = await table.view();
  if (turn === null) throw new Error("Nobody's turn.");
  return { table, seat: turn };
}

describe("a turn", () => {
  test("is mailed once, with what is to do in the subject and the key behind #", async () => {
    const { table, seat } = await myTurn();
    await mailTo(table, seat, DORA, outside);
    await tell(table);
    await tell(table);
    moveTo(Date.now() + 86_400_000);
    await tell(table);
    expect(outside.turnsTo(DORA)).toBe(1);
    const mail = outside.mailTo(DORA);
    expect(mail.subject).toMatch(/^\[.+\] Your turn: /);
    expect(mail.text).toContain(`/t/${table.id}#key=${table.tokens[seat]}`);
    expect(mail.reply_to).toMatch(/^[a-z2-7]{1,64}@reply\.example$/);
    expect(mail.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  });

  test("costs one row and one alarm; without a channel nothing is written for it", async () => {
    const quiet = await myTurn();
    const plain = await countRows(quiet.table);
    const view = await quiet.table.view();
    await quiet.table.play(quiet.seat, view.version, { type: "bid", cards: [1] });
    expect({ rows: plain.rows(), alarms: plain.alarms() }).toEqual({ rows: 1, alarms: 0 });
    vi.restoreAllMocks();
    outside = new Outside();

    const { table, seat } = await myTurn();
    const next = (seat + 1) % 3;
    await mailTo(table, next, DORA, outside);
    const count = await countRows(table);
    await table.play(seat, (await table.view()).version, { type: "bid", cards: [1] });
    await vi.waitFor(() => expect(outside.turnsTo(DORA)).toBe(1));
    // The action is a row, the notice is a row; the alarm is a look whether the notice went out.
    expect({ rows: count.rows(), alarms: count.alarms() }).toEqual({ rows: 2, alarms: 1 });
    expect(count.armed()).toEqual([await armedAt(table)]);
    // The look finds nothing to do, and arms the table's own time.
    await tell(table);
    expect(outside.turnsTo(DORA)).toBe(1);
    expect(count.rows()).toBe(2);
  });

  test("that a crash swallowed is told when the object looks again, or is looked at", async () => {
    for (const wake of [tell, (table: Table) => table.view()]) {
      const { table, seat } = await myTurn();
      const next = (seat + 1) % 3;
      await mailTo(table, next, DORA, outside);
      const before = outside.turnsTo(DORA);
      const dying = vi
        .spyOn(NoticeDesk.prototype, "deliver")
        .mockReturnValue(new Promise(() => {}));
      await table.play(seat, (await table.view()).version, { type: "bid", cards: [1] });
      dying.mockRestore();
      await abortAllDurableObjects();
      expect(outside.turnsTo(DORA)).toBe(before);
      expect(await armedAt(table)).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000);
      await wake(table);
      await vi.waitFor(() => expect(outside.turnsTo(DORA)).toBe(before + 1));
    }
  });

  test("is not tried for ever where the host has taken mail and push away", async () => {
    const { table, seat } = await myTurn();
    const next = (seat + 1) % 3;
    await mailTo(table, next, DORA, outside, { push: [DEVICE] });
    vi.spyOn(channels, "mailOffice").mockReturnValue(null);
    vi.spyOn(channels, "vapidKeys").mockReturnValue(null);
    const deliver = vi.spyOn(NoticeDesk.prototype, "deliver");
    const count = await countRows(table);
    await table.play(seat, (await table.view()).version, { type: "bid", cards: [1] });
    expect(deliver).not.toHaveBeenCalled();
    expect({ rows: count.rows(), alarms: count.alarms() }).toEqual({ rows: 1, alarms: 0 });
  });

  test("is mailed never twice, also when the object dies in between", async () => {
    const { table, seat } = await myTurn();
    await mailTo(table, seat, DORA, outside);
    await tell(table);
    await abortAllDurableObjects();
    await table.view();
    await tell(table);
    expect(outside.turnsTo(DORA)).toBe(1);
  });

  test("a provider that says no for now is asked again; one that refuses is not", async () => {
    const { table, seat } = await myTurn();
    const next = (seat + 1) % 3;
    await mailTo(table, next, DORA, outside);
    outside.mailStatus = 503;
    await table.play(seat, (await table.view()).version, { type: "bid", cards: [1] });
    await tell(table);
    expect((await settings(table, next)).email?.fault).toBe("The mail provider answered 503.");
    outside.mailStatus = 200;
    moveTo(Date.now() + 10_000);
    await tell(table);
    expect(outside.turnsTo(DORA)).toBe(1);
    expect((await settings(table, next)).email?.fault).toBeNull();
  });
});

describe("an answer by mail", () => {
  async function mailed(): Promise<{ table: Table; seat: number }> {
    const { table, seat } = await myTurn();
    await mailTo(table, seat, DORA, outside);
    await tell(table);
    return { table, seat };
  }

  test("plays, and its answer says what happened and what comes next", async () => {
    const { table, seat } = await mailed();
    const { version } = await table.view();
    await answer(outside.mailTo(DORA), "pass");
    const view = await table.view(seat);
    expect(view.version).toBeGreaterThan(version);
    const reply = outside.mailTo(DORA);
    expect(reply.text).toContain("Done: you passed.");
    expect(reply.headers["Auto-Submitted"]).toBe("auto-replied");
    expect(reply.headers["In-Reply-To"]).toMatch(/^<m\d+@mail\.example>$/);
  });

  test("plays from under a mail that Outlook quoted without a mark, in the game's own thread alone", async () => {
    const { table, seat } = await mailed();
    const mail = outside.mailTo(DORA);
    const { version } = await table.view();
    const under = (thread: string, id: string): string =>
      [
        `From: ${DORA}`,
        `Message-ID: <${id}@outlook.example>`,
        `In-Reply-To: <provider-chose-this@mail.example>`,
        `References: ${thread} <provider-chose-this@mail.example>`,
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
        "",
        "",
        "From: High Society <table@play.example>",
        "Sent: Monday, 30 November 2026 10:00",
        `To: ${DORA}`,
        "",
        ...mail.text.split("\n"),
        "pass",
      ].join("\r\n");
    await deliver(DORA, mail.reply_to ?? "", under("<another.table@play.example>", "one"));
    expect(outside.mailTo(DORA).text).toContain("We found no answer in your mail.");
    expect((await table.view()).version).toBe(version);
    await deliver(DORA, mail.reply_to ?? "", under(mail.headers["References"] ?? "", "two"));
    expect(outside.mailTo(DORA).text).toContain("Done: you passed.");
    expect((await table.view(seat)).version).toBeGreaterThan(version);
  });

  test("a reply to yesterday's turn changes nothing and gets the present state", async () => {
    const { table, seat } = await mailed();
    const old = outside.mailTo(DORA);
    const { version } = await table.view();
    await table.play(seat, version, { type: "bid", cards: [3] });
    const later = await table.view();
    await answer(old, "BID 25");
    expect((await table.view()).version).toBe(later.version);
    expect(outside.mailTo(DORA).text).toMatch(/not your turn|moved on/);
  });

  test("what is unclear, or against the rules, changes nothing and says what to write", async () => {
    const { table } = await mailed();
    const { version } = await table.view();
    const mail = outside.mailTo(DORA);
    for (const [line, expected] of [
      ["hello there", "We do not know the command “hello there”."],
      ["BID 5", "“BID 5” names a card that does not exist."],
      ["BID 3 3", "The rules do not allow that now."],
      ["HELP", "BID 3 8 | SEAL 10"],
      ["STATUS", "This is how the table stands."],
    ] as const) {
      await answer(mail, line);
      expect(outside.mailTo(DORA).text).toContain(expected);
      expect(outside.mailTo(DORA).text).toContain("PASS");
    }
    expect((await table.view()).version).toBe(version);
  });

  test("delivered twice it counts once, and machines are not answered", async () => {
    const { table, seat } = await mailed();
    const mail = outside.mailTo(DORA);
    await answer(mail, "BID 3", { messageId: "<same@mail.example>" });
    const { version } = await table.view(seat);
    const sent = outside.mails.length;
    await answer(mail, "BID 3", { messageId: "<same@mail.example>" });
    await answer(mail, "PASS", { headers: ["Auto-Submitted: auto-replied"] });
    expect(outside.mails.length).toBe(sent);
    expect((await table.view()).version).toBe(version);
  });

  test("is revoked with the seat's key, and with its mail", async () => {
    const { table, seat } = await mailed();
    const mail = outside.mailTo(DORA);
    const { version } = await table.view();
    await set(table, seat, { email: null });
    const sent = outside.mails.length;
    await answer(mail, "PASS");
    await mailTo(table, seat, DORA, outside);
    await tell(table);
    const fresh = outside.mailTo(DORA);
    await table.post(seat, "token");
    await answer(fresh, "PASS");
    expect((await table.view()).version).toBe(version);
    expect(outside.mails.length).toBe(sent + 2);
  });

  test("to a made-up address is refused in the dialogue, before any object wakes", async () => {
    const { rejected } = await deliver(
      "x@y.example",
      "someone@reply.example",
      "From: x@y.example\r\n\r\nPASS",
    );
    expect(rejected).toMatch(/^No such address/);
  });
});
