import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { VARIANTS, type Variant } from "../../shared/engine/index.ts";
import { replayRecord } from "../support/replay-api-record.ts";
import { drawsFrom, playToTheEnd, seatThree } from "./players.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** The result as the engine finds it, from the deck and the actions of the record alone. */
async function judge(page: Page): Promise<ReturnType<typeof replayRecord>> {
  const game = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return replayRecord(valueOf(await new HighSociety(stage.url).game(game).record()));
}

const SETS: readonly (readonly Variant[])[] = [[], ...VARIANTS.map((variant) => [variant])];

describe("three people play a whole game through the page alone", () => {
  test.concurrent.each(SETS.map((variants) => ({ variants, name: variants[0] ?? "plain" })))(
    "$name: it ends at the right winner on every page",
    { timeout: 900_000 },
    async ({ variants }) => {
      const pages = await seatThree(stage, variants);
      await playToTheEnd(pages, drawsFrom(SETS.indexOf(variants) + 7));
      const [first] = pages;
      if (first === undefined) throw new Error("no page");
      const result = await judge(first);
      for (const page of pages) {
        const order = await page
          .locator(".res > li")
          .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-seat"))));
        const winners = await page
          .locator(".res > li.first")
          .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-seat"))));
        expect(order).toEqual(result.ranking.map(({ seat }) => seat));
        expect(new Set(winners)).toEqual(new Set(result.winners));
      }
      expect(stage.faults()).toEqual([]);
    },
  );
});
