import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { root } from "../../tools/root.ts";
import { openPast, recordedGame } from "./past-page.ts";
import { openScene, PAGES, TABLE_SCENES } from "./scenes.ts";
import { DESKTOP, openStage, PHONE, SMALL_PHONE, type Stage } from "./stage.ts";

/** `npm run screenshots -- [word]`: every screen, or those whose name has the word in it. */
const FOLDER = join(root, "screenshots");
const SIZES = { phone: PHONE, small: SMALL_PHONE, desktop: DESKTOP };
const THEMES = ["light", "dark"] as const;

type Shot = (stage: Stage, context: BrowserContext) => Promise<Page>;

const shots: Readonly<Record<string, Shot>> = {
  ...Object.fromEntries(
    Object.keys(TABLE_SCENES).map((name): [string, Shot] => [
      `table ${name}`,
      (stage, context) => openScene(stage, name, context),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, path]): [string, Shot] => [
      name,
      async (stage, context) => {
        const page = await context.newPage();
        await page.goto(stage.url + path);
        await page.waitForSelector("h1:not(:empty)");
        return page;
      },
    ]),
  ),
  "game over": past("", "#figure-bill"),
  "replay of my decision": past("/replay#m=30", ".review output span:not(.k)"),
  "replay of a running game": past("/replay#m=20", ".scrub", { game: 48, moves: 60 }),
  "record of a table": past("/record", "#verdict"),
  "lobby host": async (stage, context) => {
    const { host } = await openLobby(stage, context);
    return host;
  },
  "lobby guest": async (stage, context) => {
    const other = await stage.person();
    const { invitation } = await openLobby(stage, other);
    const guest = await context.newPage();
    await guest.goto(invitation);
    await guest.waitForSelector("#claim-name");
    await other.close();
    return guest;
  },
};

/** Looking back at a recorded game, once `shown` is there. */
function past(
  path: string,
  shown: string,
  { game, moves }: { readonly game: number; readonly moves?: number } = { game: 8 },
): Shot {
  return async (stage, context) => {
    const part = moves === undefined ? {} : { moves };
    const { page } = await openPast(stage, recordedGame(game), { path, context, ...part });
    await page.waitForSelector(shown);
    return page;
  };
}

async function openLobby(
  stage: Stage,
  context: BrowserContext,
): Promise<{ readonly host: Page; readonly invitation: string }> {
  const host = await context.newPage();
  await host.goto(`${stage.url}/new`);
  await host.fill("#player", "Ana");
  await host.click("button:has-text('Create table')");
  const invitation = await host.locator("input[aria-label='Invitation link']").inputValue();
  return { host, invitation };
}

const word = process.argv[2] ?? "";
const stage = await openStage();
mkdirSync(FOLDER, { recursive: true });
for (const [name, take] of Object.entries(shots)) {
  if (!name.includes(word)) continue;
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of THEMES) {
      const context = await stage.person({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await take(stage, context);
      await page.waitForTimeout(300);
      const file = `${name.replaceAll(" ", "-").toLowerCase()}-${size}-${colorScheme}.png`;
      await page.screenshot({ path: join(FOLDER, file) });
      await context.close();
    }
  }
}
await stage.close();
console.log(`The pictures are in ${FOLDER}.`);
