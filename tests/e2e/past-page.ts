import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { recordSchema, type GameRecord } from "../../shared/contract/record.ts";
import { engineTable, GAME, type EngineTable } from "../support/engine-table.ts";
import { recordedAction } from "../support/replay-api-record.ts";
import { settled } from "./page-time.ts";
import { openScripted, type ScriptedPage } from "./scripted-page.ts";
import type { Stage } from "./stage.ts";

/** One of the sixty recorded games of the fixtures, from 1, with the names of a real table. */
export function recordedGame(number: number): GameRecord {
  const lines = readFileSync(
    new URL("../fixtures/conformance/records/records.jsonl", import.meta.url),
    "utf8",
  ).split("\n");
  return recordSchema.parse(JSON.parse(lines[number - 1] ?? ""));
}

/** A recorded game at the API: after so many of its moves, or all of them. */
export function tableOf(record: GameRecord, moves = record.actions.length): EngineTable {
  const { seats, variants, starter, deck, actions } = record;
  const table = engineTable({ seats: seats.length, variants, starter, deck });
  for (const each of actions.slice(0, moves)) table.play(each.seat, recordedAction(each));
  return table;
}

/** The client on a table with a past; its record is served as well. */
export async function openPast(
  stage: Stage,
  record: GameRecord,
  {
    seat = 0,
    moves,
    path = "",
    context,
  }: {
    readonly seat?: number | null;
    readonly moves?: number;
    /** What follows the table's own address, e.g. "/replay#m=3". */
    readonly path?: string;
    readonly context?: BrowserContext;
  } = {},
): Promise<ScriptedPage> {
  const table = tableOf(record, moves);
  const options = { seen: 1, ...(context === undefined ? {} : { context }) };
  const scripted = await openScripted(stage, table, seat, options);
  const { page } = scripted;
  await page.route("**/v1/**/record", (route) => route.fulfill({ json: record }));
  if (path !== "") await goTo(page, `${stage.url}/t/${GAME}${path}`);
  return scripted;
}

async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector("h1:not(:empty)");
  await settled(page);
}
