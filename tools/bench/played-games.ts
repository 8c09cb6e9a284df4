import type { SeatToken } from "../../shared/contract/ids.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import type { CreateGame } from "../../shared/contract/requests.ts";
import { viewSchema, type View } from "../../shared/contract/view-schema.ts";
import { cheapestRaise } from "../driver/cheapest-raise.ts";
import { call } from "../driver/http-call.ts";
import { act, openTable, readView, type Table } from "../driver/whole-game.ts";
import type { LocalServer } from "../local-server.ts";
import { openLive, type LiveSeat } from "./live-seat.ts";
import { MailBox } from "./mail-box.ts";

/** Whole games of four, played in the ways in which people play them; each answers the last view. */

const FOUR: CreateGame = { player: "Ada", seats: 4, forcedPass: "ask" };

/** Everyone's page is open and follows by socket; actions go over HTTP, or by socket too. */
export async function watched(
  server: LocalServer,
  actBy: "http" | "socket",
  options: CreateGame = FOUR,
): Promise<View> {
  const table = await openTable(server.url, options);
  const pages = await Promise.all(table.tokens.map((token) => openLive(table, token)));
  let view = pages[0]?.view();
  while (view?.status === "running") {
    const [page, token] = dueAmong(pages, table);
    const { you, version } = page.view();
    if (you === null) throw new Error("A seat without a view of its own.");
    if (actBy === "socket") await page.act(version, cheapestRaise(you));
    else await act(table, token, version, cheapestRaise(you));
    view = await nextView(pages, version);
  }
  await Promise.all(pages.map((page) => page.close()));
  return readView(table, hostOf(table));
}

/** Days lie between the turns: each opens the page by its link, finds the game asleep, acts, closes. */
export async function byLink(server: LocalServer): Promise<View> {
  const table = await openTable(server.url, FOUR);
  let view = await readView(table, hostOf(table));
  while (view.status === "running") {
    await server.sleep(table.id);
    const token = table.tokens[view.turn ?? 0] ?? hostOf(table);
    const own = await readView(table, token);
    const page = await openLive(table, token);
    if (own.you === null) throw new Error("A seat without a view of its own.");
    view = await act(table, token, own.version, cheapestRaise(own.you));
    await page.close();
  }
  return view;
}

/**
 * A clock, and every turn is told by mail; whoever reads it looks at the table and acts, over HTTP.
 * No page is opened here: one that was just left would hold the next mail back for a minute.
 */
export async function byMail(server: LocalServer): Promise<View> {
  const table = await openTable(server.url, {
    ...FOUR,
    clock: { bank: 259_200, increment: 43_200 },
  });
  const box = new MailBox(server.mails);
  let turn = (await readView(table, hostOf(table))).turn ?? 0;
  // Whose turn it is comes last: he is told at once.
  const others = [...table.tokens.keys()].filter((seat) => seat !== turn);
  for (const seat of [...others, turn]) {
    await box.subscribe(table, table.tokens[seat] ?? hostOf(table), `seat-${seat}@example.net`);
  }
  let view: View;
  do {
    await box.next();
    await server.sleep(table.id);
    view = await looked(table, table.tokens[turn] ?? hostOf(table));
    turn = view.turn ?? turn;
  } while (view.status === "running");
  return view;
}

async function looked(table: Table, token: SeatToken): Promise<View> {
  const { you, version } = await readView(table, token);
  if (you === null) throw new Error("A seat without a view of its own.");
  return act(table, token, version, cheapestRaise(you));
}

/** A clock, a bot, forced passes; whoever waits has said that he goes up to 12 and then passes. */
export async function withInstructions(server: LocalServer): Promise<View> {
  const table = await openTable(server.url, {
    player: "Ada",
    seats: 4,
    bots: [{ level: "gentle" }],
    clock: { bank: 28_800, increment: 600 },
    forcedPass: "auto",
  });
  const pages = await Promise.all(table.tokens.map((token) => openLive(table, token)));
  let view = pages[0]?.view();
  let instructed = 0;
  while (view?.status === "running") {
    const auction = view.auction?.number ?? 0;
    if (auction > instructed) await instructAll(table, pages, auction);
    instructed = auction;
    const [page, token] = dueAmong(pages, table);
    const { you, version } = page.view();
    if (you === null) throw new Error("A seat without a view of its own.");
    await act(table, token, version, cheapestRaise(you));
    view = await nextView(pages, version);
  }
  await Promise.all(pages.map((page) => page.close()));
  return readView(table, hostOf(table));
}

async function instructAll(
  table: Table,
  pages: readonly LiveSeat[],
  auction: number,
): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const { you, seats } = page.view();
    const token = table.tokens[index];
    if (token === undefined || you === null || you.legal.actions.length > 0) continue;
    if (seats[you.seat]?.in !== true) continue;
    await call(table.server + gamePath("instruction", table.id), viewSchema, {
      method: "PUT",
      token,
      body: { auction, rule: { kind: "raise-to", cap: 12 }, then: "pass" },
    });
  }
}

function dueAmong(pages: readonly LiveSeat[], table: Table): readonly [LiveSeat, SeatToken] {
  const index = pages.findIndex((page) => page.view().you?.legal.actions.length !== 0);
  const page = pages[index];
  const token = table.tokens[index];
  if (page === undefined || token === undefined) throw new Error("Nobody has anything to do.");
  return [page, token];
}

/** Waits until every page has heard of what came after `version`. */
async function nextView(pages: readonly LiveSeat[], version: number): Promise<View | undefined> {
  while (pages.some((page) => page.view().version <= version)) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return pages[0]?.view();
}

function hostOf(table: Table): SeatToken {
  const [host] = table.tokens;
  if (host === undefined) throw new Error("Nobody sits at this table.");
  return host;
}
