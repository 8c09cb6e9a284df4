import { expect, test, vi } from "vitest";
import { DEFAULT_OPTIONS } from "../../shared/contract/options.ts";
import { commitmentOf } from "../../shared/deal/index.ts";
import { botName } from "../../worker/game/bot-name.ts";
import { MemoryTable } from "../worker/support/memory-table.ts";
import {
  bodyOf,
  call,
  codeOf,
  ENTROPY,
  ID,
  look,
  lobby,
  openTable,
  refusedBy,
  retry,
  sitDown,
  STRANGER,
  viewIn,
} from "./support/calls.ts";

function names(table: MemoryTable) {
  return look(table, STRANGER).seats.map(({ name }) => name);
}

test("opening answers 201 with the view, the host's seat, its key, the invitation and where it is", () => {
  const table = new MemoryTable();
  const request = { player: "Ada", seats: 3 as const };
  const opened = call(table, STRANGER, { type: "open", id: ID, request });
  expect(opened).toMatchObject({
    status: 201,
    grant: { place: 0, generation: 0 },
    location: `/v1/games/${ID}`,
    etag: null,
  });
  expect(bodyOf(opened)).toMatchObject({
    seat: 0,
    invitation: table.record.invitation,
    view: {
      id: ID,
      status: "lobby",
      name: "Ada's table",
      host: 0,
      viewer: { seat: 0 },
      options: { ...DEFAULT_OPTIONS, seats: 3 },
      you: { invitation: table.record.invitation },
    },
  });
  expect(names(table)).toEqual(["Ada", null, null]);
});

test("seed and invitation come from fresh random bytes: 32 of them and 10", () => {
  const drawn: number[] = [];
  const spy = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    if (!(bytes instanceof Uint8Array)) return bytes;
    drawn.push(bytes.length);
    bytes.fill(drawn.length);
    return bytes;
  });
  const table = new MemoryTable();
  const request = { player: "Ada", seats: 3 as const };
  call(table, STRANGER, { type: "open", id: ID, request });
  spy.mockRestore();
  expect(drawn).toEqual([32, 10]);
  expect(table.record.seed).toBe("01".repeat(32));
  expect(table.record.invitation).toBe("aibaeaqcaibaeaqc");
  expect(look(table, STRANGER).commitment).toBe(commitmentOf(table.record.seed));
});

test("a table takes the name and the options that its host gives it", () => {
  const options = {
    variants: ["open", "exit"] as const,
    ledger: "open",
    gallery: "none",
    listed: true,
    clock: { bank: 600, increment: 20 },
    forcedPass: "ask",
    absent: "pass",
  } as const;
  const table = openTable({ seats: 5, name: "Tuesday", ...options });
  expect(look(table, STRANGER)).toMatchObject({
    name: "Tuesday",
    options: { ...options, seats: 5 },
  });
});

test("a table's own name stays within the length of a name and ends in no space", () => {
  const long = openTable({ player: "x".repeat(38) });
  expect(long.record.name).toBe(`${"x".repeat(38)}'s`);
  const longer = openTable({ player: "🎩".repeat(40) });
  expect(longer.record.name).toBe("🎩".repeat(40));
  const cut = openTable({ player: "x".repeat(37) });
  expect(cut.record.name).toBe(`${"x".repeat(37)}'s`);
});

test("bots sit down after the host, each with its level and a name that nobody has", () => {
  const table = openTable({
    player: "ODETTE",
    seats: 4,
    bots: [{ level: "keen" }, { level: "sharp" }],
  });
  const seats = look(table, STRANGER).seats.map(({ name, kind, level }) => [name, kind, level]);
  expect(seats).toEqual([
    ["ODETTE", "person", null],
    ["Anatole", "bot", "keen"],
    ["Séraphine", "bot", "sharp"],
    [null, "empty", null],
  ]);
  expect(table.record.chairs.map((sitter) => sitter?.place)).toEqual([0, 1, 2, undefined]);
});

test("when the names of the period are used up, their second bearers come", () => {
  const guests = ["Odette", "Anatole", "Séraphine", "Hippolyte", "Clémence"];
  expect(botName([])).toBe("Odette");
  expect(botName(guests.slice(0, 4))).toBe("Clémence");
  expect(botName(guests)).toBe("Odette 2");
  expect(botName([...guests, "odette 2"])).toBe("Anatole 2");
  const second = guests.map((name) => `${name} 2`);
  expect(botName([...guests, ...second])).toBe("Odette 3");
});

test("what has never been opened is no game, whoever asks for what", () => {
  const table = new MemoryTable();
  for (const command of [
    { type: "view" },
    { type: "cancel" },
    { type: "start", request: {} },
  ] as const)
    expect(codeOf(call(table, STRANGER, command))).toBe("no-such-game");
  expect(table.rows).toEqual([]);
});

test("an id that exists is opened again by the exact retry alone, which gets the same", () => {
  const table = new MemoryTable();
  const request = { player: "Ada", seats: 3 as const };
  const open = (by: Parameters<typeof call>[3]) =>
    call(table, STRANGER, { type: "open", id: ID, request }, by);
  const first = open(retry("key"));
  expect(open(retry("key"))).toEqual(first);
  expect(codeOf(open(retry("key", "another")))).toBe("idempotency-mismatch");
  expect(codeOf(open(retry("other key")))).toBe("idempotency-mismatch");
  expect(codeOf(open(null))).toBe("idempotency-mismatch");
  expect(table.rows).toHaveLength(1);
});

test("sitting down answers 201 with the first free seat and its key", () => {
  const table = openTable();
  const answered = sitDown(table, "Béla");
  expect(answered).toMatchObject({
    status: 201,
    grant: { place: 1, generation: 0 },
    location: `/v1/games/${ID}/seats/1`,
  });
  expect(bodyOf(answered)).toMatchObject({ seat: 1, view: { viewer: { seat: 1 } } });
  expect(bodyOf(answered)).not.toHaveProperty("invitation");
  expect(sitDown(table, "Chloé")).toMatchObject({ grant: { place: 2 } });
  expect(names(table)).toEqual(["Ada", "Béla", "Chloé"]);
});

test("whoever sits down may choose the seat, and gives his part of the deal", () => {
  const table = openTable({ seats: 4 });
  sitDown(table, "Béla", { seat: 3 });
  sitDown(table, "Chloé", { entropy: ENTROPY });
  expect(names(table)).toEqual(["Ada", "Chloé", null, "Béla"]);
  expect(table.record.chairs.map((sitter) => sitter?.entropy ?? null)).toEqual([
    null,
    ENTROPY,
    null,
    null,
  ]);
});

test("the first seat is as free as any other once its person has moved", () => {
  const table = openTable();
  call(table, 0, { type: "change-game", request: { order: [1, 0, 2] } });
  expect(sitDown(table, "Béla").ok).toBe(true);
  expect(names(table)).toEqual(["Béla", "Ada", null]);
});

test("sitting down is refused for one reason after the other", () => {
  const table = openTable();
  expect(codeOf(sitDown(table, "Béla", { invitation: "x".repeat(16) }))).toBe("invitation-wrong");
  expect(refusedBy(sitDown(table, "Béla", { seat: 3 }))).toEqual({
    code: "invalid-request",
    issues: [{ path: ["seat"], message: "The seats are 0 to 2." }],
  });
  expect(codeOf(sitDown(table, "Béla", { seat: 0 }))).toBe("seat-taken");
  expect(codeOf(sitDown(table, "ａｄａ"))).toBe("name-taken");
  expect(table.rows).toHaveLength(1);
  sitDown(table, "Béla", { seat: 2 });
  sitDown(table, "Chloé");
  expect(codeOf(sitDown(table, "Dmitri"))).toBe("game-full");
  expect(codeOf(sitDown(table, "Dmitri", { invitation: "wrong" }))).toBe("invitation-wrong");
  call(table, 0, { type: "start", request: {} });
  expect(codeOf(sitDown(table, "Dmitri", { invitation: "wrong" }))).toBe("game-started");
});

test("nobody sits down at a cancelled table, and hears how it ended", () => {
  const table = lobby();
  call(table, 0, { type: "cancel" });
  expect(refusedBy(sitDown(table, "Dmitri"))).toEqual({
    code: "game-over",
    endedBy: "cancelled",
    result: null,
  });
});

test("each that sits down wears the first livery that is free", () => {
  const table = lobby({ seats: 5 });
  const worn = () => look(table, STRANGER).seats.map(({ livery }) => livery);
  expect(worn()).toEqual(["azure", "or", "gules", "vert", "sable"]);
  call(table, 0, { type: "leave", seat: 1 });
  // An empty chair shows what whoever comes would wear.
  expect(worn()).toEqual(["azure", "or", "gules", "vert", "sable"]);
  call(table, 2, { type: "change-seat", seat: 2, request: { livery: "or" } });
  expect(worn()).toEqual(["azure", "gules", "or", "vert", "sable"]);
  sitDown(table, "Zoë");
  expect(table.record.chairs[1]?.livery).toBe("gules");
});

test("a retry of sitting down grants the same seat, another body does not", () => {
  const table = openTable();
  const first = sitDown(table, "Béla", {}, retry("key"));
  sitDown(table, "Chloé");
  expect(sitDown(table, "Béla", {}, retry("key"))).toEqual(first);
  expect(codeOf(sitDown(table, "Zoë", {}, retry("key", "another")))).toBe("idempotency-mismatch");
});

test("a place is never given twice: who sits down after someone left is somebody else", () => {
  const table = lobby();
  call(table, 1, { type: "leave", seat: 1 });
  expect(sitDown(table, "Zoë")).toMatchObject({ grant: { place: 3 } });
  expect(codeOf(call(table, 1, { type: "view" }))).toBe("token-replaced");
  expect(viewIn(call(table, 3, { type: "view" })).viewer).toEqual({ seat: 1 });
});
