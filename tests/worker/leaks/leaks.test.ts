import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { huntGame, newHunt } from "./hunt.ts";
import { PLANTS } from "./plants.ts";
import { SECRETS } from "./twin.ts";

/** `npm run leaks -- --games N --seed S` sets both. */
const GAMES = Number(env.PROOF_GAMES ?? "100");
const FIRST = Number(env.PROOF_SEED ?? "1");

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test(`${GAMES} twin games: what a viewer may not know changes no byte that reaches it`, async () => {
  const hunt = newHunt();
  for (let number = FIRST; number < FIRST + GAMES && hunt.leak === undefined; number += 1)
    await huntGame(hunt, number);
  expect(hunt.leak).toBeUndefined();
  expect(hunt.games).toBe(GAMES);
  // A hunt in which nothing differed would find nothing, however short it is.
  expect(Math.max(0, ...hunt.secrets.values())).toBeGreaterThan(0);
  for (const secret of SECRETS)
    expect(hunt.secrets.get(secret) ?? 0, secret).toBeGreaterThanOrEqual(Math.floor(GAMES / 20));
  const counts = [...hunt.secrets].map(([secret, count]) => `${secret} ${count}`).join(", ");
  console.info(
    `${hunt.games} games from ${FIRST}, ${hunt.pairs} pairs of twins, ${hunt.surfaces} answers; ${counts}`,
  );
}, 7_200_000);

describe("the hunt finds", () => {
  test.each(PLANTS)(
    "$name",
    async (plant) => {
      const hunt = newHunt();
      for (let number = 1; number < 40 && hunt.leak === undefined; number += 1)
        await huntGame(hunt, number, plant);
      expect(hunt.leak).toBeDefined();
    },
    60_000,
  );
});
