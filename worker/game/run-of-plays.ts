import { seatsDue } from "../../shared/engine/index.ts";
import { keepTime } from "./clock.ts";
import type { ChangeOf, Entry } from "./entry.ts";
import { retryName, type GameRecord, type Play, type Remembered } from "./game-record.ts";
import { playedOn } from "./play-fold.ts";

/** An entry that is one action which its seat asked for itself: most rows of a game. */
interface PlayEntry extends Entry {
  readonly changes: readonly [ChangeOf<"acted">];
}

export function isPlay(entry: Entry): entry is PlayEntry {
  const [first, ...more] = entry.changes;
  return more.length === 0 && first?.type === "acted" && first.by === undefined;
}

/**
 * A run of plays, with one record at its end. It comes to what `evolve` comes to entry by entry, at
 * a fraction of the cost of waking. Only begun where a play changes nothing but the play: nobody
 * has missed a deadline, left an instruction or proposed anything; and plays alone bring none of
 * that about.
 */
export class RunOfPlays {
  readonly #before: GameRecord;
  readonly #retries: Map<string, Remembered>;
  #history: GameRecord["history"];
  #play: Play;
  #entries: number;
  #at: number;

  /** Undefined where a play may change more than the play. */
  static after(record: GameRecord): RunOfPlays | undefined {
    const { play, chairs, proposals, ended } = record;
    const isQuiet = chairs.every((sitter) => sitter?.missed === 0 && sitter.instruction === null);
    if (play === null || ended !== null || !isQuiet || proposals.length > 0) return undefined;
    return new RunOfPlays(record, play);
  }

  private constructor(record: GameRecord, play: Play) {
    this.#before = record;
    this.#play = play;
    this.#history = record.history;
    this.#retries = new Map(record.retries);
    this.#entries = record.entries;
    this.#at = record.changedAt;
  }

  add({ at, place, retry, changes: [change] }: PlayEntry): void {
    const table = { history: this.#history, options: this.#before.options };
    const { state, memories, done, told } = playedOn(table, this.#play, change, at);
    const timing = keepTime(this.#before, this.#play.timing, seatsDue(state), change, at);
    this.#history = this.#history.with(...told);
    const acts = this.#play.acts.with(done);
    this.#play = { ...this.#play, state, memories, acts, timing };
    this.#entries += 1;
    this.#at = at;
    if (retry !== null)
      this.#retries.set(retryName(place, retry.key), { ...retry, entry: this.#entries });
  }

  end(): GameRecord {
    const isOver = this.#play.state.result !== null;
    return {
      ...this.#before,
      play: this.#play,
      history: this.#history,
      retries: this.#retries,
      entries: this.#entries,
      changedAt: this.#at,
      overAt: isOver ? this.#at : null,
    };
  }
}
