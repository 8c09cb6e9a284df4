import { useEffect, useState } from "preact/hooks";
import type { SeatToken } from "../../shared/contract/ids.ts";

/** How long the page may be out of sight before the curtain falls, in milliseconds. */
const AWAY_MS = 30_000;

/**
 * Who has the device, where several seats of one table are on it. It begins behind the
 * curtain, also after a reload, and returns there when the page was left for a while.
 */
export function useHolder(shared: boolean): {
  readonly holder: SeatToken | null;
  readonly give: (token: SeatToken | null) => void;
} {
  const [holder, give] = useState<SeatToken | null>(null);
  useEffect(() => {
    if (!shared) return;
    let left = 0;
    const changed = (): void => {
      if (document.hidden) left = Date.now();
      else if (Date.now() - left > AWAY_MS) give(null);
    };
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, [shared]);
  return { holder, give };
}
