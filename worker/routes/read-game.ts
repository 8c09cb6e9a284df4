import type { Context } from "hono";
import * as z from "zod/mini";
import type { App } from "../env.ts";
import type { Query } from "../game/command.ts";
import { askGame } from "../http/ask-game.ts";
import { callerFor, gameIn } from "../http/authorise.ts";
import type { Answer } from "../http/every-answer.ts";
import { readQuery } from "../http/validate.ts";

const nothing = z.strictObject({});
const sinceSchema = z.strictObject({
  since: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/u, "Write a version: a whole number.")),
      z.transform(Number),
    ),
  ),
});

/** `GET …`: the view, with the tag that answers 304. */
export const readView: Answer = (c) => look(c, nothing, () => ({ type: "view" }));

/** `GET …/events?since=V`: every event after V, as this viewer may see them now. */
export const readEvents: Answer = (c) =>
  look(c, sinceSchema, ({ since }) => ({ type: "events", since }));

/** `GET …/record`: high-society-record/1. */
export const readRecord: Answer = (c) => look(c, nothing, () => ({ type: "record" }));

async function look<Schema extends z.ZodMiniType>(
  c: Context<App>,
  schema: Schema,
  queryOf: (asked: z.infer<Schema>) => Query,
): Promise<Response> {
  const game = gameIn(c);
  if (game instanceof Response) return game;
  const caller = await callerFor(c, game);
  if (caller instanceof Response) return caller;
  const asked = readQuery(c, schema);
  if (asked instanceof Response) return asked;
  return askGame(c, game, { command: queryOf(asked as z.infer<Schema>), caller, retry: null });
}
