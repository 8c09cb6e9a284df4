import { expect, test } from "vitest";
import { ask, codeOf } from "./support/front-door.ts";
import { openTable, startTable } from "./support/table.ts";

test("two actions with one version: one 200, one 409 with the fresh view (boardgame.io#828)", async () => {
  const table = await startTable();
  const { turn, version } = await table.view();
  const seat = turn ?? 0;
  const answers = await Promise.all([
    table.act(seat, version, { type: "bid", cards: [1] }),
    table.act(seat, version, { type: "bid", cards: [2] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.body).toMatchObject({
    code: "stale-version",
    version: version + 1,
    view: { version: version + 1, viewer: { seat }, auction: { high: 1 } },
    events: [{ type: "bid-raised", version: version + 1, index: 0, cards: [1] }],
  });
});

test("five seals with one version: five 200s", async () => {
  // Deal 26 begins with a luxury: a disgrace opens without envelopes.
  const table = await startTable({ seats: 5, variants: ["sealed"] }, 26);
  const answers = await Promise.all(
    [0, 1, 2, 3, 4].map((seat) => table.act(seat, 0, { type: "seal", cards: [3] })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await table.view()).phase).toBe("bidding");
});

test("nine people sit down at once at four free seats (boardgame.io#1100)", async () => {
  const table = await openTable({ seats: 5, bots: [1, 2, 3, 4].map(() => ({ level: "gentle" })) });
  for (const seat of [1, 2, 3, 4])
    await ask("DELETE", `${table.path}/seats/${seat}`, { token: table.tokens[0] });
  const invitation = (await table.view(0)).you?.invitation;
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, person) =>
      ask("POST", `${table.path}/seats`, { body: { name: `Person ${person}`, invitation } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(answers.filter((answer) => codeOf(answer) === "game-full")).toHaveLength(5);
  const names = (await table.view()).seats.map(({ name }) => name);
  expect(new Set(names).size).toBe(5);
});

test("a double press of join with one key takes one seat (diplicity-react b1b6475e)", async () => {
  const table = await openTable({ seats: 4, bots: [{ level: "gentle" }, { level: "gentle" }] });
  await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[0] });
  const invitation = (await table.view(0)).you?.invitation;
  const key = crypto.randomUUID();
  const press = () =>
    ask("POST", `${table.path}/seats`, { body: { name: "Zoë", invitation }, key });
  const [first, second] = await Promise.all([press(), press()]);
  expect([first?.status, second?.status]).toEqual([201, 201]);
  expect(second?.text).toBe(first?.text);
  expect((await table.view()).seats.filter(({ name }) => name === "Zoë")).toHaveLength(1);
});
