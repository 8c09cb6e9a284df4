import { env } from "cloudflare:workers";
import { SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { tokenRenewedSchema } from "../../shared/contract/answers.ts";
import { ask, codeOf } from "./support/front-door.ts";
import { countRows } from "./support/rows.ts";
import { openTable, startTable, type Table } from "./support/table.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every request that changes something, as a seat sends it. */
const MUTATIONS = [
  ["POST", "/actions", { version: 0, action: { type: "pass" } }],
  ["POST", "/start", {}],
  ["POST", "/token", {}],
  ["POST", "/invitation", {}],
  ["POST", "/return", {}],
  ["PATCH", "", { name: "Elsewhere" }],
  ["DELETE", "", undefined],
  ["PATCH", "/seats/0", { name: "Mallory" }],
  ["DELETE", "/seats/0", undefined],
] as const;

test("a spectator changes nothing (netrunner#571)", async () => {
  const table = await startTable();
  const before = await table.view(0);
  for (const [method, path, body] of MUTATIONS)
    expect(codeOf(await ask(method, table.path + path, { body }))).toBe("token-missing");
  expect({ ...(await table.view(0)), serverTime: "" }).toEqual({ ...before, serverTime: "" });
});

test("the token of another game is refused on every path", async () => {
  const table = await startTable();
  const token = (await openTable()).tokens[0];
  for (const [method, path, body] of [...MUTATIONS, ["GET", "", undefined] as const])
    expect(codeOf(await ask(method, table.path + path, { body, token }))).toBe("wrong-game");
});

test("no public id is a credential (colyseus#354, denishqua/high_society)", async () => {
  const table = await startTable();
  for (const token of [table.id, "0", "a.b.c", `${table.id}.0.0`, table.invitation])
    expect(codeOf(await ask("GET", table.path, { token }))).toBe("token-invalid");
});

test("a token signed by another key, for another audience or of another kind is invalid", async () => {
  const table = await openTable();
  const own = new TextEncoder().encode("a key that this server has never seen");
  const secret = serverKey();
  const make = (key: Uint8Array, typ: string, audience: string, kid?: string) =>
    signed(table, { key, typ, audience, kid });
  const good = await make(secret, "seat+jwt", "high-society/seat");
  expect((await ask("GET", table.path, { token: good })).status).toBe(200);
  for (const token of [
    await make(own, "seat+jwt", "high-society/seat"),
    await make(secret, "JWT", "high-society/seat"),
    await make(secret, "seat+jwt", "another"),
    await make(secret, "seat+jwt", "high-society/seat", "retired"),
  ])
    expect(codeOf(await ask("GET", table.path, { token }))).toBe("token-invalid");
  const none = `${btoa('{"alg":"none","typ":"seat+jwt"}').replaceAll("=", "")}.${good.split(".")[1]}.x`;
  expect(codeOf(await ask("GET", table.path, { token: none }))).toBe("token-invalid");
});

test("a token is verified once an isolate, and not at all where it was signed", async () => {
  const table = await openTable();
  const verify = vi.spyOn(crypto.subtle, "verify");
  const counts: number[] = [];
  const elsewhere = await signed(table, { key: serverKey() });
  for (const token of [table.tokens[1], elsewhere, elsewhere]) {
    expect((await ask("GET", table.path, { token })).status).toBe(200);
    counts.push(verify.mock.calls.length);
  }
  expect(counts).toEqual([0, 1, 1]);
});

test("the header holds one token and nothing after it", async () => {
  const table = await openTable();
  const [token = "", other = ""] = table.tokens;
  for (const header of [`Bearer ${token} x`, `Bearer ${token} ${other}`])
    expect(codeOf(await ask("GET", table.path, { headers: { Authorization: header } }))).toBe(
      "token-invalid",
    );
  const spaced = await ask("GET", table.path, { headers: { Authorization: `bearer   ${token}` } });
  expect(spaced.status).toBe(200);
});

test("a new key stops every older one; a replaced token costs no row", async () => {
  const table = await startTable();
  const [old] = table.tokens;
  const renewed = await renew(table, 0);
  expect((await ask("GET", table.path, { token: renewed })).status).toBe(200);
  const counted = await countRows(table);
  for (const [method, path, body] of [...MUTATIONS, ["GET", "", undefined] as const])
    expect(codeOf(await ask(method, table.path + path, { body, token: old }))).toBe(
      "token-replaced",
    );
  expect(counted.rows()).toBe(0);
});

test("the retry of a rotation gets the new token again, until that has been used", async () => {
  const table = await startTable();
  const key = crypto.randomUUID();
  const first = await table.post(0, "token", {}, key);
  const again = await table.post(0, "token", {}, key);
  expect(first.status).toBe(200);
  expect(again.text).toBe(first.text);
  const { token } = tokenRenewedSchema.parse(first.body);
  expect((await ask("GET", table.path, { token })).status).toBe(200);
  expect(codeOf(await table.post(0, "token", {}, key))).toBe("token-replaced");
});

test("no retry grants a key that has itself been replaced, though nobody has used the newest", async () => {
  const table = await startTable();
  const key = crypto.randomUUID();
  const first = tokenRenewedSchema.parse((await table.post(0, "token", {}, key)).body);
  const second = await ask("POST", `${table.path}/token`, { token: first.token });
  expect(second.status).toBe(200);
  expect(codeOf(await table.post(0, "token", {}, key))).toBe("token-replaced");
});

test("no view, event or record repeats a token or an invitation (lltcgweb#38)", async () => {
  const table = await startTable({ bots: [{ level: "gentle" }] });
  for (const path of ["", "/events", "/record"])
    for (const token of [...table.tokens, undefined]) {
      const { text } = await ask("GET", table.path + path, { token });
      expect(text).not.toContain(table.invitation);
      for (const secret of table.tokens) expect(text).not.toContain(secret);
    }
});

async function renew(table: Table, seat: number): Promise<string> {
  return tokenRenewedSchema.parse((await table.post(seat, "token")).body).token;
}

/** The newest key of this server. */
function serverKey(): Uint8Array {
  const key = env.SIGNING_KEYS.split(":")[1] ?? "";
  const bytes = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}

interface Signing {
  readonly key: Uint8Array;
  readonly typ?: string;
  readonly audience?: string;
  readonly kid?: string | undefined;
}

/** A token of the host, signed elsewhere: its text differs from what the server has granted. */
async function signed(
  { id }: Table,
  { key, typ = "seat+jwt", audience = "high-society/seat", kid = "test" }: Signing,
): Promise<string> {
  return new SignJWT({ generation: 0, place: 0, game: id })
    .setProtectedHeader({ alg: "HS256", typ, kid })
    .setIssuer("high-society")
    .setAudience(audience)
    .sign(key);
}
