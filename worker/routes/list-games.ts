import type { Context } from "hono";
import * as z from "zod/mini";
import type { App } from "../env.ts";
import { problem } from "../http/problem.ts";
import { readQuery } from "../http/validate.ts";

const querySchema = z.strictObject({
  status: z.literal("lobby", "Write “lobby”: only lobbies are listed."),
  cursor: z.optional(z.string().check(z.maxLength(512))),
});

/** `GET /v1/games?status=lobby`: the tables that anyone may join. */
export async function listGames(c: Context<App>): Promise<Response> {
  const query = readQuery(c, querySchema);
  if (query instanceof Response) return query;
  const page = await c.env.LOBBY.getByName("lobby").page(query.cursor ?? null);
  if (page === null) {
    const message = "Hand back “next” of the page before as it was.";
    return problem(c, "invalid-request", { issues: [{ path: ["cursor"], message }] });
  }
  return Response.json(page);
}
