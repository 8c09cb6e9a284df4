import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { seatGrantedSchema, tokenRenewedSchema } from "../../shared/contract/answers.ts";
import { ask, codeOf, type Answer } from "./support/front-door.ts";
import { modestly, playOut } from "./support/play-out.ts";
import { openTable, startTable, LONG, type Table } from "./support/table.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How often each outcome came. */
function outcomes(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = String(answer.status < 300 ? answer.status : codeOf(answer));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function rowsOf(table: Table): Promise<number> {
  return runInDurableObject(table.stub, (_, { storage }) =>
    Number(storage.sql.exec("SELECT max(number) AS last FROM entry").one()["last"]),
  );
}

test("everybody acts at once: one is accepted, the others are told what has happened", async () => {
  const table = await startTable({ seats: 5 }, LONG);
  const { version } = await table.view();
  const answers = await Promise.all(
    [0, 1, 2, 3, 4].map((seat) => table.act(seat, version, { type: "bid", cards: [1] })),
  );
  const { "not-your-turn": early = 0, "stale-version": late = 0, ...rest } = outcomes(answers);
  expect(rest).toEqual({ 200: 1 });
  expect(early + late).toBe(4);
  expect((await table.view()).version).toBe(version + 1);
});

test("start is pressed four times at once: one deal, and everyone who pressed sees it", async () => {
  const table = await openTable({ seats: 4 });
  const before = await rowsOf(table);
  const answers = await Promise.all([1, 2, 3, 4].map(() => table.post(0, "start", {})));
  expect(outcomes(answers)).toEqual({ 200: 4 });
  expect(await rowsOf(table)).toBe(before + 1);
  expect(new Set(answers.map(({ body }) => JSON.stringify(pick(body, "starter")))).size).toBe(1);
});

test("a table is started while people sit down: each has a seat in the game, or is told that it began", async () => {
  const table = await openTable({ seats: 5, bots: [1, 2, 3].map(() => ({ level: "gentle" })) });
  await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[0] });
  const invitation = (await table.view(0)).you?.invitation;
  const sit = (name: string) => ask("POST", `${table.path}/seats`, { body: { name, invitation } });
  const answers = await Promise.all([
    sit("Fay"),
    table.post(0, "start", {}),
    sit("Gus"),
    sit("Hal"),
  ]);
  expect(answers[1]?.status).toBe(200);
  const told = await Promise.all(
    answers
      .filter((_, at) => at !== 1)
      .map(async (answer) => {
        if (answer.status !== 201) return codeOf(answer);
        const { token } = seatGrantedSchema.parse(answer.body);
        return pick((await ask("GET", table.path, { token })).body, "status");
      }),
  );
  expect(told).toHaveLength(3);
  for (const each of told) expect(["running", "game-started", "game-full"]).toContain(each);
});

test("an instruction is taken back while it fires: it fired, or it did not, and the answer agrees", async () => {
  const table = await startTable({ seats: 3 }, LONG);
  const { turn, version, auction } = await table.view();
  const first = turn ?? 0;
  const next = (first + 1) % 3;
  const instruction = {
    auction: auction?.number,
    rule: { kind: "raise-to", cap: 9 },
    then: "wake",
  };
  const token = table.tokens[next];
  await ask("PUT", `${table.path}/instruction`, { token, body: instruction });
  const [acted, taken] = await Promise.all([
    table.act(first, version, { type: "bid", cards: [2] }),
    ask("DELETE", `${table.path}/instruction`, { token }),
  ]);
  expect([acted.status, taken.status]).toEqual([200, 200]);
  const view = await table.view(next);
  const fired = view.version === version + 2;
  expect(view.version).toBe(fired ? version + 2 : version + 1);
  expect(view.turn).toBe(fired ? (next + 1) % 3 : next);
  expect(view.you?.instruction).toBeNull();
});

test("an instruction is left while it becomes one's turn: 200 and played, or 409 your-turn", async () => {
  const table = await startTable({ seats: 3 }, LONG);
  const { turn, version, auction } = await table.view();
  const first = turn ?? 0;
  const next = (first + 1) % 3;
  const body = { auction: auction?.number, rule: { kind: "pass" }, then: "wake" };
  const [, left] = await Promise.all([
    table.act(first, version, { type: "bid", cards: [2] }),
    ask("PUT", `${table.path}/instruction`, { token: table.tokens[next], body }),
  ]);
  const view = await table.view();
  expect([
    ["200", version + 2],
    ["your-turn", version + 1],
  ]).toContainEqual([codeOf(left), view.version]);
});

test("a key is renewed three times at once while it is used: the old one ends, one new one is good", async () => {
  const table = await startTable();
  const old = table.tokens[0];
  const answers = await Promise.all([
    table.post(0, "token", {}),
    ask("GET", table.path, { token: old }),
    table.post(0, "token", {}),
    table.post(0, "token", {}),
  ]);
  const granted = answers.flatMap(
    ({ body }) => tokenRenewedSchema.safeParse(body).data?.token ?? [],
  );
  expect(granted).toHaveLength(1);
  expect(
    answers.filter((answer) => codeOf(answer) === "token-replaced").length,
  ).toBeGreaterThanOrEqual(2);
  expect(codeOf(await ask("GET", table.path, { token: old }))).toBe("token-replaced");
  expect((await ask("GET", table.path, { token: granted[0] })).status).toBe(200);
});

test("everybody asks for the rematch at once: one next game, each with the own seat", async () => {
  const table = await startTable({ seats: 3 });
  await playOut(table, modestly(2));
  const answers = await Promise.all([0, 1, 2].map((seat) => table.post(seat, "rematch", {})));
  expect(outcomes(answers)).toEqual({ 201: 3 });
  const granted = answers.map(({ body }) => seatGrantedSchema.parse(body));
  expect(new Set(granted.map(({ view }) => view.id)).size).toBe(1);
  expect(granted.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(new Set(granted.map(({ token }) => token)).size).toBe(3);
});

test("the move and the clock meet at the deadline: one of them counts, and the answer says which", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2050, 0, 1) });
  for (const early of [1, 0, -1]) {
    const table = await startTable({ clock: { bank: 60, increment: 0 } }, LONG);
    const { turn, version, deadlineAt } = await table.view();
    vi.setSystemTime(Date.parse(deadlineAt ?? "") - early);
    const [acted] = await Promise.all([
      table.act(turn ?? 0, version, { type: "bid", cards: [3] }),
      runDurableObjectAlarm(table.stub),
    ]);
    const { high } = (await table.view()).auction ?? {};
    expect([acted.status, high]).toEqual(early > 0 ? [200, 3] : [409, 0]);
  }
});

test("a hundred identical presses with one key: one row, one answer", async () => {
  const table = await startTable();
  const { turn, version } = await table.view();
  const before = await rowsOf(table);
  const key = crypto.randomUUID();
  const presses = await Promise.all(
    Array.from({ length: 100 }, () =>
      table.act(turn ?? 0, version, { type: "bid", cards: [4] }, key),
    ),
  );
  expect(new Set(presses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(presses[0]?.status).toBe(200);
  expect(await rowsOf(table)).toBe(before + 1);
});

function pick(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}
