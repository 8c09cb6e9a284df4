import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../tools/root.ts";
import { openScene } from "./scenes.ts";
import { openStage, PHONE, type Stage } from "./stage.ts";

/*
 * `UPDATE_LOOKS=1 npx vitest run --project e2e tests/e2e/looks.test.ts` takes the pictures
 * anew; look at each that has changed. Where a comparison fails, .cache/looks shows what
 * is there now and where it differs.
 */
const LOOKS = join(root, "tests/e2e/looks");
const FAILED = join(root, ".cache/looks");
const update = process.env["UPDATE_LOOKS"] === "1";

const STATES = [
  "my turn",
  "I open",
  "waiting",
  "disgrace",
  "take it",
  "sealing",
  "discard",
  "exit",
  "instructions",
  "a rival",
  "gallery",
  "the end",
];
/** The share of pixels that may differ: nothing that an eye sees. */
const TOLERANCE = 0.001;

// The browser from npm runs on Linux with an x64 processor; elsewhere letters are drawn otherwise.
const isPinned = process.platform === "linux" && process.arch === "x64";
const how = isPinned
  ? "to the pixel, in the browser from npm"
  : `its size alone: ${process.platform} ${process.arch} has no pinned browser`;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({}, { pinned: isPinned });
});
afterAll(async () => {
  await stage.close();
});

/** Fewer steps of colour: a tenth of the bytes, and still every line and letter. */
function coarse(picture: PNG): PNG {
  picture.data.forEach((value, at) => {
    picture.data[at] = at % 4 === 3 ? 255 : Math.round(value / 17) * 17;
  });
  return picture;
}

/** How many pixels differ from the kept picture. */
function difference(file: string, now: PNG): number {
  const kept = PNG.sync.read(readFileSync(join(LOOKS, file)));
  expect([now.width, now.height]).toEqual([kept.width, kept.height]);
  if (!isPinned) return 0;
  const { width, height } = kept;
  const where = new PNG({ width, height });
  const count = pixelmatch(kept.data, now.data, where.data, width, height, { includeAA: true });
  if (count > width * height * TOLERANCE) {
    mkdirSync(FAILED, { recursive: true });
    writeFileSync(join(FAILED, file), PNG.sync.write(now));
    writeFileSync(join(FAILED, `where-${file}`), PNG.sync.write(where));
  }
  return count;
}

describe.each(["light", "dark"] as const)(`check 30: looks in the %s (${how})`, (colorScheme) => {
  test.each(STATES)("30: %s", async (name) => {
    const context = await stage.person({
      viewport: PHONE,
      colorScheme,
      reducedMotion: "reduce",
      locale: "en-GB",
      timezoneId: "UTC",
    });
    await context.clock.setFixedTime("2026-11-30T18:05:00.000Z");
    const page = await openScene(stage, name, context);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.waitForLoadState("networkidle");
    await page.mouse.move(0, 0);
    const now = coarse(PNG.sync.read(await page.screenshot({ animations: "disabled" })));
    const file = `${name.replaceAll(" ", "-").toLowerCase()}-${colorScheme}.png`;
    if (update) {
      mkdirSync(LOOKS, { recursive: true });
      writeFileSync(join(LOOKS, file), PNG.sync.write(now, { colorType: 2, deflateLevel: 9 }));
    }
    expect(existsSync(join(LOOKS, file)), `${file} is missing`).toBe(true);
    expect(difference(file, now)).toBeLessThanOrEqual(now.width * now.height * TOLERANCE);
    await context.close();
  });
});
