import { useEffect, useState } from "preact/hooks";

const OFTEN_MS = 1000;
const SELDOM_MS = 20_000;
/** With less than this to go the seconds are worth watching. */
const CLOSE_MS = 3 * 60_000;

/**
 * The server's time, in milliseconds since 1970, moving on by itself: every second near
 * a deadline, else now and then.
 *
 * @param offset server time minus the device's
 */
export function useServerTime(offset: number, deadline: string | null): number {
  const [now, setNow] = useState(() => Date.now() + offset);
  const near = deadline !== null && Date.parse(deadline) - now < CLOSE_MS;
  useEffect(() => {
    const tick = (): void => setNow(Date.now() + offset);
    tick();
    if (deadline === null) return;
    const timer = setInterval(tick, near ? OFTEN_MS : SELDOM_MS);
    return () => clearInterval(timer);
  }, [offset, deadline, near]);
  return now;
}
