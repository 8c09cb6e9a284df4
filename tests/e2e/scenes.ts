import type { BrowserContext, Page } from "playwright-core";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { SPECTATOR, type Position } from "../../shared/engine/index.ts";
import { engineTable, type EngineTable } from "../support/engine-table.ts";
import { openScripted, type ScriptedPage } from "./scripted-page.ts";
import type { Stage } from "./stage.ts";

export const FIVE: Position = {
  seats: 5,
  starter: 0,
  deck: ["L7", "SC"],
  players: [
    { cards: ["L5", "L2", "AG"], hand: [1, 2, 3, 6, 8, 12, 15, 25] },
    { cards: ["L9"] },
    { cards: ["L6"] },
    { cards: ["L3", "L1"] },
    { cards: ["L4", "PS"] },
  ],
  auctionsDone: 5,
  greens: 1,
};
const SCANDALE: Position = { ...FIVE, deck: ["SC", "L7"], starter: 2, greens: 2 };

/** By what they look like, not by what they are called: the scenes are shown in every language. */
export const LEDGER = ".bar button:has(use[href$=ledger])";
export const MENU = ".bar button:has(use[href$=menu])";

/** Longer than the guard that keeps a press from hitting what has just changed (check 10). */
export const AFTER_GUARD_MS = 430;

export async function openDialog(page: Page, press: string, shown = "dialog"): Promise<void> {
  await page.waitForTimeout(AFTER_GUARD_MS);
  await page.click(press);
  await page.waitForSelector(shown);
}

/** Where the ledger stands beside the table (ux.md A20). */
export function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024;
}

export function inHours(view: DealtView, hours: number): string {
  return new Date(Date.parse(view.serverTime) + hours * 3600_000).toISOString();
}

/** A state of the table, and how to get there. */
export interface Scene {
  readonly table: () => EngineTable;
  readonly seat: number | null;
  readonly seen?: number;
  /** What the server alone knows: clocks, names, proposals. */
  readonly change?: (view: DealtView) => Partial<DealtView>;
  readonly press?: (page: Page, scripted: ScriptedPage) => Promise<void>;
}

/** The states of the table that differ most; more are in lot-scenes.ts and edge-scenes.ts. */
export const TABLE_SCENES: Readonly<Record<string, Scene>> = {
  "my turn": {
    seat: 0,
    seen: 1,
    table: () =>
      engineTable(FIVE)
        .play(0, { type: "bid", cards: [8] })
        .play(1, { type: "bid", cards: [10] })
        .play(2, { type: "bid", cards: [12] })
        .play(3, { type: "pass" })
        .play(4, { type: "pass" }),
    press: async (page) => {
      await page.check('input[value="3"]');
      await page.check('input[value="6"]');
    },
  },
  "I open": { seat: 0, table: () => engineTable(FIVE) },
  waiting: {
    seat: 0,
    seen: 0,
    table: () => engineTable(FIVE).play(0, { type: "bid", cards: [8] }),
  },
  disgrace: { seat: 0, seen: 0, table: disgrace },
  "take it": {
    seat: 0,
    table: disgrace,
    press: async (page) => {
      await page.waitForTimeout(430);
      await page.click("#pass");
    },
  },
  sealing: {
    seat: 0,
    table: () => engineTable({ ...FIVE, variants: ["sealed", "forecast"] }),
  },
  discard: {
    seat: 0,
    table: () => engineTable({ ...FIVE, deck: ["FP", "L7"] }).play(0, { type: "pass" }),
    press: async (page) => {
      await page.waitForSelector("dialog");
    },
  },
  exit: {
    seat: 0,
    table: () => engineTable({ ...FIVE, variants: ["exit"] }),
    press: async (page) => {
      await page.waitForTimeout(430);
      await page.click(".mine .link");
      await page.locator("dialog input[name=luxury]").first().check();
    },
  },
  instructions: {
    seat: 0,
    table: () => engineTable(FIVE).play(0, { type: "bid", cards: [8] }),
    press: async (page) => {
      await page.waitForTimeout(430);
      await page.click("#bid");
      await page.locator('dialog input[value="raise-to"]').check();
    },
  },
  "the card": {
    seat: 0,
    table: () => engineTable(FIVE),
    press: async (page) => {
      await page.click(".art");
      await page.waitForSelector("dialog");
    },
  },
  "a rival": {
    seat: 0,
    table: () => engineTable(FIVE),
    press: async (page) => {
      await page.locator(".rival").last().click();
      await page.waitForSelector("dialog");
    },
  },
  ledger: {
    seat: 0,
    table: disgrace,
    press: async (page) => {
      // On a wide page it is there already.
      if (isWide(page)) return;
      await page.click(LEDGER);
      await page.waitForSelector("dialog .ledger li");
    },
  },
  menu: {
    seat: 0,
    table: () => engineTable(FIVE),
    press: async (page) => {
      await page.click(MENU);
      await page.waitForSelector("dialog");
    },
  },
  key: {
    seat: 0,
    table: () => engineTable(FIVE),
    press: async (page) => {
      await page.click(MENU);
      await page.click("dialog button:has(use[href$=phone])");
      await page.waitForSelector("dialog .address");
    },
  },
  gallery: { seat: null, table: disgrace },
  "the end": {
    seat: 0,
    table: () =>
      engineTable({
        seats: 5,
        deck: ["AG"],
        greens: 3,
        auctionsDone: 13,
        players: [
          { cards: ["L5", "L2", "L9", "BV"], hand: [4, 15, 25] },
          { cards: ["L8", "L1"], hand: [2, 10, 15, 25] },
          { cards: ["L7", "JV"], hand: [1, 10, 20] },
          { cards: ["L10", "L4"], hand: [12] },
          { cards: ["L6", "PS", "SC"], hand: [2, 20, 25] },
        ],
      }),
  },
};

export function disgrace(): EngineTable {
  return engineTable(SCANDALE)
    .play(2, { type: "bid", cards: [2] })
    .play(3, { type: "bid", cards: [3] })
    .play(4, { type: "bid", cards: [4] });
}

/** Opens a scene of the table in a context of the caller's size and theme. */
export async function openScene(
  stage: Stage,
  name: string,
  context: BrowserContext,
  scenes: Readonly<Record<string, Scene>> = TABLE_SCENES,
): Promise<Page> {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  const table = scene.table();
  const viewer = scene.seat === null ? SPECTATOR : { seat: scene.seat };
  const scripted = await openScripted(stage, table, scene.seat, {
    context,
    ...(scene.seen === undefined ? {} : { seen: scene.seen }),
    ...(scene.change === undefined ? {} : { change: scene.change(table.view(viewer)) }),
  });
  await scene.press?.(scripted.page, scripted);
  return scripted.page;
}

/** The pages around the table, by address. */
export const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  "a new table": "/new",
  settings: "/settings",
  rules: "/rules",
  "open a record": "/record",
  practice: "/practice",
  lesson: "/lesson",
  nowhere: "/t/nothing",
};
