import * as z from "zod/mini";

import { actionSchema } from "./action-schema.ts";
import { countSchema } from "./card-schema.ts";
import { eventSchema } from "./event-schema.ts";
import { idempotencyKeySchema } from "./ids.ts";
import type { Immutable } from "./immutable.ts";
import type { Problem } from "./problem.ts";
import { problemSchema } from "./problem-schema.ts";
import { viewSchema } from "./view-schema.ts";

export { CLOSE_CODES, LIVE_PROTOCOL, PING, PONG } from "./live-line.ts";

/** What a client may send. */
export const clientFrameSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("act"),
    key: idempotencyKeySchema,
    version: countSchema,
    action: actionSchema,
  }),
  /** Answered by one `update` with every event after `since`. */
  z.strictObject({ type: z.literal("resume"), since: countSchema }),
  /** Whether the seat's page can be seen: notices are held while it can. */
  z.strictObject({ type: z.literal("visible"), visible: z.boolean() }),
  z.strictObject({ type: z.literal("ping") }),
]);
export type ClientFrame = Immutable<z.infer<typeof clientFrameSchema>>;

const changed = { events: z.array(eventSchema), view: viewSchema };

/** What the server sends. An `act` is answered by `acted` or `problem` with its key; everyone gets the `update`. */
export const serverFrameSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("view"), view: viewSchema }),
  z.strictObject({
    type: z.literal("update"),
    version: countSchema,
    revision: countSchema,
    ...changed,
  }),
  z.strictObject({ type: z.literal("acted"), key: idempotencyKeySchema, ...changed }),
  z.strictObject({
    type: z.literal("problem"),
    key: z.nullable(idempotencyKeySchema),
    problem: problemSchema,
  }),
  z.strictObject({ type: z.literal("pong") }),
]);

type Sent = Immutable<z.infer<typeof serverFrameSchema>>;
export type ServerFrame =
  | Exclude<Sent, { readonly type: "problem" }>
  | (Omit<Extract<Sent, { readonly type: "problem" }>, "problem"> & { readonly problem: Problem });
