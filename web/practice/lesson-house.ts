import type { HighSociety } from "../../shared/client/high-society.ts";
import { resultOf, type Action, type Result } from "../../shared/engine/index.ts";
import { isGameId, isHex32 } from "../state/ids.ts";
import { deviceDesk } from "./device-desk.ts";
import { deviceHouse } from "./device-line.ts";
import type { DeviceTable } from "./device-table.ts";
import { beginLesson, passesTooSoon, scriptedMove } from "./lesson-script.ts";
import type { Practice, PracticeAct } from "./practice-game.ts";
import { playAgain } from "./play-again.ts";

/** How long a rival seems to think, in milliseconds. */
const PACE_MS = 900;

const LESSON_ID = "thetwominutelessonhere";

/** What the page calls things. */
export interface LessonNames {
  readonly table: string;
  readonly person: string;
  /** Why the very first press is not to be a pass. */
  readonly tooSoon: string;
}

export interface Lesson {
  readonly table: ReturnType<HighSociety["game"]>;
  /** How it would be if the game ended now. */
  readonly result: () => Result;
}

/**
 * @param acts what was played before, of an earlier visit; a lesson that cannot be taken up again begins anew
 * @param keep is given everything that was played, after each action
 */
export function openLesson(
  acts: unknown,
  names: LessonNames,
  keep: (acts: readonly PracticeAct[]) => void,
): Lesson {
  const begun = beginLesson(Date.now());
  let practice = (Array.isArray(acts) ? playAgain(begun, acts) : undefined) ?? begun;
  const table = lessonTable(names);
  const desk = deviceDesk(practice, table, {
    now: Date.now,
    move: scriptedMove,
    objection: (game: Practice, action: Action) =>
      passesTooSoon(game, action) ? names.tooSoon : undefined,
    later: (work) => setTimeout(work, PACE_MS),
    send: (frame) => heard(frame),
    keep: (next) => {
      practice = next;
      keep(next.acts);
    },
  });
  const { house, heard } = deviceHouse(desk.ask, desk.hear);
  return { table: house.game(table.id), result: () => resultOf(practice.state.seats) };
}

function lessonTable({ table, person }: LessonNames): DeviceTable {
  const id = LESSON_ID;
  const commitment = "0".repeat(64);
  if (!isGameId(id) || !isHex32(commitment))
    throw new TypeError("the lesson has a name of its own");
  const rivals = ["Chloé", "Dmitri"].map((name) => ({ name, level: null }));
  const seats = [{ name: person, level: null }, ...rivals];
  return { id, name: table, seats, variants: [], commitment };
}
