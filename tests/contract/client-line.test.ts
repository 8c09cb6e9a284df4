import { describe, expect, test } from "vitest";

import { type Answered, HighSociety, RequestFailed, valueOf } from "../../shared/client/index.ts";
import { PROBLEM_CONTENT_TYPE, type View } from "../../shared/contract/index.ts";
import { BODY_EXAMPLES } from "../../tools/openapi/body-examples.ts";
import { EXAMPLE_ID, EXAMPLE_VIEW } from "../../tools/openapi/example-game.ts";
import { PROBLEM_EXAMPLES } from "../../tools/openapi/problem-examples.ts";

type Reply = () => Response;
const offline: Reply = () => {
  throw new TypeError("fetch failed");
};
const json =
  (body: unknown): Reply =>
  () =>
    Response.json(body);
const acted = json(BODY_EXAMPLES["Acted"]);

function problem(code: Parameters<typeof PROBLEM_EXAMPLES.get>[0], facts: object = {}): Reply {
  const body = PROBLEM_EXAMPLES.get(code);
  const headers = { "Content-Type": PROBLEM_CONTENT_TYPE };
  return () => Response.json({ ...body, ...facts }, { status: body?.status ?? 500, headers });
}

/** A server that gives these replies, one a request, and keeps what it was sent. */
function server(...replies: Reply[]) {
  const sent: Request[] = [];
  const society = new HighSociety("http://society.test/", {
    patience: { firstMs: 1, longestMs: 20, attempts: 4 },
    fetch: async (input, init) => {
      sent.push(new Request(input instanceof URL ? input.href : input, init));
      return (replies.length > 1 ? replies.shift() : replies[0])?.() ?? Response.error();
    },
  });
  return { sent, game: society.game(EXAMPLE_ID, "a.b.c"), society };
}

const BID = { type: "bid", cards: [3] } as const;
const kindOf = (answered: Answered<unknown>): string =>
  answered.kind === "refused" ? answered.problem.code : answered.kind;

describe("what is sent", () => {
  test("the token, a key and JSON for an action", async () => {
    const { sent, game } = server(acted);
    expect(kindOf(await game.act(4, BID))).toBe("done");
    const [request] = sent;
    expect(request?.url).toBe(`http://society.test/v1/games/${EXAMPLE_ID}/actions`);
    expect(request?.headers.get("Authorization")).toBe("Bearer a.b.c");
    expect(request?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f-]{36}$/u);
    expect(await request?.json()).toEqual({ version: 4, action: BID });
  });
  test("no body and no key for a GET", async () => {
    const { sent, game } = server(json(EXAMPLE_VIEW));
    expect(valueOf(await game.view()).id).toBe(EXAMPLE_ID);
    expect(sent[0]?.headers.has("Idempotency-Key")).toBe(false);
    expect(sent[0]?.headers.has("Content-Type")).toBe(false);
  });
});

describe("retries", () => {
  test("a lost answer is asked for again under the same key: one move", async () => {
    const { sent, game } = server(offline, offline, acted);
    expect(kindOf(await game.act(4, BID))).toBe("done");
    const keys = sent.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
  test("503 and 429 are waited for, a gateway's 502 too", async () => {
    const gateway: Reply = () => new Response("Bad gateway", { status: 502 });
    const soon = { retryAfter: 0.01 };
    const { sent, game } = server(
      problem("overloaded", soon),
      gateway,
      problem("rate-limited", soon),
      acted,
    );
    expect(kindOf(await game.act(4, BID))).toBe("done");
    expect(sent).toHaveLength(4);
  });
  test("a refusal is an answer, never asked again", async () => {
    const { sent, game } = server(problem("bid-too-low"));
    const answered = await game.act(4, BID);
    expect(answered).toMatchObject({
      kind: "refused",
      problem: { code: "bid-too-low", toBeat: 8 },
    });
    expect(sent).toHaveLength(1);
  });
  test("a long Retry-After is left to the caller", async () => {
    const { sent, game } = server(problem("quota-used-up", { retryAfter: 3600 }));
    expect(kindOf(await game.act(4, BID))).toBe("quota-used-up");
    expect(sent).toHaveLength(1);
  });
  test("it gives up after its attempts and says that nobody answers", async () => {
    const { sent, game } = server(offline);
    expect(await game.view()).toEqual({ kind: "unreachable", reason: "network" });
    expect(sent).toHaveLength(4);
  });
});

describe("answers that are none", () => {
  test.each<[string, Reply]>([
    ["a captive portal's page", () => new Response("<html>", { status: 200 })],
    ["JSON of somebody else", json({ hello: "world" })],
    [
      "a view without its seats",
      json({ ...EXAMPLE_VIEW, seats: null } satisfies Record<keyof View, unknown>),
    ],
    ["an unknown problem", () => Response.json({ error: "no" }, { status: 404 })],
  ])("%s", async (_name, reply) => {
    expect(await server(reply).game.view()).toEqual({ kind: "unreachable", reason: "not-the-api" });
  });
});

test("valueOf gives the value, or throws with the sentence and the code", async () => {
  const { game } = server(problem("token-replaced"));
  const answered = await game.view();
  expect(() => valueOf(answered)).toThrow(RequestFailed);
  expect(() => valueOf(answered)).toThrow(/A newer key was made/u);
});
