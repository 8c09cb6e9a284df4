import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engineTable } from "../support/engine-table.ts";
import { openScripted } from "./scripted-page.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const KB = 1024;

describe("check 30: what a phone must load to bid", () => {
  test("30: JavaScript ≤ 40 KB, style ≤ 12 KB, fonts ≤ 75 KB, all of it ≤ 150 KB", async () => {
    const context = await stage.person();
    const weights: { type: string; bytes: number }[] = [];
    const bodies: Promise<void>[] = [];
    context.on("response", (response) => {
      const type = response.request().resourceType();
      if (new URL(response.url()).pathname.startsWith("/v1/")) return;
      bodies.push(
        response.body().then((body) => {
          const packed =
            type === "font" ? body.byteLength : gzipSync(body, { level: 9 }).byteLength;
          weights.push({ type, bytes: packed });
        }),
      );
    });
    const table = engineTable({ seats: 3, deck: ["L7", "SC"] });
    const { page } = await openScripted(stage, table, 0, { context });
    await page.check('input[value="6"]');
    await page.waitForTimeout(430);
    await page.click("#bid");
    await page.waitForSelector(".turn[data-state=wait]");
    await Promise.all(bodies);

    const sum = (types: readonly string[]): number =>
      weights.filter(({ type }) => types.includes(type)).reduce((all, { bytes }) => all + bytes, 0);
    const script = sum(["script"]);
    const style = sum(["stylesheet"]);
    const fonts = sum(["font"]);
    const all = weights.reduce((total, { bytes }) => total + bytes, 0);
    console.log({ script, style, fonts, all });
    expect(script).toBeGreaterThan(10 * KB);
    expect(script).toBeLessThanOrEqual(40 * KB);
    expect(style).toBeLessThanOrEqual(12 * KB);
    expect(fonts).toBeLessThanOrEqual(75 * KB);
    expect(all).toBeLessThanOrEqual(150 * KB);
  });
});
