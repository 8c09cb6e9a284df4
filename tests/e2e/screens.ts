import type { BrowserContext, Page } from "playwright-core";
import { CLOSE_CODES } from "../../shared/contract/live-line.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import { problemOf } from "../../shared/contract/problem.ts";
import { engineTable, GAME } from "../support/engine-table.ts";
import { openPast, recordedGame } from "./past-page.ts";
import { passToTheEnd } from "./practice-play.ts";
import { EDGE_SCENES } from "./edge-scenes.ts";
import { LOBBY_SCREENS } from "./lobby-screens.ts";
import { LOT_SCENES } from "./lot-scenes.ts";
import { AFTER_GUARD_MS, openScene, PAGES, TABLE_SCENES } from "./scenes.ts";
import { openScripted } from "./scripted-page.ts";
import type { OpenScreen, Stage } from "./stage.ts";

const MINE = ".turn:is([data-state=mine], [data-state=peril])";

/** A page by its address, and what is pressed there. */
function at(
  path: string,
  press?: (page: Page, stage: Stage, context: BrowserContext) => Promise<void>,
): OpenScreen {
  return async (stage, context) => {
    const page = await context.newPage();
    await page.goto(stage.url + path);
    await page.waitForSelector("h1:not(:empty)");
    await press?.(page, stage, context);
    return page;
  };
}

/** Looking back at a recorded game, once `shown` is there. */
function past(path: string, shown: string, { game = 8, moves, press }: PastWish = {}): OpenScreen {
  return async (stage, context) => {
    const part = moves === undefined ? {} : { moves };
    const { page } = await openPast(stage, recordedGame(game), { path, context, ...part });
    await page.waitForSelector(shown);
    await press?.(page);
    return page;
  };
}
interface PastWish {
  readonly game?: number;
  readonly moves?: number;
  readonly press?: (page: Page) => Promise<void>;
}

/** A table that this device has a seat at, since a newer release saved it. */
function ofLaterRelease(press: (page: Page, stage: Stage) => Promise<void>): OpenScreen {
  return async (stage, context) => {
    const table = engineTable({ seats: 3, deck: ["L7"] });
    const { page, refuse } = await openScripted(stage, table, 0, { context });
    const problem = problemOf("game-of-later-release", gamePath("game", GAME), {});
    await refuse(problem, CLOSE_CODES.laterRelease);
    await press(page, stage);
    return page;
  };
}

/** A game with bots, begun on this device. */
async function beginWithBots(page: Page, stage: Stage): Promise<void> {
  await page.goto(`${stage.url}/new`);
  await page.fill("#player", "Ana");
  await page.check('input[name="bots"][value="gentle"]', { force: true });
  await page.click("button[type=submit]");
  await page.click(".dock .btn.p");
  await page.waitForSelector(MINE);
}

/** A home with one table of each kind. */
async function fillHome(page: Page, stage: Stage): Promise<void> {
  await beginWithBots(page, stage);
  await beginWithBots(page, stage);
  await page.goto(`${stage.url}/new`);
  await page.click("button[type=submit]");
  await page.waitForSelector("input.address");
  await page.evaluate((game) => {
    const token = `e30.e30.${"t".repeat(43)}`;
    const kept = {
      game,
      seat: 0,
      token,
      table: "A table of long ago",
      name: "Ana",
      seen: 1,
      seenAt: 1,
      since: 1,
    };
    localStorage.setItem(`seat/${game}/${token.slice(-16)}`, JSON.stringify(kept));
  }, GAME);
  await page.goto(stage.url);
  await page.waitForSelector(".table-row.yours");
  await page.waitForLoadState("networkidle");
}

async function lay(page: Page, cards: readonly number[]): Promise<void> {
  for (const card of cards) await page.check(`.hand input[value="${card}"]`);
  await page.waitForTimeout(AFTER_GUARD_MS);
  await page.click("#bid");
}

/** The lesson, up to one of its sentences. */
function lesson(steps: readonly (readonly [readonly number[], string])[]): OpenScreen {
  return at("/lesson", async (page) => {
    for (const [cards, then] of steps) {
      await page.waitForSelector(MINE);
      await lay(page, cards);
      await page.waitForSelector(then);
    }
  });
}
const coach = (said: string): string => `:is(.coach, .coach *):text-matches("${said}")`;
const PRESS_PASS = "Press Pass|Drücke Passen|Appuyez sur Passer|Apasă Pasează";
const LESSON = [
  [[3, 6], coach("Chloé .*10")],
  [[2], coach("11\\\\.")],
  [[1], coach(PRESS_PASS)],
  [[4], "#cast-out"],
] as const;

/** Every screen, by what it shows. */
export const SCREENS: Readonly<Record<string, OpenScreen>> = {
  ...Object.fromEntries(
    [TABLE_SCENES, LOT_SCENES, EDGE_SCENES].flatMap((scenes) =>
      Object.keys(scenes).map((name): [string, OpenScreen] => [
        `table ${name}`,
        (stage, context) => openScene(stage, name, context, scenes),
      ]),
    ),
  ),
  ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, at(path)])),
  "home with tables": at("/", fillHome),
  "home offline": at("/", async (page, stage, context) => {
    await fillHome(page, stage);
    await context.route("**/v1/**", (route) => route.abort());
    await page.reload();
    await page.waitForSelector("#offline");
  }),
  "home with a practice game": at("/practice", async (page) => {
    await page.click("main button[type=submit]");
    await page.waitForSelector(MINE);
    await page.click(".bar a");
    await page.waitForSelector("#practice");
  }),
  "home with a wrong link": at("/", async (page) => {
    await page.click("details:has(#paste) > summary");
    await page.fill("#paste", "https://example.org/t/nothing");
    await page.click("form button[type=submit]");
  }),
  "home and a newer version": at("/", async (page) => {
    await page.route("**/version.json", (route) =>
      route.fulfill({ json: { version: "newer", worker: "on", files: ["/"], languages: {} } }),
    );
    await page.waitForSelector("#update");
  }),
  "a new table, twists open": at("/new", async (page) => {
    await page.click("details:has([name=variants]) > summary");
    await page.check('input[name="variants"][value="sealed"]');
  }),
  "a new table without a name": at("/new", async (page) => {
    await page.fill("#player", "");
    await page.click("button[type=submit]");
    await page.waitForSelector(".err");
  }),
  ...LOBBY_SCREENS,
  "a table without a seat": async (stage, context) => {
    const { page } = await openScripted(stage, engineTable({ seats: 3, deck: ["L7"] }), null, {
      context,
    });
    await page.click("[aria-labelledby=gallery-heading] > details:last-of-type > summary");
    return page;
  },
  "key replaced": at("/", async (page) => {
    await page.route("**/v1/**", (route) =>
      route.fulfill({
        status: 401,
        contentType: "application/problem+json",
        json: { type: "about:blank", title: "-", status: 401, code: "token-replaced", detail: "-" },
      }),
    );
    await page.goto(`${new URL(page.url()).origin}/t/${GAME}`);
    await page.waitForSelector("[data-fault]");
  }),
  "table of a later release": ofLaterRelease(async (page) => {
    await page.waitForSelector("[data-fault]");
  }),
  "home with a table of a later release": ofLaterRelease(async (page, stage) => {
    await page.goto(stage.url);
    await page.waitForSelector(".tables .k");
  }),
  "no such table": at(`/t/${GAME}`),
  "mail, agree": at(`/mail#confirm=${"a".repeat(43)}`),
  "mail, refused": at(`/mail#confirm=${"a".repeat(43)}`, async (page) => {
    await page.click("main .btn.p");
    await page.waitForSelector("output:not(:empty)");
  }),
  "practice, playing": at("/practice", async (page) => {
    await page.click("main button[type=submit]");
    await page.waitForSelector(MINE);
  }),
  "practice, over": at("/practice", async (page) => {
    await page.check('input[name="rivals"][value="3"]', { force: true });
    await page.click("main button[type=submit]");
    await passToTheEnd(page);
    await page.waitForSelector(".figure");
  }),
  "lesson, raised": lesson(LESSON.slice(0, 1)),
  "lesson, won": lesson(LESSON.slice(0, 2)),
  "lesson, press pass": lesson(LESSON.slice(0, 3)),
  "lesson, end": lesson(LESSON),
  "game over": past("", "#figure-bill"),
  "game over, tables open": past("", "#figure-bill", {
    press: (page) =>
      page.locator(".figure details").evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "");
      }),
  }),
  "game over, ledger": past("", "#figure-bill", {
    press: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.waitForSelector(".ledger li");
    },
  }),
  "replay of my decision": past("/replay#m=30", ".review output span:not(.k)"),
  "replay at the beginning": past("/replay#m=0", ".scrub"),
  "replay of a running game": past("/replay#m=20", ".scrub", { game: 48, moves: 60 }),
  "record of a table": past("/record", "#verdict"),
  "a wrong record": at("/record", async (page) => {
    await page.fill("textarea", "{}");
    await page.click("button[type=submit]");
    await page.waitForSelector(".err");
  }),
  rulebook: at("/rulebook/"),
  privacy: at("/privacy/"),
  "rulebook in French": at("/rulebook/fr/"),
  "privacy in German": at("/privacy/de/"),
  "privacy in Romanian": at("/privacy/ro/"),
};
