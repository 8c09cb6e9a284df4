import { afterEach, expect, test, vi } from "vitest";
import { gameCreatedSchema } from "../../shared/contract/answers.ts";
import { ask, codeOf } from "./support/front-door.ts";
import { countRows } from "./support/rows.ts";
import { openTable, startTable } from "./support/table.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a retry with the same key gets the same answer and writes no second row (18xx#8238)", async () => {
  const table = await startTable();
  const { turn } = await table.view();
  const seat = turn ?? 0;
  const key = crypto.randomUUID();
  const first = await table.act(seat, 0, { type: "bid", cards: [2] }, key);
  const next = await table.view();
  await table.play(next.turn ?? 0, 1, { type: "bid", cards: [3] });
  const counted = await countRows(table);
  const again = await table.act(seat, 0, { type: "bid", cards: [2] }, key);
  expect(first.status).toBe(200);
  expect(again.text).toBe(first.text);
  expect(counted.rows()).toBe(0);
});

test("the same key with another body is a mismatch, and on another path too", async () => {
  const table = await startTable();
  const seat = (await table.view()).turn ?? 0;
  const key = crypto.randomUUID();
  await table.act(seat, 0, { type: "bid", cards: [2] }, key);
  expect(codeOf(await table.act(seat, 0, { type: "bid", cards: [3] }, key))).toBe(
    "idempotency-mismatch",
  );
  expect(codeOf(await table.post(seat, "token", {}, key))).toBe("idempotency-mismatch");
});

test("a body spelled otherwise is the same request", async () => {
  const table = await startTable();
  const seat = (await table.view()).turn ?? 0;
  const key = crypto.randomUUID();
  const first = await table.act(seat, 0, { type: "bid", cards: [2] }, key);
  const body = '{ "action": {"cards":[2],  "type":"bid"}, "version": 0 }';
  expect((await table.post(seat, "actions", body, key)).text).toBe(first.text);
});

test("another seat's same key is another key", async () => {
  const table = await startTable();
  const seat = (await table.view()).turn ?? 0;
  const key = crypto.randomUUID();
  await table.act(seat, 0, { type: "bid", cards: [2] }, key);
  const next = (await table.view()).turn ?? 0;
  expect((await table.act(next, 1, { type: "bid", cards: [3] }, key)).status).toBe(200);
});

test("a refusal is not remembered: the same key may be tried again", async () => {
  const table = await startTable();
  const { turn } = await table.view();
  const seat = turn ?? 0;
  const other = (seat + 1) % 3;
  const key = crypto.randomUUID();
  const body = { version: 1, action: { type: "bid", cards: [3] } };
  expect(codeOf(await table.post(other, "actions", body, key))).toBe("stale-version");
  await table.play(seat, 0, { type: "bid", cards: [2] });
  expect((await table.post(other, "actions", body, key)).status).toBe(200);
});

test("creating with a key again grants the same table, seat and token", async () => {
  const body = { player: "Ada", seats: 3 };
  const key = crypto.randomUUID();
  const first = await ask("POST", "/v1/games", { body, key });
  const again = await ask("POST", "/v1/games", { body, key });
  expect(first.status).toBe(201);
  expect(again.text).toBe(first.text);
  const other = await ask("POST", "/v1/games", { body: { ...body, seats: 4 }, key });
  expect(codeOf(other)).toBe("idempotency-mismatch");
});

test("without a key each create is a new table", async () => {
  const body = { player: "Ada", seats: 3 };
  const ids = await Promise.all(
    [1, 2].map(async () =>
      gameCreatedSchema.parse((await ask("POST", "/v1/games", { body })).body),
    ),
  );
  expect(ids[0]?.view.id).not.toBe(ids[1]?.view.id);
});

test("on create and sit-down a short key is refused: there it stands for the caller", async () => {
  const table = await openTable();
  const key = "sixteen-letters!";
  expect(codeOf(await ask("POST", "/v1/games", { body: { player: "Ada", seats: 3 }, key }))).toBe(
    "invalid-request",
  );
  expect(codeOf(await table.sitDown("Zoë", key))).toBe("invalid-request");
  expect((await table.post(0, "start", {}, key)).status).toBe(200);
  expect(codeOf(await table.post(0, "token", {}, "short"))).toBe("invalid-request");
});
