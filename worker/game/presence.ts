import * as z from "zod/mini";
import { callerSchema, type Caller } from "./command.ts";

/** What a socket keeps through hibernation: who looks, with which key, and whether he can see it. */
const attachmentSchema = z.strictObject({
  caller: callerSchema,
  visible: z.boolean(),
  /** When it was opened, or last told whether it is visible: Unix time in milliseconds. */
  at: z.number(),
});

/** A page counts as visible until it says that it is not. */
export function attach(socket: WebSocket, caller: Caller, visible: boolean, at: number): void {
  socket.serializeAttachment({ caller, visible, at });
}

export function callerOf(socket: WebSocket): Caller {
  return attachmentSchema.parse(socket.deserializeAttachment()).caller;
}

/**
 * When a socket last showed that its page is visible: its last ping, which wakes nobody; for a
 * page that was hidden, the moment at which it was.
 */
export function seenAt(state: DurableObjectState, socket: WebSocket): number {
  const { visible, at } = attachmentSchema.parse(socket.deserializeAttachment());
  const ping = state.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? at;
  return visible ? Math.max(at, ping) : at;
}
