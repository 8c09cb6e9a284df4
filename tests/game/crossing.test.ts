import { expect, test } from "vitest";
import { callOfText, replyOfText, textOfCall, textOfReply } from "../../worker/game/crossing.ts";
import type { Accepted, Call, Reply } from "../../worker/game/command.ts";

const USUAL: Accepted = {
  ok: true,
  status: 200,
  body: '{"version":7,\n"seats":[]}',
  etag: null,
  grant: null,
  location: null,
};

const REPLIES: readonly Reply[] = [
  USUAL,
  { ...USUAL, body: "" },
  { ...USUAL, etag: 'W/"abc"' },
  { ...USUAL, status: 201, grant: { place: 2, generation: 0 }, location: "/v1/games/x" },
  { ...USUAL, grant: { place: 0, generation: 3 } },
  { ...USUAL, location: "/v1/games/y" },
  { ok: false, refused: { code: "bid-too-low", facts: { toBeat: 12 } } },
  { ok: false, refused: { code: "game-of-later-release", facts: {} } },
];

test.each(REPLIES)("reply %# arrives as it was sent, lines in its body and all", (reply) => {
  expect(replyOfText(textOfReply(reply))).toEqual(reply);
});

test("the usual reply crosses as its body", () => {
  expect(textOfReply(USUAL)).toBe(USUAL.body);
});

test("what a release has sent, later ones read", () => {
  expect(replyOfText('{"view":1}')).toEqual({ ...USUAL, body: '{"view":1}' });
  const granted = '!{"ok":true,"status":201,"etag":null,"grant":{"place":1,"generation":0}';
  expect(replyOfText(`${granted},"location":"/v1/x"}\n{}`)).toEqual({
    ...USUAL,
    status: 201,
    body: "{}",
    grant: { place: 1, generation: 0 },
    location: "/v1/x",
  });
  expect(replyOfText('!{"ok":false,"refused":{"code":"game-full","facts":{}}}')).toEqual({
    ok: false,
    refused: { code: "game-full", facts: {} },
  });
  const look = { command: { type: "view" }, caller: null, retry: null };
  expect(callOfText('{"command":{"type":"view"},"caller":null,"retry":null}')).toEqual(look);
});

test("a call arrives as it was sent", () => {
  const call: Call = {
    command: { type: "act", request: { version: 3, action: { type: "bid", cards: [2, 15] } } },
    caller: { place: 1, generation: 4 },
    retry: { key: "0123456789abcdef", request: "hash" },
  };
  expect(callOfText(textOfCall(call))).toEqual(call);
});
