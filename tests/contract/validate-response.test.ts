import { describe, expect, test } from "vitest";

import {
  gamePath,
  PROBLEM_CONTENT_TYPE,
  PROBLEMS,
  type ProblemCode,
} from "../../shared/contract/index.ts";
import { BODY_EXAMPLES } from "../../tools/openapi/body-examples.ts";
import { EXAMPLE_ID, EXAMPLE_VIEW } from "../../tools/openapi/example-game.ts";
import { PROBLEM_EXAMPLES } from "../../tools/openapi/problem-examples.ts";
import { validateResponse } from "../support/validate-response.ts";

const ACTIONS = gamePath("actions", EXAMPLE_ID);
const GAME = gamePath("game", EXAMPLE_ID);
const acted = BODY_EXAMPLES["Acted"];

function answer(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers });
}

function problem(code: ProblemCode, extra: object = {}): Response {
  return Response.json(
    { ...PROBLEM_EXAMPLES.get(code), ...extra },
    { status: PROBLEMS[code].status, headers: { "Content-Type": PROBLEM_CONTENT_TYPE } },
  );
}

/** What the check says about an answer; undefined when it fits. */
async function faultOf(
  method: string,
  url: string,
  response: Response,
): Promise<string | undefined> {
  try {
    await validateResponse(method, url, response);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe("an answer that fits passes", () => {
  test("an accepted action", async () => {
    expect(await faultOf("POST", ACTIONS, answer(acted))).toBeUndefined();
  });
  test("the whole view, with its ETag", async () => {
    const response = answer(EXAMPLE_VIEW, { ETag: 'W/"1"' });
    expect(await faultOf("GET", `${GAME}?a=1`, response)).toBeUndefined();
  });
  test("a problem with its facts", async () => {
    expect(await faultOf("POST", ACTIONS, problem("bid-too-low"))).toBeUndefined();
    expect(await faultOf("POST", ACTIONS, problem("stale-version"))).toBeUndefined();
  });
});

describe("a planted fault is found", () => {
  const { turn: _turn, ...turnless } = EXAMPLE_VIEW;
  const leaking = {
    ...EXAMPLE_VIEW,
    seats: EXAMPLE_VIEW.seats.map((seat) => ({ ...seat, deck: [] })),
  };
  const tag = { ETag: '"1"' };
  const untyped = Response.json(PROBLEM_EXAMPLES.get("bid-too-low"), { status: 422 });

  test.each([
    ["a secret that slipped out", "GET", GAME, answer(leaking, tag), /unrecognized_keys.*deck/u],
    ["a field too few", "GET", GAME, answer(turnless, tag), /turn/u],
    ["a value out of range", "GET", GAME, answer({ ...EXAMPLE_VIEW, turn: 9 }, tag), /turn/u],
    ["a missing header", "GET", GAME, answer(EXAMPLE_VIEW), /ETag/u],
    ["an undocumented status", "POST", ACTIONS, Response.json(acted, { status: 201 }), /status/u],
    ["an undocumented endpoint", "GET", "/v1/secrets", answer({}), /no such endpoint/u],
    ["a code of another endpoint", "POST", ACTIONS, problem("name-taken"), /not documented/u],
    ["a fact too many", "POST", ACTIONS, problem("bid-too-low", { hand: [3] }), /hand/u],
    ["no Retry-After", "POST", ACTIONS, problem("rate-limited"), /Retry-After/u],
    ["a problem as plain JSON", "POST", ACTIONS, untyped, /content type/u],
  ])("%s", async (_fault, method, url, response, says) => {
    expect(await faultOf(method, url, response)).toMatch(says);
  });
});
