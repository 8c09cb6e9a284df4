import type { Action } from "../../shared/contract/game-words.ts";
import type { TextStore } from "./device-storage.ts";

/** A move that was pressed without a network (ux.md E). */
export interface QueuedMove {
  /** It is sent only while the table is still at this one. */
  readonly version: number;
  readonly action: Action;
  /** Tells this move from another. */
  readonly body: string;
  /** A first attempt may have arrived: the same key cannot play it twice. */
  readonly key: string;
}

/** Keeps it for this tab until it is sent, dropped or called off: a reload does not lose it. */
export interface MoveQueue {
  /** Null where nothing waits; undefined where what is kept is no move. */
  readonly read: () => Promise<QueuedMove | undefined> | null;
  readonly keep: (move: QueuedMove) => void;
  readonly drop: () => void;
}

/** @param owner the game and the key's end: a move is of one seat */
export function moveQueue(store: TextStore, owner: string): MoveQueue {
  const key = `queued/${owner}`;
  return {
    read: () =>
      store.read(key) === null
        ? null
        : // A bid needs none of it: it comes where a move was kept.
          import("./parse-move.ts").then(
            ({ readMove }) => readMove(store, key),
            () => undefined,
          ),
    keep: (move) => {
      store.write(key, JSON.stringify(move));
    },
    drop: () => store.remove(key),
  };
}
