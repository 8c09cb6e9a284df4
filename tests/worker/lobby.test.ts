import { expect, test } from "vitest";
import { invitationRenewedSchema } from "../../shared/contract/answers.ts";
import { viewSchema } from "../../shared/contract/view-schema.ts";
import { ask, codeOf } from "./support/front-door.ts";
import { openTable, startTable, type Table } from "./support/table.ts";

async function patch(table: Table, seat: number, body: unknown, path = "") {
  return ask("PATCH", table.path + path, { token: table.tokens[seat], body });
}

test("the host changes options and name in the lobby, nobody else and not later", async () => {
  const table = await openTable({ seats: 4 });
  const changed = await patch(table, 0, { name: "Tuesday", variants: ["open"], ledger: "open" });
  expect(changed.body).toMatchObject({
    name: "Tuesday",
    options: { variants: ["open"], ledger: "open", seats: 4 },
  });
  expect(codeOf(await patch(table, 1, { name: "Mine" }))).toBe("host-only");
  await table.start();
  expect(codeOf(await patch(table, 0, { name: "Late" }))).toBe("game-started");
});

test("fewer seats than are taken is refused; with fewer seats people move up", async () => {
  const table = await openTable({ seats: 4 });
  expect(codeOf(await patch(table, 0, { seats: 3 }))).toBe("invalid-request");
  await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[1] });
  const { body } = await patch(table, 0, { seats: 3 });
  expect(viewSchema.parse(body).seats.map(({ name }) => name)).toEqual(["Ada", "Chloé", "Dmitri"]);
});

test("a new seating order moves people, their tokens and the host with them", async () => {
  const table = await openTable();
  const { body } = await patch(table, 0, { order: [2, 0, 1] });
  expect(body).toMatchObject({
    host: 1,
    viewer: { seat: 1 },
    seats: [{ name: "Chloé" }, { name: "Ada" }, { name: "Béla" }],
  });
  expect((await table.view(2)).viewer).toEqual({ seat: 0 });
  expect(codeOf(await patch(table, 0, { order: [0, 1] }))).toBe("invalid-request");
  expect(codeOf(await patch(table, 0, { order: [0, 1, 1] }))).toBe("invalid-request");
});

test("a renewed invitation kills the old one", async () => {
  const table = await openTable({ seats: 5, bots: [{ level: "gentle" }] });
  await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[0] });
  const answer = await table.post(0, "invitation");
  const { invitation } = invitationRenewedSchema.parse(answer.body);
  expect(codeOf(await table.sitDown("Zoë"))).toBe("invitation-wrong");
  const body = { name: "Zoë", invitation };
  expect((await ask("POST", `${table.path}/seats`, { body })).status).toBe(201);
});

test("removing somebody frees the seat, stops his key and renews the invitation", async () => {
  const table = await openTable();
  expect(codeOf(await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[2] }))).toBe(
    "not-your-seat",
  );
  const removed = await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[0] });
  expect(removed.body).toMatchObject({ seats: [{}, { kind: "empty", name: null }, {}] });
  expect(codeOf(await ask("GET", table.path, { token: table.tokens[1] }))).toBe("token-replaced");
  expect(codeOf(await table.sitDown("Béla"))).toBe("invitation-wrong");
});

test("when the host leaves, the next person is the host; the last one cancels the table", async () => {
  const table = await openTable();
  await ask("DELETE", `${table.path}/seats/0`, { token: table.tokens[0] });
  expect((await table.view()).host).toBe(1);
  expect(codeOf(await table.post(2, "start"))).toBe("host-only");
  await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[1] });
  await ask("DELETE", `${table.path}/seats/2`, { token: table.tokens[2] });
  expect(await table.view()).toMatchObject({ status: "over", endedBy: "cancelled", result: null });
});

test("a cancelled table says so to whoever comes later", async () => {
  const table = await openTable();
  const cancelled = await ask("DELETE", table.path, { token: table.tokens[0] });
  expect(cancelled.body).toMatchObject({ status: "over", endedBy: "cancelled", result: null });
  const late = await table.sitDown("Zoë");
  expect(late.body).toMatchObject({ code: "game-over", endedBy: "cancelled", result: null });
});

test("names are unique after folding, and free of what disturbs others' screens", async () => {
  const table = await openTable({ seats: 4, bots: [{ level: "gentle" }] });
  await ask("DELETE", `${table.path}/seats/1`, { token: table.tokens[0] });
  const invitation = (await table.view(0)).you?.invitation;
  const sit = (name: string) => ask("POST", `${table.path}/seats`, { body: { name, invitation } });
  for (const name of ["ada", " ADA ", "Ａｄａ", "A\u200Bda"])
    expect(codeOf(await sit(name))).toBe("name-taken");
  for (const name of ["", "   ", "x".repeat(41), "a\u202Eb", "a\nb", "\u200B", "\u0000"])
    expect(codeOf(await sit(name))).toBe("invalid-request");
  expect((await sit("  Žofie   Nováková ")).body).toMatchObject({
    view: { seats: [{}, { name: "Žofie Nováková" }, {}, {}] },
  });
});

test("a taken livery changes hands, so that no two seats wear the same", async () => {
  const table = await openTable();
  const { body } = await patch(table, 1, { livery: "azure" }, "/seats/1");
  expect(viewSchema.parse(body).seats.map(({ livery }) => livery)).toEqual([
    "or",
    "azure",
    "gules",
  ]);
});

test("the host names people in the lobby; livery, forced pass and entropy are each seat's own", async () => {
  const table = await openTable();
  expect((await patch(table, 0, { name: "Bela" }, "/seats/1")).body).toMatchObject({
    seats: [{}, { name: "Bela" }, {}],
  });
  for (const own of [{ livery: "sable" }, { forcedPass: "auto" }, { entropy: "ab".repeat(32) }])
    expect(codeOf(await patch(table, 0, own, "/seats/1"))).toBe("not-your-seat");
  await table.start();
  expect(codeOf(await patch(table, 0, { name: "Bela" }, "/seats/1"))).toBe("not-your-seat");
  expect((await patch(table, 1, { livery: "sable" }, "/seats/1")).status).toBe(200);
  expect(codeOf(await patch(table, 1, { entropy: "ab".repeat(32) }, "/seats/1"))).toBe(
    "game-started",
  );
});

test("start drops empty seats, or fills them with bots; asking again answers the view", async () => {
  const table = await openTable({ seats: 5, bots: [{ level: "gentle" }, { level: "gentle" }] });
  for (const seat of [1, 2])
    await ask("DELETE", `${table.path}/seats/${seat}`, { token: table.tokens[0] });
  const dropped = await table.start();
  expect(dropped).toMatchObject({ status: "running", options: { seats: 3 } });
  expect((await table.post(0, "start")).body).toMatchObject({ status: "running" });
  const alone = await openTable({ seats: 3, bots: [{ level: "gentle" }, { level: "gentle" }] });
  for (const seat of [1, 2])
    await ask("DELETE", `${alone.path}/seats/${seat}`, { token: alone.tokens[0] });
  expect((await alone.post(0, "start")).body).toMatchObject({
    code: "not-enough-players",
    taken: 1,
    needed: 3,
  });
  const filled = await alone.start({ emptySeats: "bots" });
  expect(filled.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
});

test("leaving a running game lets the table's rule play at once; one press brings back", async () => {
  const table = await startTable({ absent: "pass" });
  const { turn } = await table.view();
  const seat = turn ?? 0;
  await ask("DELETE", `${table.path}/seats/${seat}`, { token: table.tokens[seat] });
  const left = await table.view();
  expect(left.seats[seat]?.away).toBe(true);
  expect(left.version).toBeGreaterThan(0);
  expect((await table.post(seat, "return")).body).toMatchObject({ viewer: { seat } });
  expect((await table.view()).seats[seat]?.away).toBe(false);
});

test("a table whose people have all left plays itself to the end", async () => {
  const table = await startTable();
  for (const seat of [0, 1, 2])
    await ask("DELETE", `${table.path}/seats/${seat}`, { token: table.tokens[seat] });
  const { runDurableObjectAlarm } = await import("cloudflare:test");
  while ((await table.view()).status === "running" && (await runDurableObjectAlarm(table.stub)));
  expect((await table.view()).endedBy).toBe("final-card");
});

test("without a gallery a running game is for its seats alone", async () => {
  const table = await openTable({ gallery: "none" });
  expect((await ask("GET", table.path)).status).toBe(200);
  await table.start();
  for (const path of ["", "/events", "/record"])
    expect(codeOf(await ask("GET", table.path + path))).toBe("gallery-closed");
  expect((await ask("GET", table.path, { token: table.tokens[1] })).status).toBe(200);
});
