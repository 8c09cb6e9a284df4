import type { Page } from "playwright-core";
import type { Notifications } from "../../shared/contract/notifications.ts";
import { PROBLEM_CONTENT_TYPE, type Problem, problemOf } from "../../shared/contract/problem.ts";
import { engineTable, type EngineTable } from "../support/engine-table.ts";
import { ENDINGS } from "./endings.ts";
import { roundTheTable, waiting } from "./lot-scenes.ts";
import { AFTER_GUARD_MS, FIVE, inHours, MENU, openDialog, type Scene } from "./scenes.ts";

const OTHER = "b".repeat(24);

/** A server that can tell by mail, by push and by a webhook. */
const TOLD: Notifications = {
  available: ["email", "push", "webhook"],
  email: null,
  push: [],
  webhook: null,
  reminders: true,
  locale: "en",
  timeZone: "Europe/Bucharest",
  pushKey: null,
  quietHours: { from: "22:30", to: "08:00" },
};

async function answerNotices(page: Page, change: Partial<Notifications> = {}): Promise<void> {
  await page.route("**/notifications", (route) => route.fulfill({ json: { ...TOLD, ...change } }));
}

const ANA = { seat: 0 } as const;
/** Ana bids with another of her devices, and two go above her, before she presses here. */
const playedElsewhere = (): EngineTable =>
  roundTheTable()
    .play(0, { type: "bid", cards: [6] })
    .play(1, { type: "bid", cards: [6] })
    .play(2, { type: "bid", cards: [6] });

/** Bids 15, which the server refuses. */
async function bidRefused(page: Page, problem: Problem): Promise<void> {
  const { status } = problem;
  await page.route("**/actions", (route) =>
    route.fulfill({ status, contentType: PROBLEM_CONTENT_TYPE, json: problem }),
  );
  await page.check('input[value="15"]');
  await page.waitForTimeout(AFTER_GUARD_MS);
  await page.click("#bid");
  await page.waitForSelector("#notice");
}

/** What stands around a lot: offers, notices, agreements, the connection, ends. */
export const EDGE_SCENES: Readonly<Record<string, Scene>> = {
  "offer to be told": {
    seat: 0,
    seen: 1,
    table: waiting,
    press: async (page) => {
      await answerNotices(page);
      await page.waitForSelector("aside.notice .btn");
    },
  },
  "another table waits": {
    seat: 0,
    seen: 1,
    table: waiting,
    press: async (page) => {
      await answerNotices(page);
      const due = engineTable(FIVE).view({ seat: 0 });
      const other = { ...due, id: OTHER, name: "Sunday in the country" };
      await page.route(`**/v1/games/${OTHER}`, (route) => route.fulfill({ json: other }));
      await page.evaluate((game) => {
        const token = `e30.e30.${"o".repeat(43)}`;
        const kept = { game, seat: 0, token, table: "-", name: "-", seen: 1, seenAt: 1, since: 1 };
        localStorage.setItem(`seat/${game}/${token.slice(-16)}`, JSON.stringify(kept));
      }, OTHER);
      await page.reload();
      await page.waitForSelector("#next-table");
    },
  },
  "being told": {
    seat: 0,
    table: waiting,
    press: async (page) => {
      await answerNotices(page, {
        email: {
          address: "dora@example.net",
          when: "turn",
          confirmed: false,
          lastSentAt: null,
          fault: null,
          faultCode: null,
          faultDetail: null,
        },
        webhook: {
          url: "https://bot.example.net/high-society/a-long-address/of-a-hook",
          shape: "discord",
          active: false,
          secret: null,
          lastSentAt: "2026-11-29T18:00:00.000Z",
          fault: "Switched off after 8 failures in a row. The receiver answered 500.",
          faultCode: "webhook-answered",
          faultDetail: "500",
        },
      });
      await openDialog(page, MENU, "dialog");
      await page.click("dialog button:has(use[href$=bell])");
      await page.waitForSelector("#notice-address");
    },
  },
  shortcuts: {
    seat: 0,
    table: waiting,
    press: async (page) => {
      await page.keyboard.press("?");
      await page.waitForSelector("dialog");
    },
  },
  "leave the table": {
    seat: 0,
    table: waiting,
    press: async (page) => {
      await openDialog(page, MENU, "dialog");
      await page.click("dialog button:has(use[href$=door])");
    },
  },
  away: {
    seat: 0,
    table: waiting,
    change: (view) => ({
      seats: view.seats.map((seat) => ({ ...seat, away: seat.seat === 0 || seat.seat === 3 })),
    }),
  },
  paused: {
    seat: 0,
    table: waiting,
    change: (view) => ({ pausedUntil: inHours(view, 20) }),
  },
  "a pause and an end are proposed": {
    seat: 0,
    table: waiting,
    change: () => ({
      proposals: [
        { kind: "pause", hours: 24, by: [1], wanted: [0, 2, 3, 4] },
        { kind: "end", by: [0, 1], wanted: [2, 3, 4] },
        { kind: "bot", seat: 3, by: [2], wanted: [0, 1] },
      ],
    }),
  },
  "let a bot play": {
    seat: 0,
    seen: 1,
    table: waiting,
    change: () => ({ serverTime: "2099-12-02T18:00:00.000Z" }),
    press: async (page) => {
      await openDialog(page, ".rival >> nth=0", "dialog");
    },
  },
  "connection lost": {
    seat: 0,
    seen: 5,
    table: roundTheTable,
    press: async (page, { offline }) => {
      await page.check('input[value="15"]');
      await offline(true);
      await page.waitForSelector(".link-state");
    },
  },
  offline: {
    seat: 0,
    seen: 5,
    table: roundTheTable,
    press: async (page, { offline }) => {
      await offline(true);
      await page.reload();
      await page.waitForSelector("#offline");
    },
  },
  "moved on": {
    seat: 0,
    seen: 5,
    table: roundTheTable,
    press: async (page) => {
      const since = roundTheTable().view(ANA).version;
      const now = playedElsewhere();
      const [view, events] = [now.view(ANA), now.events(ANA, since)];
      await bidRefused(
        page,
        problemOf("stale-version", "/", { version: view.version, view, events }),
      );
    },
  },
  refused: {
    seat: 0,
    seen: 5,
    table: roundTheTable,
    press: (page) => bidRefused(page, problemOf("bid-too-low", "/", { toBeat: 12 })),
  },
  "agreed to end": {
    seat: 0,
    table: waiting,
    change: () => ({ status: "over", endedBy: "agreement", phase: "over" }),
  },
  ...Object.fromEntries(
    [
      "the viewer is cast out and would have won",
      "two tie for least",
      "all are equally poor",
      "equal scores and money, the higher luxury",
    ].map((name): [string, Scene] => {
      const position = ENDINGS[name];
      if (position === undefined) throw new Error(name);
      return [`end, ${name}`, { seat: 0, seen: 0, table: () => engineTable(position) }];
    }),
  ),
};
