import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { badDay } from "./bad-day.ts";
import { PLANTS } from "./plants.ts";

/** `npm run chaos -- --games N --seed S` sets both. */
const GAMES = Number(env.PROOF_GAMES ?? "100");
const FIRST = Number(env.PROOF_SEED ?? "1");

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test(`${GAMES} games on bad days: nothing lost, nothing doubled, nobody lied to, nothing stuck`, async () => {
  let accepted = 0;
  for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
    const day = await badDay(seed);
    vi.restoreAllMocks();
    expect(day.faults, `seed ${seed}\n${day.journal.join("\n")}`).toEqual([]);
    accepted += day.accepted;
  }
  expect(accepted).toBeGreaterThan(GAMES * 5);
  console.info(`${GAMES} bad days from seed ${FIRST}, ${accepted} accepted actions`);
}, 7_200_000);

test("a seed replays exactly", async () => {
  for (const seed of [3, 7]) {
    const first = await badDay(seed);
    vi.restoreAllMocks();
    const second = await badDay(seed);
    vi.restoreAllMocks();
    expect(second.journal).toEqual(first.journal);
    expect(first.journal.length).toBeGreaterThan(20);
  }
}, 60_000);

describe("bad days bring to light", () => {
  test.each(PLANTS)(
    "$name",
    async ({ plant }) => {
      const faults: string[] = [];
      for (let seed = 1; seed < 12 && faults.length === 0; seed += 1) {
        // A broken service may break the game off altogether: that is found, too.
        await badDay(seed, plant).then(
          (day) => faults.push(...day.faults),
          (error: unknown) => faults.push(String(error)),
        );
        vi.restoreAllMocks();
      }
      expect(faults).not.toEqual([]);
      console.info(faults[0]?.slice(0, 160));
    },
    60_000,
  );
});
