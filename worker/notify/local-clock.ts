const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Minutes since midnight by the clock on the wall of a time zone. */
export function localMinutes(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return minutesOf(format.format(at));
}

/** "22:30" as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** The next time, in milliseconds and not before `at`, at which the wall's clock shows `minutes`. */
export function nextLocalTime(at: number, timeZone: string, minutes: number): number {
  const here = localMinutes(at, timeZone);
  const wait = (minutes - here + DAY_MINUTES) % DAY_MINUTES;
  if (wait === 0) return at;
  const guess = Math.floor(at / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS;
  // Where the clocks changed in between, the guess is off by what they were moved.
  const off = minutes - localMinutes(guess, timeZone);
  const shift = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off;
  return guess + (shift < -DAY_MINUTES / 2 ? shift + DAY_MINUTES : shift) * MINUTE_MS;
}

export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** When the person may be told: `at` itself, or the end of the quiet hours that it lies in. */
export function afterQuiet(at: number, timeZone: string, quiet: QuietHours | null): number {
  if (quiet === null || quiet.from === quiet.to) return at;
  const from = minutesOf(quiet.from);
  const to = minutesOf(quiet.to);
  const now = localMinutes(at, timeZone);
  // Hours over midnight: 22:00 to 07:00.
  const inside = from < to ? now >= from && now < to : now >= from || now < to;
  return inside ? nextLocalTime(at, timeZone, to) : at;
}
