import {
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSE_CODES } from "../../../shared/contract/frames.ts";
import { replyLocalPart } from "../../../worker/notify/reply-address.ts";
import { deliver } from "../notices/channels.ts";
import { ask, codeOf, type Answer } from "../support/front-door.ts";
import { nextSeat } from "../support/play-out.ts";
import { addRow, type AnyRow, diskOf, rewrite, rowsOf } from "../support/rewritten-rows.ts";
import { watch } from "../support/socket.ts";
import { startTable, type Table } from "../support/table.ts";

/** `npm run fuzz -- --requests N --seed S` sets both. */
const RUNS = Math.ceil(Number(env.PROOF_REQUESTS ?? "1500") / 15);
const SEED = Number(env.PROOF_SEED ?? "1");
const UNREADABLE = ["game-of-later-release", "game-damaged"];

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every way to a table: what is answered where its rows cannot be read. */
async function everyWayTo(table: Table): Promise<readonly Answer[]> {
  const { path, tokens } = table;
  const [token] = tokens;
  const body = { version: 1, action: { type: "pass" } };
  return [
    await ask("GET", path),
    await ask("GET", path, { token }),
    await ask("GET", `${path}/events?since=0`, { token }),
    await ask("GET", `${path}/record`, { token }),
    await ask("POST", `${path}/actions`, { token, body }),
    await ask("POST", `${path}/actions?dryRun=true`, { token, body }),
    await ask("POST", `${path}/seats`, { body: { name: "Zoë", invitation: table.invitation } }),
    await ask("POST", `${path}/rematch`, { token }),
    await ask("POST", `${path}/token`, { token }),
    await ask("GET", `${path}/notifications`, { token }),
    await ask("PUT", `${path}/notifications`, { token, body: { locale: "de" } }),
    await ask("POST", `${path}/seats/0/mail`),
    await ask("DELETE", path, { token }),
  ];
}

test.each([
  ['[{"type":"of-tomorrow"}]', "game-of-later-release", CLOSE_CODES.laterRelease],
  ['[{"type":"acted","seat":0,"action":{"type":"pass"},"mood":1}]', "game-of-later-release", 4409],
  ["[null]", "game-of-later-release", 4409],
  ["{", "game-damaged", CLOSE_CODES.damaged],
  ['[{"type":"acted","seat":2,"action":{"type":"discard","luxury":"L1"}}]', "game-damaged", 4410],
])(
  "a stored row of a version to come is left alone: 409, nothing written, and it opens again later: %s",
  async (changes, code, closeCode) => {
    const table = await startTable();
    const rows = await rowsOf(table);
    await rewrite(table, rows);
    const view = await table.view(0);
    await addRow(table, changes);
    const before = await diskOf(table);
    for (const answer of await everyWayTo(table))
      expect([answer.status, codeOf(answer)]).toEqual([409, code]);
    const live = await watch(table, table.tokens[0]);
    expect(await live.until(() => live.closed)).toBe(closeCode);
    expect(live.frames).toEqual([]);
    expect(await diskOf(table)).toEqual(before);
    await rewrite(table, rows);
    expect({ ...(await table.view(0)), serverTime: "" }).toEqual({ ...view, serverTime: "" });
  },
);

test("a page that is open when an older release comes is told so by its close code", async () => {
  const table = await startTable();
  const live = await watch(table, table.tokens[0]);
  await addRow(table, '[{"type":"of-tomorrow"}]');
  live.send({ type: "resume", since: 0 });
  expect(await live.until(() => live.closed)).toBe(CLOSE_CODES.laterRelease);
});

test("an alarm that meets a row of a version to come neither fails nor writes, and comes again", async () => {
  const clock = { bank: 60, increment: 5 };
  const table = await startTable({ clock });
  const rows = await rowsOf(table);
  await addRow(table, '[{"type":"of-tomorrow"}]');
  const before = await diskOf(table);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  try {
    expect(await runDurableObjectAlarm(table.stub)).toBe(true);
    expect(await diskOf(table)).toEqual(before);
    const due = await runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm());
    expect((due ?? 0) - Date.now()).toBeGreaterThan(3_600_000);
    await rewrite(table, rows);
    // The release that knows the row is back: the clock goes on where it was.
    expect(await runDurableObjectAlarm(table.stub)).toBe(true);
    expect((await rowsOf(table)).length).toBeGreaterThan(rows.length);
  } finally {
    vi.useRealTimers();
  }
});

test("other columns, and notices that only a later release understands, are left alone too", async () => {
  const table = await startTable();
  await ask("PUT", `${table.path}/notifications`, {
    token: table.tokens[0],
    body: { locale: "fr" },
  });
  const changed = async (statement: string) => {
    await runInDurableObject(table.stub, (_, { storage }) => {
      storage.sql.exec(statement);
    });
    await evictDurableObject(table.stub);
  };
  const codes = async () => [
    codeOf(await table.act(0, 0, { type: "pass" })),
    codeOf(await ask("GET", table.path)),
  ];
  await changed(`UPDATE notice SET seat = json_set(seat, '$.carrierPigeon', json('true'))`);
  const before = await diskOf(table);
  expect(await codes()).toEqual(["game-of-later-release", "game-of-later-release"]);
  expect(await diskOf(table)).toEqual(before);
  await changed(`UPDATE notice SET seat = json_remove(seat, '$.carrierPigeon')`);
  expect((await table.view(0)).id).toBe(table.id);
  await changed("ALTER TABLE entry RENAME COLUMN changes TO events");
  expect(await codes()).toEqual(["game-of-later-release", "game-of-later-release"]);
});

test("an answer by mail to such a table is sent back with the reason, not lost", async () => {
  const table = await startTable();
  await addRow(table, '[{"type":"of-tomorrow"}]');
  const seat = { game: table.id, place: 0, generation: 0, turn: 0 };
  const to = `${replyLocalPart(env.ROOT_SECRET, seat)}@reply.example`;
  const from = "ada@mail.example";
  const { rejected } = await deliver(from, to, `From: ${from}\r\nTo: ${to}\r\n\r\nPASS\r\n`);
  expect(rejected).toContain("newer release");
});

test(`${RUNS} games with rows gone wrong: no 5xx, and what is refused is left alone`, async () => {
  const table = await played();
  const rows = await rowsOf(table);
  const objects = (await listDurableObjectIds(env.GAMES)).length;
  const met = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(damage(rows), async (damaged) => {
      await rewrite(table, damaged);
      const before = await diskOf(table);
      const [token] = table.tokens;
      const body = { version: 4, action: { type: "pass" } };
      const seen = await ask("GET", table.path, { token });
      const answers = [
        seen,
        await ask("GET", table.path),
        await ask("GET", `${table.path}/events?since=0`, { token }),
        await ask("GET", `${table.path}/record`),
        await ask("POST", `${table.path}/actions`, { token, body }),
      ];
      for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
      await runDurableObjectAlarm(table.stub);
      const isUnreadable = UNREADABLE.includes(String(codeOf(seen)));
      met.add(codeOf(seen));
      if (!isUnreadable) return;
      expect(new Set(answers.map(codeOf)).size).toBe(1);
      expect(await diskOf(table)).toEqual(before);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  for (const code of UNREADABLE) expect(met).toContain(code);
  expect((await listDurableObjectIds(env.GAMES)).length).toBe(objects);
  await rewrite(table, rows);
  expect((await ask("GET", table.path)).status).toBe(200);
}, 3_600_000);

/** A table with a few lots behind it. */
async function played(): Promise<Table> {
  const table = await startTable({ seats: 3, clock: { bank: 600, increment: 20 } });
  for (let version = 0; version < 12; version += 1) {
    const view = await table.view();
    if (view.status !== "running") break;
    const seat = nextSeat(view);
    const own = await table.view(seat);
    const cheapest = own.you?.legal.cheapest;
    const raises = version % 3 === 0 && cheapest !== null && cheapest !== undefined;
    await table.act(
      seat,
      view.version,
      raises ? { type: "bid", cards: cheapest } : { type: "pass" },
    );
  }
  return table;
}

/** One thing gone wrong somewhere in the rows. */
function damage(rows: readonly AnyRow[]): fc.Arbitrary<readonly AnyRow[]> {
  const odd = fc.oneof(
    fc.constantFrom(null, "", "x", -1, 0, 1, 99, 1e17, "[]", "[null]", "{}"),
    fc.integer(),
    fc.string({ maxLength: 8 }),
  );
  const at = fc.nat({ max: rows.length - 1 });
  const column = fc.constantFrom("at", "place", "key", "request", "changes" as const);
  const swapAt = (index: number, row: AnyRow | undefined) =>
    rows.flatMap((own, place) => (place === index ? (row === undefined ? [] : [row]) : [own]));
  return fc.oneof(
    fc.tuple(at, column, odd).map(([index, name, value]) => {
      const row = rows[index];
      return swapAt(index, row && { ...row, [name]: value });
    }),
    at.map((index) => swapAt(index, undefined)),
    fc.tuple(at, at).map(([index, other]) => {
      const row = rows[index];
      const changes = rows[other]?.changes ?? null;
      return swapAt(index, row && { ...row, changes });
    }),
    fc.tuple(at, fc.nat({ max: 2000 })).map(([index, length]) => {
      const row = rows[index];
      return swapAt(index, row && { ...row, changes: String(row.changes).slice(0, length) });
    }),
    fc.tuple(at, fc.nat(), fc.jsonValue({ maxDepth: 1 })).map(([index, which, value]) => {
      const row = rows[index];
      return swapAt(index, row && { ...row, changes: withLeaf(String(row.changes), which, value) });
    }),
  );
}

/** The text with one of its numbers, words and lists replaced. */
function withLeaf(text: string, which: number, value: unknown): string {
  let leaves = 0;
  JSON.parse(text, (_, found: unknown) => {
    leaves += 1;
    return found;
  });
  let present = 0;
  const changed: unknown = JSON.parse(text, (_, found: unknown) => {
    present += 1;
    return present === (which % leaves) + 1 ? value : found;
  });
  return JSON.stringify(changed) ?? "null";
}
