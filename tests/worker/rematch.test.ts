import { expect, test } from "vitest";
import { seatGrantedSchema } from "../../shared/contract/answers.ts";
import { ask, codeOf } from "./support/front-door.ts";
import { modestly, playOut } from "./support/play-out.ts";
import { startTable, Table } from "./support/table.ts";

async function finished(options = {}): Promise<Table> {
  const table = await startTable(options);
  await playOut(table, modestly(2));
  return table;
}

test("the first to ask is the host; the others' seats are kept, bots too, and count as taken", async () => {
  const table = await finished({ seats: 4, bots: [{ level: "gentle" }] });
  const answer = await table.post(2, "rematch");
  expect(answer.status).toBe(201);
  const { view, seat } = seatGrantedSchema.parse(answer.body);
  expect({ seat, host: view.host, status: view.status }).toEqual({
    seat: 2,
    host: 2,
    status: "lobby",
  });
  expect(view.seats.map(({ name, kind, away }) => [name, kind, away])).toEqual([
    ["Ada", "person", true],
    ["Odette", "bot", false],
    ["Béla", "person", false],
    ["Chloé", "person", true],
  ]);
  expect((await table.view()).rematch).toBe(view.id);
});

test("all who ask, even at once, meet at one table, each with his own key", async () => {
  const table = await finished();
  const answers = await Promise.all([0, 1, 2].map((seat) => table.post(seat, "rematch")));
  const granted = answers.map(({ body }) => seatGrantedSchema.parse(body));
  expect(new Set(granted.map(({ view }) => view.id)).size).toBe(1);
  expect(granted.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(new Set(granted.map(({ token }) => token)).size).toBe(3);
  const again = await table.post(1, "rematch");
  expect(seatGrantedSchema.parse(again.body).token).toBe(granted[1]?.token);
});

test("a rematch works while the others are away, who can still come (lila#13354)", async () => {
  const table = await finished();
  const { view, token } = seatGrantedSchema.parse((await table.post(0, "rematch")).body);
  const next = new Table(view.id, "", [token]);
  const started = await next.start();
  expect(started.status).toBe("running");
  expect(started.seats.map(({ away }) => away)).toEqual([false, true, true]);
  const late = seatGrantedSchema.parse((await table.post(1, "rematch")).body);
  expect(late.view.viewer).toEqual({ seat: 1 });
  expect(late.view.seats.map(({ away }) => away)).toEqual([false, false, true]);
});

test("there is no rematch of what is not over, and none for a stranger", async () => {
  const table = await startTable();
  expect(codeOf(await table.post(0, "rematch"))).toBe("game-started");
  expect(codeOf(await ask("POST", `${table.path}/rematch`))).toBe("token-missing");
});
