import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import type { View } from "../../shared/contract/view-schema.ts";
import { call } from "../driver/http-call.ts";
import { makeKeys } from "../local-keys.ts";
import { startLocal, type LocalServer } from "../local-server.ts";
import { root } from "../root.ts";
import { gamesADay, type Usage } from "./daily-budget.ts";
import { keepResults, report } from "./figure.ts";
import { byLink, byMail, watched, withInstructions } from "./played-games.ts";

/**
 * `npm run -s bench:cost`: what whole games of four use of the platform, counted
 * in the local runtime, and how many of them a day the free plan carries.
 */

const GAMES = 5;
/** The mean of four seats that raise as cheaply as they can. */
const LENGTH = 120;
/** Messages of a socket that the platform bills as one request. */
const MESSAGES_A_REQUEST = 20;

const countsSchema = z.object({
  workerRequests: z.number(),
  objectRequests: z.number(),
  socketMessages: z.number(),
  alarms: z.number(),
  bytes: z.number(),
  rowsWritten: z.number(),
  rowsRead: z.number(),
});
type Counts = z.infer<typeof countsSchema>;

interface Played extends Usage {
  readonly actions: number;
  readonly alarms: number;
}

const WAYS: Readonly<Record<string, (server: LocalServer) => Promise<View>>> = {
  "HTTP, watching by socket": (server) => watched(server, "http"),
  "all by socket": (server) => watched(server, "socket"),
  "page opened by its link for every turn": byLink,
  "clock, every turn told by mail": byMail,
  "clock, bot, instructions, forced passes": withInstructions,
};

const COLUMNS = [
  ["actions", "actions/game"],
  ["workerRequests", "Worker requests/game"],
  ["objectRequests", "object requests/game"],
  ["rowsWritten", "rows/game"],
  ["rowsRead", "rows/game"],
  ["alarms", "alarms/game"],
  ["bytes", "bytes/game"],
  ["awakeSeconds", "object-seconds/game"],
] as const;

const state = mkdtempSync(join(tmpdir(), "high-society-cost-"));
const server = await startLocal({
  port: 0,
  state,
  env: {
    ...makeKeys(),
    MAIL_FROM: "High Society <table@example.org>",
    MAIL_REPLY_DOMAIN: "example.org",
    RATE_LIMITS: "off",
  },
  before: readFileSync(join(root, "tools/bench/counting-worker.mjs"), "utf8"),
});
try {
  for (const [way, play] of Object.entries(WAYS)) await measure(way, play);
} finally {
  await server.stop();
  rmSync(state, { recursive: true });
}
keepResults("cost");

async function measure(way: string, play: (server: LocalServer) => Promise<View>): Promise<void> {
  const games: Played[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    await readCounts();
    const start = performance.now();
    const view = await play(server);
    const seconds = (performance.now() - start) / 1000;
    games.push(usageOf(await readCounts(), view.version, seconds));
  }
  for (const [name, unit] of COLUMNS) {
    report(
      `${way}: ${name}`,
      unit,
      games.map((game) => game[name]),
    );
  }
  const budgets = games.map((game) => gamesADay(scaled(game)));
  report(
    `${way}: games of ${LENGTH} actions a day, bound by ${budgets[0]?.binds}`,
    "games/day",
    budgets.map((budget) => budget.games),
  );
}

/** The same use for a game of the usual length: decks make games of 80 to 170 actions. */
function scaled({ actions, ...usage }: Played): Usage {
  const factor = LENGTH / actions;
  return {
    workerRequests: usage.workerRequests * factor,
    objectRequests: usage.objectRequests * factor,
    rowsWritten: usage.rowsWritten * factor,
    rowsRead: usage.rowsRead * factor,
    awakeSeconds: usage.awakeSeconds * factor,
    bytes: usage.bytes * factor,
  };
}

function readCounts(): Promise<Counts> {
  return call(`${server.url}/v1/bench-counts`, countsSchema);
}

/** The whole time of play stands for the object's time awake: it is never more. */
function usageOf(counts: Counts, actions: number, awakeSeconds: number): Played {
  const { workerRequests, alarms, rowsWritten, rowsRead, bytes } = counts;
  const objectRequests =
    counts.objectRequests + alarms + counts.socketMessages / MESSAGES_A_REQUEST;
  return {
    actions,
    workerRequests,
    objectRequests,
    rowsWritten,
    rowsRead,
    alarms,
    bytes,
    awakeSeconds,
  };
}
