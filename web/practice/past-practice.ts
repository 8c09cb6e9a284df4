import type { GameClient } from "../../shared/client/game-client.ts";
import { tableTexts } from "../i18n/language.ts";
import { PRACTICE_WORDS } from "../i18n/own-words.ts";
import { keptPractice } from "../state/kept-practice.ts";
import { deviceDesk } from "./device-desk.ts";
import { deviceHouse } from "./device-line.ts";
import { practiceRecord } from "./practice-record.ts";
import { practiceTable, type TableNames } from "./practice-setup.ts";
import { reopenPractice } from "./stored-practice.ts";

/**
 * The kept practice game to look back at: a table that answers and where nobody moves, so it
 * needs no worker. Undefined where none is kept that the rules allow.
 */
export async function openPastPractice(): Promise<GameClient | undefined> {
  const words = await PRACTICE_WORDS[tableTexts.peek().code]();
  return pastPractice(keptPractice.read(), { table: words.title, person: words.you });
}

/** @param stored what the device keeps, unchecked */
export function pastPractice(stored: unknown, names: TableNames): GameClient | undefined {
  const reopened = reopenPractice(stored);
  if (reopened === undefined) return undefined;
  const { setup, practice } = reopened;
  const table = practiceTable(setup, names);
  const desk = deviceDesk(practice, table, {
    now: Date.now,
    move: () => undefined,
    objection: () => "past",
    record: (game) => practiceRecord(game, setup, table),
    later: () => {},
    send: () => {},
    keep: () => {},
  });
  return deviceHouse(desk.ask, desk.hear).house.game(table.id);
}
