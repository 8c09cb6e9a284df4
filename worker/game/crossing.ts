import type { Accepted, Call, Reply } from "./command.ts";

/**
 * How a call and its reply cross between the Worker and a game's object: each as one string. An
 * object costs more, as the runtime takes it apart, puts it together and keeps it alive until the
 * caller has let go of it. Both ends are this service; nobody else can reach an object.
 */

export function textOfCall(call: Call): string {
  return JSON.stringify(call);
}

export function callOfText(text: string): Call {
  return JSON.parse(text) as Call;
}

/** The usual reply is its body alone; any other begins with its head, marked as no JSON begins. */
export function textOfReply(reply: Reply): string {
  if (!reply.ok) return `${MARK}${JSON.stringify(reply)}`;
  const { body, ...head } = reply;
  return isUsual(head) ? body : `${MARK}${JSON.stringify(head)}\n${body}`;
}

export function replyOfText(text: string): Reply {
  if (!text.startsWith(MARK)) return { ...USUAL, body: text };
  const end = text.indexOf("\n");
  if (end === -1) return JSON.parse(text.slice(1)) as Reply;
  return { ...(JSON.parse(text.slice(1, end)) as Head), body: text.slice(end + 1) };
}

const MARK = "!";

type Head = Omit<Accepted, "body">;

const USUAL: Head = { ok: true, status: 200, etag: null, grant: null, location: null };

function isUsual({ status, etag, grant, location }: Head): boolean {
  return status === 200 && etag === null && grant === null && location === null;
}
