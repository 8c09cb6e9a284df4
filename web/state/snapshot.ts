import { isView } from "../../shared/client/answer-checks.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { onDevice, readJson, type TextStore } from "./device-storage.ts";

/** A table as this device last saw it, to be read without a network (ux.md E). */
export interface Snapshot {
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
  readonly view: View;
}

/** @param owner the game and the key's end: a snapshot is for the eyes of one seat */
export function readSnapshot(owner: string, store: TextStore = onDevice): Snapshot | null {
  const kept = readJson(store, keyOf(owner));
  if (typeof kept !== "object" || kept === null) return null;
  const { at, view } = kept as { at?: unknown; view?: unknown };
  return typeof at === "number" && isView(view) ? { at, view } : null;
}

export function keepSnapshot(owner: string, view: View, store: TextStore = onDevice): void {
  store.write(keyOf(owner), JSON.stringify({ at: Date.now(), view }));
}

export function dropSnapshot(owner: string, store: TextStore = onDevice): void {
  store.remove(keyOf(owner));
}

function keyOf(owner: string): string {
  return `snapshot/${owner}`;
}
