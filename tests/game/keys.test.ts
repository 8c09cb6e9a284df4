import { expect, test } from "vitest";
import {
  bodyOf,
  call,
  changesSince,
  codeOf,
  dealt,
  HOUR,
  keyOf,
  lobby,
  look,
  PASS,
  play,
  retry,
  STRANGER,
} from "./support/calls.ts";

test("a renewed key makes the older ones worthless", () => {
  const table = lobby();
  const old = keyOf(table, 1);
  const answered = call(table, old, { type: "renew-token" });
  expect(answered).toMatchObject({ status: 200, grant: { place: 1, generation: 1 } });
  expect(bodyOf(answered)).toEqual({});
  for (const command of [
    { type: "view" },
    { type: "events", since: undefined },
    { type: "leave", seat: 1 },
    { type: "renew-token" },
  ] as const)
    expect(codeOf(call(table, old, command)), command.type).toBe("token-replaced");
  expect(codeOf(call(table, { place: 1, generation: 2 }, { type: "view" }))).toBe("token-replaced");
  expect(codeOf(call(table, { place: 7, generation: 0 }, { type: "view" }))).toBe("token-replaced");
  expect(look(table, 1).viewer).toEqual({ seat: 1 });
});

test("renewing a key moves neither revision nor anybody else's generation", () => {
  const table = lobby();
  const { revision } = table.record;
  call(table, 1, { type: "renew-token" });
  look(table, 1);
  expect(table.record.revision).toBe(revision);
  expect(table.record.chairs.map((sitter) => sitter?.generation)).toEqual([0, 1, 0]);
});

test("the retry of a renewal gets the new key again until that has been used (api.md)", () => {
  const table = lobby();
  const old = keyOf(table, 1);
  const renew = () => call(table, old, { type: "renew-token" }, retry("key"));
  const first = renew();
  expect(first).toMatchObject({ grant: { place: 1, generation: 1 } });
  expect(renew()).toEqual(first);
  // A look with the new key is its first use; it is remembered by a row of its own, once.
  const rows = table.rows.length;
  look(table, 1);
  look(table, 1);
  expect(changesSince(table, rows)).toEqual([{ type: "token-used", place: 1 }]);
  expect(codeOf(renew())).toBe("token-replaced");
});

test("with the new key the same request is the same renewal, and no second one", () => {
  const table = lobby();
  const first = call(table, 1, { type: "renew-token" }, retry("key"));
  look(table, 1);
  const rows = table.rows.length;
  expect(call(table, 1, { type: "renew-token" }, retry("key"))).toEqual(first);
  expect(table.rows).toHaveLength(rows);
});

test("a key is renewed wherever its seat stands", () => {
  const table = lobby({ seats: 4 }, 2);
  call(table, 0, { type: "change-game", request: { order: [3, 2, 1, 0] } });
  const renew = (by: ReturnType<typeof keyOf>) =>
    call(table, by, { type: "renew-token" }, retry("key"));
  const old = keyOf(table, 1);
  const first = renew(old);
  expect(first).toMatchObject({ grant: { place: 1, generation: 1 } });
  expect(renew(old)).toEqual(first);
});

test("an exact retry is answered before the key is looked at, also when that was replaced since", () => {
  const table = dealt(["L5"]);
  const old = keyOf(table, 0);
  const request = { version: 0, action: PASS };
  const first = call(table, old, { type: "act", request }, retry("key"));
  call(table, old, { type: "renew-token" });
  look(table, 0);
  expect(call(table, old, { type: "act", request }, retry("key"))).toEqual(first);
  expect(codeOf(call(table, old, { type: "act", request }))).toBe("token-replaced");
});

test("a second renewal ends the first one's retries, used or not", () => {
  const table = lobby();
  const old = keyOf(table, 1);
  call(table, old, { type: "renew-token" }, retry("key"));
  call(table, 1, { type: "renew-token" }, retry("second"));
  expect(codeOf(call(table, old, { type: "renew-token" }, retry("key")))).toBe("token-replaced");
  const again = call(table, { place: 1, generation: 1 }, { type: "renew-token" }, retry("second"));
  expect(again).toMatchObject({ grant: { place: 1, generation: 2 } });
});

test("renewing with a key that was never used does not count as using it", () => {
  const table = lobby();
  const rows = table.rows.length;
  call(table, 1, { type: "renew-token" });
  call(table, 1, { type: "renew-token" });
  expect(table.record.chairs[1]).toMatchObject({ generation: 2, tokenUsed: false });
  expect(changesSince(table, rows).map(({ type }) => type)).toEqual([
    "token-renewed",
    "token-renewed",
  ]);
});

test("the first key of a seat needs no row to be used; a renewed one notes it with what it does", () => {
  const table = dealt(["L1"]);
  const rows = table.rows.length;
  look(table, 0);
  expect(table.rows).toHaveLength(rows);
  call(table, 0, { type: "renew-token" });
  play(table, [0, PASS]);
  expect(changesSince(table, rows)).toEqual([
    { type: "token-renewed", place: 0 },
    { type: "token-used", place: 0 },
    { type: "acted", seat: 0, action: PASS },
  ]);
});

test("a use of a new key that changes nothing else is kept too", () => {
  const table = dealt(["L1"]);
  call(table, 1, { type: "renew-token" });
  const rows = table.rows.length;
  call(table, 1, { type: "return" });
  call(table, 1, { type: "return" });
  expect(changesSince(table, rows)).toEqual([{ type: "token-used", place: 1 }]);
});

test("without a key nothing is done at a table, and a key is asked for", () => {
  const table = dealt(["L1"]);
  for (const command of [
    { type: "act", request: { version: 0, action: PASS } },
    { type: "leave", seat: 0 },
    { type: "pause", hours: 1 },
    { type: "renew-token" },
    { type: "dry-run", request: { version: 0, action: PASS } },
  ] as const)
    expect(codeOf(call(table, STRANGER, command)), command.type).toBe("token-missing");
});

test("a running table without a gallery is for its seats alone; its lobby is not", () => {
  const table = lobby({ gallery: "none" });
  expect(look(table, STRANGER).status).toBe("lobby");
  call(table, 0, { type: "start", request: {} });
  for (const type of ["view", "record"] as const)
    expect(codeOf(call(table, STRANGER, { type }))).toBe("gallery-closed");
  expect(codeOf(call(table, STRANGER, { type: "events", since: undefined }))).toBe(
    "gallery-closed",
  );
  expect(look(table, 2).status).toBe("running");
  expect(look(dealt(["L1"]), STRANGER).status).toBe("running");
});

test("the same key of two seats is two keys, and one without a seat is a third", () => {
  const table = dealt(["L1"]);
  const say = (place: number, hours: number) =>
    call(table, place, { type: "pause", hours }, retry("key", `${place}`));
  expect(say(0, 5).ok).toBe(true);
  expect(say(1, 5).ok).toBe(true);
  expect(table.record.proposals[0]?.by).toEqual([0, 1]);
});

test("a retry is answered as the first time, with the view and events of then", () => {
  const table = dealt(["L5"]);
  const request = { version: 0, action: { type: "bid", cards: [8] } } as const;
  const send = (key = "key", body = "one") =>
    call(table, 0, { type: "act", request }, retry(key, body));
  const first = send();
  table.now += HOUR;
  play(table, [1, PASS]);
  const rows = table.rows.length;
  expect(send()).toEqual(first);
  expect(bodyOf(first)).toMatchObject({ view: { version: 1 }, events: [{ version: 1 }] });
  expect(codeOf(send("key", "another"))).toBe("idempotency-mismatch");
  expect(codeOf(send("other key"))).toBe("stale-version");
  expect(codeOf(call(table, 0, { type: "act", request }))).toBe("stale-version");
  expect(table.rows).toHaveLength(rows);
});

test("a refusal is not remembered: the same key may be tried again", () => {
  const table = dealt(["L5"]);
  const send = () =>
    call(
      table,
      1,
      { type: "act", request: { version: 1, action: { type: "bid", cards: [8] } } },
      retry("key"),
    );
  expect(codeOf(send())).toBe("stale-version");
  play(table, [0, PASS]);
  expect(codeOf(send())).toBeUndefined();
});
