import { inTab } from "./device-storage.ts";

const KEY = "reloaded";
const RELOAD_AGAIN_AFTER_MS = 10 * 60_000;
let waiting: (() => void)[] = [];

/** Does it as soon as the server answers again, once. */
export function onceServerIsBack(work: () => void): void {
  waiting.push(work);
}

export function serverIsBack(): void {
  const ready = waiting;
  waiting = [];
  for (const work of ready) work();
}

/**
 * Chromium and Safari never ask again for a script that once failed: only a new page does. Where
 * the server has one to give, and not again and again.
 */
export async function reloadOnce(): Promise<void> {
  if (Date.now() - Number(inTab.read(KEY)) < RELOAD_AGAIN_AFTER_MS) return;
  const page = await fetch(location.pathname, { cache: "no-cache" }).catch(() => null);
  if (page?.ok && inTab.write(KEY, String(Date.now()))) location.reload();
}
