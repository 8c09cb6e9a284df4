import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, codeOf } from "../support/front-door.ts";
import { watch } from "../support/socket.ts";
import { startTable, type Table } from "../support/table.ts";
import { DEVICE, mailTo, moveTo, set, settings, tell } from "./channels.ts";
import { Outside } from "./outside.ts";

const HOOK = "https://bot.example.net/hook";
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

async function myTurn(): Promise<{ table: Table; seat: number }> {
  const table = await startTable();
  const { turn } = await table.view();
  if (turn === null) throw new Error("Nobody's turn.");
  return { table, seat: turn };
}

describe("webhooks", () => {
  test("tell a program of its turn, signed, with nothing that the gallery may not see", async () => {
    const { table, seat } = await myTurn();
    const { webhook } = await set(table, seat, { webhook: { url: HOOK, shape: "standard" } });
    const secret = webhook?.secret ?? "";
    expect(secret).toMatch(/^whsec_/);
    expect((await settings(table, seat)).webhook?.secret).toBeNull();
    await tell(table);
    expect(outside.hooks).toHaveLength(1);
    const [hook] = outside.hooks;
    if (hook === undefined) throw new Error("No webhook came.");
    const view = await table.view();
    expect(outside.verified(hook, secret)).toMatchObject({
      type: "turn",
      data: { game: table.id, seat, version: view.version, auction: view.auction },
    });
    expect(hook.body).not.toMatch(/hand|money|spent|token|key/);
  });

  test("a failing receiver gets the same id again, later each time, and is switched off", async () => {
    const { table, seat } = await myTurn();
    outside.hookStatus = 500;
    await set(table, seat, { webhook: { url: HOOK, shape: "standard" } });
    for (let attempt = 0; attempt < 12; attempt++) {
      await tell(table);
      moveTo(Date.now() + 25 * 3_600_000);
    }
    expect(new Set(outside.hooks.map(({ id }) => id)).size).toBe(1);
    expect(outside.hooks.length).toBe(8);
    const { webhook } = await settings(table, seat);
    expect(webhook).toMatchObject({
      active: false,
      fault: "Switched off after 8 failures in a row. The receiver answered 500.",
      faultCode: "webhook-answered",
      faultDetail: "500",
    });
    outside.hookStatus = 200;
    await set(table, seat, { webhook: { url: HOOK, shape: "standard" } });
    await tell(table);
    expect((await settings(table, seat)).webhook).toMatchObject({ active: true, fault: null });
  });

  test("the test button says what is wrong", async () => {
    const { table, seat } = await myTurn();
    await set(table, seat, { webhook: { url: HOOK, shape: "slack" } });
    const body = { channel: "webhook" };
    expect((await table.post(seat, "notifications/test", body)).body).toMatchObject({ sent: true });
    outside.hookStatus = 302;
    expect((await table.post(seat, "notifications/test", body)).body).toMatchObject({
      sent: false,
      fault: "The receiver redirects; give the address that it redirects to.",
      faultCode: "webhook-redirects",
      faultDetail: null,
    });
  });

  test("an address in digits, or one without a public name, is refused with a sentence", async () => {
    const { table, seat } = await myTurn();
    for (const url of ["https://127.0.0.1/", "https://[::1]/", "https://router.local/"]) {
      const body = { webhook: { url, shape: "standard" } };
      const answer = await ask("PUT", `${table.path}/notifications`, {
        token: table.tokens[seat],
        body,
      });
      expect(codeOf(answer)).toBe("invalid-request");
      expect(answer.text).toContain("Only hosts with a public name are called.");
    }
  });
});

describe("web push", () => {
  test("tells a device; one that is gone is forgotten", async () => {
    const { table, seat } = await myTurn();
    await set(table, seat, { push: [DEVICE] });
    await tell(table);
    expect(outside.pushes).toEqual([DEVICE.endpoint]);
    expect((await settings(table, seat)).push).toMatchObject([
      { endpoint: DEVICE.endpoint, fault: null },
    ]);
    await table.play(seat, (await table.view()).version, { type: "bid", cards: [1] });
    outside.pushStatus = 410;
    const next = (await table.view()).turn ?? 0;
    await set(table, next, { push: [{ ...DEVICE, endpoint: `${DEVICE.endpoint}-two` }] });
    await tell(table);
    expect((await settings(table, next)).push).toEqual([]);
  });

  test("a refused server key is a fault of the host's, shown and logged", async () => {
    const { table, seat } = await myTurn();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    outside.pushStatus = 403;
    await set(table, seat, { push: [DEVICE] });
    await tell(table);
    expect((await settings(table, seat)).push[0]?.fault).toMatch(
      /Its host must check VAPID_SUBJECT/,
    );
    expect(log.mock.calls.flat().join()).toContain("push-key-refused");
  });

  test.each([
    [413, "push-answered", "The push service answered 413."],
    [503, "push-not-reached", "The push service was not reached."],
    [410, "push-gone", "This device has given its subscription up; switch push on again."],
  ])("a trial that is answered %i says so, and promises no other", async (status, code, said) => {
    const { table, seat } = await myTurn();
    await set(table, seat, { push: [DEVICE] });
    outside.pushStatus = status;
    const answer = await table.post(seat, "notifications/test", { channel: "push" });
    expect(answer.body).toMatchObject({ sent: false, faultCode: code, fault: said });
  });

  test("only a browser's push service is taken, and a new subscription needs its keys", async () => {
    const { table, seat } = await myTurn();
    for (const device of [
      { ...DEVICE, endpoint: "https://evil.example/push" },
      { endpoint: DEVICE.endpoint },
    ]) {
      const answer = await ask("PUT", `${table.path}/notifications`, {
        token: table.tokens[seat],
        body: { push: [device] },
      });
      expect(codeOf(answer)).toBe("invalid-request");
    }
  });
});

describe("a page that is open", () => {
  test("holds mail and push while it is visible; hidden, they go out within a minute", async () => {
    const { table, seat } = await myTurn();
    const live = await watch(table, table.tokens[seat]);
    await live.frame(0);
    await mailTo(table, seat, "dora@example.net", outside, { push: [DEVICE] });
    const before = outside.countTo("dora@example.net");
    await tell(table);
    expect(outside.countTo("dora@example.net")).toBe(before);
    expect(outside.pushes).toEqual([]);
    live.send({ type: "visible", visible: false });
    await table.view(seat);
    moveTo(Date.now() + 60_000);
    await tell(table);
    expect(outside.countTo("dora@example.net")).toBe(before + 1);
    expect(outside.pushes).toHaveLength(1);
    live.close();
  });

  test("a phone that vanishes counts as left by its last ping", async () => {
    const { table, seat } = await myTurn();
    const live = await watch(table, table.tokens[seat]);
    await live.frame(0);
    await mailTo(table, seat, "dora@example.net", outside);
    const before = outside.countTo("dora@example.net");
    await tell(table);
    moveTo(Date.now() + 60_000);
    await tell(table);
    expect(outside.countTo("dora@example.net")).toBe(before + 1);
    live.close();
  });

  test("another seat's open page holds nothing of mine", async () => {
    const { table, seat } = await myTurn();
    const live = await watch(table, table.tokens[(seat + 1) % 3]);
    await live.frame(0);
    await mailTo(table, seat, "dora@example.net", outside);
    await tell(table);
    expect(outside.turnsTo("dora@example.net")).toBe(1);
    live.close();
  });
});
