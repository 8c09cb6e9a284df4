import type { GameClient } from "../../shared/client/game-client.ts";
import { tableTexts } from "../i18n/language.ts";
import { PRACTICE_WORDS } from "../i18n/own-words.ts";
import { keptPractice } from "../state/kept-practice.ts";
import { deviceDesk, type Answer, type Asked } from "./device-desk.ts";
import { deviceHouse } from "./device-line.ts";
import type { DeviceTable } from "./device-table.ts";
import { practiceRecord } from "./practice-record.ts";
import { practiceTable, type TableNames } from "./practice-setup.ts";
import { reopenPractice } from "./stored-practice.ts";

/** A table to look back at: it answers, and nobody moves there, so it needs no worker. */
export interface PastPractice {
  readonly table: DeviceTable;
  readonly ask: (asked: Asked) => Answer;
}

/** The kept practice game as a table. Undefined where none is kept that the rules allow. */
export async function openPastPractice(): Promise<GameClient | undefined> {
  const past = await keptPast();
  return past && deviceHouse(past.ask, () => {}).house.game(past.table.id);
}

/** One question to the kept practice game, e.g. for its record. */
export async function askPastPractice(asked: Asked): Promise<Answer> {
  return (await keptPast())?.ask(asked) ?? { kind: "refused", code: "no-such-route" };
}

async function keptPast(): Promise<PastPractice | undefined> {
  const words = await PRACTICE_WORDS[tableTexts.peek().code]();
  return pastPractice(keptPractice.read(), { table: words.title, person: words.you });
}

/** @param stored what the device keeps, unchecked */
export function pastPractice(stored: unknown, names: TableNames): PastPractice | undefined {
  const reopened = reopenPractice(stored);
  if (reopened === undefined) return undefined;
  const { setup, practice } = reopened;
  const table = practiceTable(setup, names);
  const { ask } = deviceDesk(practice, table, {
    now: Date.now,
    move: () => undefined,
    objection: () => "past",
    record: (game) => practiceRecord(game, setup, table),
    later: () => {},
    send: () => {},
    keep: () => {},
  });
  return { table, ask };
}
