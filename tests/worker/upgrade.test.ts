import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { gameIdSchema } from "../../shared/contract/ids.ts";
import { viewSchema } from "../../shared/contract/view-schema.ts";
import type { Call } from "../../worker/game/command.ts";
import { parseGameId } from "../../worker/game-id.ts";
import { signSeatToken } from "../../worker/seat-token.ts";
import release1 from "../fixtures/stored/release-1.json" with { type: "json" };
import { ask } from "./support/front-door.ts";
import { modestly } from "./support/play-out.ts";
import { storedRowSchema, storeRows } from "./support/stored-game.ts";

/**
 * What a release left on disks and in the air: rows of games at several moments, what the gallery
 * was shown of them then, and calls that an old Worker sends to a new object during a deploy.
 * Never edited: a release that stores something new adds a file.
 */
const releaseSchema = z.strictObject({
  release: z.string(),
  games: z.array(
    z.strictObject({
      what: z.string(),
      id: gameIdSchema,
      now: z.int(),
      gallery: z.unknown(),
      rows: z.array(storedRowSchema),
    }),
  ),
  calls: z.array(z.strictObject({ call: z.unknown(), answers: z.string() })),
});
const RELEASES = [releaseSchema.parse(release1)];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

for (const { release, games, calls } of RELEASES) {
  test.each(games)(
    `release ${release}, $what: opens, shows what it showed, and is played to its end`,
    async ({ id, now, gallery, rows }) => {
      vi.setSystemTime(now);
      expect(parseGameId(env.ROOT_SECRET, id)).toBe(id);
      await storeRows(id, rows);
      const shown = await ask("GET", `/v1/games/${id}`);
      expect(shown.body).toMatchObject(z.record(z.string(), z.unknown()).parse(gallery));
      const last = await playToTheEnd(id);
      expect(last.status).toBe("over");
      const record = await ask("GET", `/v1/games/${id}/record`);
      expect(record.body).toMatchObject({ complete: true });
    },
    60_000,
  );

  test(`release ${release}: calls of an old Worker mean to a new object what they meant`, async () => {
    const [running] = games.filter(({ what }) => what === "a running game");
    if (running === undefined) throw new Error("The release has no running game.");
    vi.setSystemTime(running.now);
    await storeRows(`${running.id}x`, running.rows);
    const stub = env.GAMES.getByName(`${running.id}x`);
    for (const { call, answers } of calls) {
      const reply = await stub.call(call as Call);
      expect(reply.ok ? String(reply.status) : reply.refused.code).toBe(answers);
    }
  });
}

/** Every seat plays by its own view, with the key that it was given then. */
async function playToTheEnd(id: z.infer<typeof gameIdSchema>) {
  const policy = modestly(3);
  const look = async (token?: string) => {
    const answer = await ask("GET", `/v1/games/${id}`, { token });
    return viewSchema.parse(answer.body);
  };
  const stub = env.GAMES.getByName(id);
  const chairs = await runInDurableObject(stub, (game) => game.read()?.chairs ?? []);
  const tokens = await Promise.all(
    chairs.map(async (chair) =>
      chair?.kind === "person"
        ? signSeatToken(env, { game: id, place: chair.place, generation: chair.generation })
        : undefined,
    ),
  );
  let view = await look();
  if (view.status === "lobby") {
    const host = view.host ?? 0;
    const body = { emptySeats: "bots" };
    await ask("POST", `/v1/games/${id}/start`, { token: tokens[host], body });
    view = await look();
  }
  for (let guard = 0; view.status === "running" && guard < 400; guard += 1) {
    let acted = false;
    for (const [seat, token] of tokens.entries()) {
      if (token === undefined || (view.turn !== null && view.turn !== seat)) continue;
      const own = await look(token);
      if (own.status !== "running" || own.you?.legal.actions.length === 0) continue;
      const body = { version: own.version, action: policy(own) };
      acted = (await ask("POST", `/v1/games/${id}/actions`, { token, body })).status === 200;
      if (acted) break;
    }
    if (!acted) await runDurableObjectAlarm(stub);
    view = await look();
  }
  return view;
}
