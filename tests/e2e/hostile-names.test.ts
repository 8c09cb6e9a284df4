import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { gameCreatedSchema } from "../../shared/contract/answers.ts";
import { SPECTATOR } from "../../shared/engine/index.ts";
import { TABLE_SCENES } from "./scenes.ts";
import { openScripted } from "./scripted-page.ts";
import { openStage, PHONE, type Stage } from "./stage.ts";

/** Names that are markup somewhere: all of them are allowed, and all of them are only text. */
const MARKUP = [
  "<img src=x onerror=self.pwned=1>",
  '"><svg onload=self.pwned=1>',
  "<script>self.pwned=1</script>",
  "{{constructor.constructor('pwned')}}",
  "&lt;b&gt; javascript:self.pwned=1",
] as const;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => {
  expect(stage.faults()).toEqual([]);
});
afterAll(async () => {
  await stage.close();
});

/** What script in a name would have left behind, and whether the name is there to be read. */
async function traces(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => [
    Object.hasOwn(self, "pwned"),
    document.querySelectorAll("img[src=x], svg[onload], [onerror], script:not([src]):not([type])")
      .length,
  ]);
}

describe("a name is text, on every screen", () => {
  test.each(Object.keys(TABLE_SCENES))(
    "no script runs from a name: the table, %s",
    async (name) => {
      const scene = TABLE_SCENES[name];
      if (scene === undefined) throw new Error(`no scene ${name}`);
      const context = await stage.person({ viewport: PHONE });
      const table = scene.table();
      const viewer = scene.seat === null ? SPECTATOR : { seat: scene.seat };
      const seats = table
        .view(viewer)
        .seats.map((seat) => ({ ...seat, name: MARKUP[seat.seat] ?? "Ada" }));
      const change = { name: MARKUP[0], seats };
      const { page } = await openScripted(stage, table, scene.seat, { context, change });
      expect(await traces(page)).toEqual([false, 0]);
      expect(await page.locator("body").textContent()).toContain(MARKUP[2]);
      await context.close();
    },
  );

  test("no script runs from a name: the lobby and its invitation", async () => {
    const made = await fetch(`${stage.url}/v1/games`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ player: MARKUP[0], name: MARKUP[1], seats: 3 }),
    });
    const { view, token, invitation } = gameCreatedSchema.parse(await made.json());
    for (const link of [
      `/t/${view.id}#${token}`,
      `/t/${view.id}#i=${invitation}`,
      `/t/${view.id}`,
    ]) {
      const context = await stage.person({ viewport: PHONE });
      const page = await context.newPage();
      await page.goto(stage.url + link);
      await page.waitForSelector("h1:not(:empty)");
      await page.waitForFunction(() => document.body.textContent?.includes("self.pwned=1"));
      expect(await traces(page)).toEqual([false, 0]);
      await context.close();
    }
  });
});
