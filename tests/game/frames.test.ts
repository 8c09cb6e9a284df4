import { expect, test } from "vitest";
import * as z from "zod/mini";
import { actedSchema } from "../../shared/contract/answers.ts";
import { serverFrameSchema } from "../../shared/contract/frames.ts";
import { BODY_LIMIT } from "../../shared/contract/problem-code.ts";
import { retryOf } from "../../worker/http/idempotency.ts";
import { answerFrame } from "../../worker/game/socket-frames.ts";
import type { MemoryTable } from "../worker/support/memory-table.ts";
import { bid, bodyOf, call, dealt, keyOf, PASS, play, STRANGER } from "./support/calls.ts";

const KEY = "a-key-of-twenty-five-letters";
const frameSchema = z.union([serverFrameSchema, z.object({ type: z.literal("problem") })]);

/** What a socket's message is answered with; the places that said whether their page is seen. */
function send(table: MemoryTable, place: number | null, message: unknown) {
  const seen: boolean[] = [];
  const text =
    typeof message === "string" || message instanceof ArrayBuffer
      ? message
      : JSON.stringify(message);
  const caller = place === null ? null : keyOf(table, place);
  const sender = { caller, tellVisible: (visible: boolean) => seen.push(visible) };
  const answered = answerFrame(table, table.record, sender, text, table.now);
  return { frame: answered === undefined ? undefined : parsed(answered), seen };
}

function parsed(text: string): unknown {
  const json: unknown = JSON.parse(text);
  frameSchema.parse(json);
  return json;
}

const act = { type: "act", key: KEY, version: 0, action: bid(8) };

test("an action by socket is answered under its key, with view and events", () => {
  const table = dealt(["L5"]);
  expect(send(table, 0, act).frame).toMatchObject({
    type: "acted",
    key: KEY,
    view: { version: 1, viewer: { seat: 0 } },
    events: [{ type: "bid-raised", cards: [8] }],
  });
  expect(table.record.play?.acts.slice()).toMatchObject([{ seat: 0, action: bid(8) }]);
});

test("the same key gets the same answer; with another action it is a mismatch", () => {
  const table = dealt(["L5"]);
  const first = send(table, 0, act).frame;
  play(table, [1, PASS]);
  expect(send(table, 0, act).frame).toEqual(first);
  expect(send(table, 0, { ...act, action: PASS }).frame).toMatchObject({
    type: "problem",
    key: KEY,
    problem: { code: "idempotency-mismatch" },
  });
  expect(table.record.play?.acts).toHaveLength(2);
});

test("what was sent by HTTP under a key is the same when it comes by socket", () => {
  const table = dealt(["L5"]);
  const request = { version: 0, action: bid(8) };
  const answered = call(table, 0, { type: "act", request }, retryOf(KEY, "act", request));
  const first = actedSchema.parse(bodyOf(answered));
  expect(send(table, 0, act).frame).toEqual({ type: "acted", key: KEY, ...first });
  expect(table.record.play?.acts).toHaveLength(1);
});

test("a refusal comes as a problem of the socket's own path, under the key", () => {
  const table = dealt(["L5"]);
  expect(send(table, 1, act).frame).toMatchObject({
    type: "problem",
    key: KEY,
    problem: {
      code: "not-your-turn",
      status: 409,
      turn: 0,
      instance: `/v1/games/${table.record.id}/live`,
    },
  });
  expect(send(table, STRANGER, act).frame).toMatchObject({
    key: KEY,
    problem: { code: "token-missing", status: 401 },
  });
});

test("resume catches up without a gap, for a seat and for the gallery", () => {
  const table = dealt(["L5"]);
  play(table, [0, bid(8)], [1, PASS]);
  for (const place of [1, STRANGER]) {
    const { frame } = send(table, place, { type: "resume", since: 1 });
    expect(frame).toMatchObject({
      type: "update",
      version: 2,
      revision: table.record.revision,
      view: { version: 2, viewer: place === null ? { spectator: true } : { seat: 1 } },
    });
    const { events } = z.object({ events: z.array(z.unknown()) }).parse(frame);
    expect(events).toEqual(
      z
        .object({ events: z.array(z.unknown()) })
        .parse(bodyOf(call(table, place, { type: "events", since: 1 }))).events,
    );
    expect(events).toMatchObject([{ version: 2, type: "passed" }]);
  }
});

test("a ping spelled in a way of its own is answered all the same", () => {
  expect(send(dealt(["L5"]), STRANGER, '{ "type": "ping" }').frame).toEqual({ type: "pong" });
});

test("a page says whether it can be seen, and hears nothing", () => {
  const table = dealt(["L5"]);
  for (const visible of [true, false])
    expect(send(table, 0, { type: "visible", visible })).toEqual({
      frame: undefined,
      seen: [visible],
    });
});

test("what cannot be read is a problem without a key", () => {
  const table = dealt(["L5"]);
  const problem = (message: unknown) => send(table, 0, message).frame;
  const invalid = { type: "problem", key: null, problem: { code: "invalid-json" } };
  expect(problem("{")).toMatchObject(invalid);
  expect(problem(new ArrayBuffer(4))).toMatchObject(invalid);
  const long = JSON.stringify(act).padEnd(BODY_LIMIT + 1, " ");
  expect(problem(long)).toMatchObject({
    key: null,
    problem: { code: "body-too-large", limit: BODY_LIMIT },
  });
  expect(problem(long.slice(0, -1))).toMatchObject({ type: "acted" });
});

test("a frame of the wrong shape is told what is wrong, under its key if it has a good one", () => {
  const table = dealt(["L5"]);
  const { frame } = send(table, 0, { ...act, version: -1 });
  expect(frame).toMatchObject({
    key: KEY,
    problem: { code: "invalid-request", issues: [{ path: ["version"] }] },
  });
  for (const message of [{ ...act, key: "short" }, { type: "shout" }, "null", "[]"])
    expect(send(table, 0, message).frame).toMatchObject({
      key: null,
      problem: { code: "invalid-request" },
    });
});
