import fc from "fast-check";
import { PATHS } from "../../../shared/contract/paths.ts";
import { forged } from "../support/forged-token.ts";
import type { Table } from "../support/table.ts";

/** One request as an attacker, a broken proxy or a tired programmer sends it. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array | null;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND"] as const;

/** Texts that have broken somebody: controls, directions, unpaired halves, markup, queries, paths. */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "\u202Eadmin",
  "\uD800",
  "e\u0301".repeat(60),
  "\u{1F469}\u200D\u{1F467}".repeat(20),
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE entry; --",
  "../../../etc/passwd",
  "${jndi:ldap://x.example/a}",
  "a\r\nSet-Cookie: x=1",
  "__proto__",
  "constructor",
  "9".repeat(400),
  "-0",
  "NaN",
  "x".repeat(5_000),
] as const;

/** What a client can put into a header: other bytes its own runtime refuses or encodes. */
const headerText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.filter((word) => /^[\x20-\x7e]*$/u.test(word))),
  fc.string({ unit: "binary-ascii", maxLength: 40 }),
);

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 40 }),
);

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1e308, 2 ** 53, 2 ** 31, 4294967296, 0.1),
);

/** The words of the API, so that shapes come close to the right ones. */
const field = fc.constantFrom(
  ...(
    "version action type cards luxury recover name player seats bots variants ledger " +
    "clock bank increment invitation seat entropy hours kind rule then auction cap " +
    "below total email webhook url push __proto__ toString order host token channel " +
    "address level locale"
  ).split(" "),
);
const word = fc.constantFrom(
  ...(
    "bid pass seal discard exit L7 FP closed open gentle wake raise-to lay pass-at " +
    "end bot sealed turn https://x.example/ mail"
  ).split(" "),
);

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(text, number, word, fc.boolean(), fc.constant(null)),
    fc.array(tie("tree"), { maxLength: 5 }),
    fc.dictionary(fc.oneof(field, text), tie("tree"), { maxKeys: 5 }),
  ),
}));

/** Depth that a recursive reader does not survive. */
const deep = fc
  .constantFrom("[", '{"a":')
  .chain((open) => fc.integer({ min: 100, max: 2_500 }).map((depth) => open.repeat(depth)));

/** A request that would be good, so that a single wrong field is met too. */
const nearlyGood = fc.constantFrom(
  { version: 0, action: { type: "pass" } },
  { version: 0, action: { type: "bid", cards: [1, 2] } },
  { player: "Ada", seats: 3 },
  { name: "Zoë", invitation: "x" },
  { auction: 1, rule: { kind: "raise-to", cap: 9 }, then: "pass" },
  { hours: 2 },
  { kind: "end" },
  { email: { address: "a@b.example", when: "turn" } },
  { webhook: { url: "https://127.0.0.1/x", shape: "standard" } },
);
const twisted = fc
  .tuple(nearlyGood, field, tree)
  .map(([good, name, value]) => ({ ...good, [name]: value }));

const body = fc.oneof(
  fc.oneof(tree, nearlyGood, twisted).map((json) => JSON.stringify(json) ?? ""),
  deep,
  text,
  fc.constant(JSON.stringify({ player: "x".repeat(20_000) })),
  fc.uint8Array({ maxLength: 200 }),
  fc.constant(Uint8Array.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d])),
);

const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constant("Content-Type"),
      fc.constantFrom(
        "application/json",
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "multipart/form-data",
        "",
      ),
    ),
    fc.tuple(
      fc.constant("Idempotency-Key"),
      fc.oneof(headerText, fc.uuid(), fc.constant("k".repeat(16))),
    ),
    fc.tuple(
      fc.constant("If-None-Match"),
      fc.oneof(headerText, fc.constantFrom("*", 'W/"x", "y', ",,,")),
    ),
    fc.tuple(fc.constant("Origin"), fc.oneof(headerText, fc.constant("null"))),
    fc.tuple(fc.constant("Upgrade"), fc.constantFrom("websocket", "WebSocket", "h2c")),
    fc.tuple(
      fc.constant("Sec-WebSocket-Protocol"),
      fc.oneof(headerText, fc.constantFrom("high-society.v1", "high-society.v1, a.b.c")),
    ),
    fc.tuple(
      fc.constantFrom("X-Caller", "X-Forwarded-For", "X-HTTP-Method-Override", "CF-Connecting-IP"),
      fc.oneof(headerText, fc.constant('{"place":0,"generation":0}')),
    ),
    fc.tuple(fc.constant("Content-Encoding"), fc.constantFrom("gzip", "br", "x")),
  ),
  { maxLength: 4 },
);

/** Requests at every path of the API, right and wrong, with keys that fit, nearly fit, or do not. */
export function hostileRequests(table: Table): fc.Arbitrary<HostileRequest> {
  const id = fc.oneof(
    { arbitrary: fc.constant<string>(table.id), weight: 6 },
    fc.constantFrom("a".repeat(24), table.id.toUpperCase(), `${table.id}a`),
    text.map(encodeURIComponentSafely),
  );
  const part = fc.oneof(
    fc.constantFrom("0", "1", "9", "-1", "1e3", "%00", "%ff"),
    text.map(encodeURIComponentSafely),
  );
  const path = fc
    .tuple(fc.constantFrom(...Object.values(PATHS)), id, part, fc.oneof(fc.constant(""), query()))
    .map(
      ([template, game, rest, asked]) =>
        template.replace("{id}", game).replaceAll(/\{\w+\}/g, rest) + asked,
    );
  const stray = text.map((word) => `/v1/${encodeURIComponentSafely(word)}`);
  const key = fc.oneof(
    { arbitrary: fc.constantFrom(...table.tokens).map((token) => `Bearer ${token}`), weight: 5 },
    fc.constantFrom(...forged(table)).map((token) => `Bearer ${token}`),
    headerText.map((word) => `Bearer ${word}`),
    headerText,
  );
  const authorised = fc.option(key, { nil: undefined });
  return fc
    .tuple(
      fc.constantFrom(...METHODS),
      fc.oneof({ arbitrary: path, weight: 12 }, stray),
      authorised,
      headers,
      body,
    )
    .map(([method, where, authorization, more, sent]) => ({
      method,
      path: where,
      headers:
        authorization === undefined ? more : [["Authorization", authorization] as const, ...more],
      body: method === "GET" || method === "HEAD" ? null : sent,
    }));
}

/** Messages of a socket: frames that nearly fit, and anything else. */
export const hostileMessages = fc.oneof(
  tree.map((json) => JSON.stringify(json) ?? ""),
  fc
    .tuple(fc.constantFrom("act", "resume", "visible", "ping", "view"), field, tree)
    .map(([type, name, value]) =>
      JSON.stringify({
        type,
        key: "k".repeat(16),
        version: 0,
        action: { type: "pass" },
        [name]: value,
      }),
    ),
  deep,
  text,
  fc.uint8Array({ maxLength: 100 }),
  fc.constant("x".repeat(40_000)),
);

function query(): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom("since", "dryRun", "cursor", "status"), text);
  const value = fc.oneof(fc.constantFrom("0", "true", "lobby", "999999999999"), text);
  return fc
    .tuple(name, value)
    .map(
      ([asked, said]) => `?${encodeURIComponentSafely(asked)}=${encodeURIComponentSafely(said)}`,
    );
}

/** Half a character cannot be written in a path at all. */
function encodeURIComponentSafely(word: string): string {
  return encodeURIComponent(word.replaceAll(/\p{Surrogate}/gu, "?"));
}
