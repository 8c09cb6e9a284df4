import { mkdirSync } from "node:fs";
import { openStage, PHONE, SMALL_PHONE, DESKTOP } from "/work/main/tests/e2e/stage.ts";
import { openPast, recordedGame } from "/work/main/tests/e2e/past-page.ts";
const out = "/tmp/shots-b";
mkdirSync(out, { recursive: true });
const stage = await openStage();
const S = { phone: PHONE, small: SMALL_PHONE, desktop: DESKTOP };
const only = process.argv[2] ?? "";
const combos = (process.argv[3] ?? "phone-light,desktop-dark").split(",");
const scenes = {
  end: async (context) => (await openPast(stage, recordedGame(8), { context })).page,
  replay: async (context) =>
    (await openPast(stage, recordedGame(8), { context, path: "/replay#m=30" })).page,
  running: async (context) =>
    (await openPast(stage, recordedGame(48), { context, seat: 0, moves: 60, path: "/replay#m=20" }))
      .page,
  record: async (context) =>
    (await openPast(stage, recordedGame(36), { context, path: "/record" })).page,
  form: async (context) => {
    const p = await context.newPage();
    await p.goto(stage.url + "/record");
    await p.waitForSelector("form");
    return p;
  },
};
for (const [name, take] of Object.entries(scenes)) {
  if (!name.includes(only)) continue;
  for (const c of combos) {
    const [size, theme] = c.split("-");
    const context = await stage.person({
      viewport: S[size],
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    const page = await take(context);
    await page.waitForTimeout(name === "replay" ? 2500 : 900);
    await page.screenshot({ path: `${out}/${name}-${c}.png` });
    await page.screenshot({ path: `${out}/${name}-${c}-full.png`, fullPage: true });
    await context.close();
  }
}
console.log(stage.faults());
await stage.close();
