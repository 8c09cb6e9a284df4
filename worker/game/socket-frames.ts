import {
  clientFrameSchema,
  type ClientFrame,
  type ServerFrame,
} from "../../shared/contract/frames.ts";
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
  const frame = readFrame(message);
  if ("code" in frame) return problemFrame(record, null, frame);
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

function readFrame(message: string | ArrayBuffer): ClientFrame | Refused {
  if (typeof message !== "string") return { code: "invalid-json", facts: {} };
  if (message.length > BODY_LIMIT) return { code: "body-too-large", facts: { limit: BODY_LIMIT } };
  let json: unknown;
  try {
    json = JSON.parse(message);
  } catch {
    return { code: "invalid-json", facts: {} };
  }
  const parsed = clientFrameSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  return { code: "invalid-request", facts: { issues: issuesOf(parsed.error) } };
}

function problemFrame(
  record: GameRecord,
  key: Extract<ClientFrame, { type: "act" }>["key"] | null,
  { code, facts }: Refused,
): string {
  const problem: Problem = problemOf(code, gamePath("live", record.id), facts);
  return JSON.stringify({ type: "problem", key, problem } satisfies ServerFrame);
}
