import * as z from "zod/mini";
import {
  clientFrameSchema,
  type ClientFrame,
  type ServerFrame,
} from "../../shared/contract/frames.ts";
import { idempotencyKeySchema } from "../../shared/contract/ids.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import { BODY_LIMIT } from "../../shared/contract/problem-code.ts";
import { problemOf, type Problem } from "../../shared/contract/problem.ts";
import { retryOf } from "../http/idempotency.ts";
import { issuesOf } from "../http/issues.ts";
import { viewerOf } from "./answer.ts";
import type { Caller } from "./command.ts";
import type { Refused } from "./decision.ts";
import { versionOf, type GameRecord } from "./game-record.ts";
import { viewOf } from "./game-view.ts";
import { reply, type Table } from "./reply.ts";
import { eventsAfter } from "./served-events.ts";

type IdempotencyKey = z.infer<typeof idempotencyKeySchema>;

/** Who sent a message, and how its page says whether it can be seen. */
export interface Sender {
  readonly caller: Caller;
  readonly tellVisible: (visible: boolean) => void;
}

/** What a socket's message is answered with; undefined where nothing is to be said. */
export function answerFrame(
  table: Table,
  record: GameRecord,
  { caller, tellVisible }: Sender,
  message: string | ArrayBuffer,
  now: number,
): string | undefined {
  const { frame, key, refused } = readFrame(message);
  if (frame === null) return problemFrame(record, key, refused);
  switch (frame.type) {
    case "act":
      return act(table, record, caller, frame, now);
    case "resume": {
      const viewer = viewerOf(record, caller?.place ?? null);
      return JSON.stringify({
        type: "update",
        version: versionOf(record),
        revision: record.revision,
        events: eventsAfter(record, viewer, frame.since),
        view: viewOf(record, viewer, now),
      } satisfies ServerFrame);
    }
    case "ping":
      // Only a ping spelled otherwise than agreed comes here; the agreed one wakes nobody.
      return JSON.stringify({ type: "pong" } satisfies ServerFrame);
    case "visible":
      tellVisible(frame.visible);
      return undefined;
  }
}

function act(
  table: Table,
  record: GameRecord,
  caller: Caller,
  { key, version, action }: Extract<ClientFrame, { type: "act" }>,
  now: number,
): string {
  if (caller === null) return problemFrame(record, key, { code: "token-missing", facts: {} });
  const request = { version, action };
  const retry = retryOf(key, "act", request);
  const answered = reply(table, { command: { type: "act", request }, caller, retry }, now);
  if (!answered.ok) return problemFrame(record, key, answered.refused);
  // The body is the object of `events` and `view`: the frame is that with two fields before it.
  return `{"type":"acted","key":${JSON.stringify(key)},${answered.body.slice(1)}`;
}

/** A frame; or why it is none, under the key of what it wanted, if that can be told. */
type Read =
  | { readonly frame: ClientFrame; readonly key: null; readonly refused: null }
  | { readonly frame: null; readonly key: IdempotencyKey | null; readonly refused: Refused };

const keyedSchema = z.object({ key: idempotencyKeySchema });

function readFrame(message: string | ArrayBuffer): Read {
  const unreadable = (refused: Refused): Read => ({ frame: null, key: null, refused });
  if (typeof message !== "string") return unreadable({ code: "invalid-json", facts: {} });
  if (message.length > BODY_LIMIT)
    return unreadable({ code: "body-too-large", facts: { limit: BODY_LIMIT } });
  let json: unknown;
  try {
    json = JSON.parse(message);
  } catch {
    return unreadable({ code: "invalid-json", facts: {} });
  }
  const parsed = clientFrameSchema.safeParse(json);
  if (parsed.success) return { frame: parsed.data, key: null, refused: null };
  const issues = issuesOf(parsed.error);
  const key = keyedSchema.safeParse(json).data?.key ?? null;
  return { frame: null, key, refused: { code: "invalid-request", facts: { issues } } };
}

function problemFrame(
  record: GameRecord,
  key: IdempotencyKey | null,
  { code, facts }: Refused,
): string {
  const problem: Problem = problemOf(code, gamePath("live", record.id), facts);
  return JSON.stringify({ type: "problem", key, problem } satisfies ServerFrame);
}
