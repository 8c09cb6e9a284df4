/** Lists, numbers, times and spans of time, as one language writes them. */
export interface Formats {
  /** "Béla, Chloé and Dmitri" */
  list(items: readonly string[]): string;
  number(value: number): string;
  /** A sum or a signed number, left to right also among words that run the other way. */
  sum(text: string): string;
  /** A time of day, "14:05"; with its day where that is not today. */
  time(at: Date, now: Date): string;
  date(at: Date): string;
  /** A length of time in its largest unit: "21 h", "5 min", "3 days"; see wholeUnits. */
  span(seconds: number): string;
  /** "6 h ago" */
  ago(seconds: number): string;
  plural(count: number): Intl.LDMLPluralRule;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/u;

/** @param region how the reader's own region writes times and days: "en-GB" where "en" is read */
export function formatsOf(language: string, region = language): Formats {
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  const numbers = new Intl.NumberFormat(language);
  const clock = new Intl.DateTimeFormat(region, { hour: "numeric", minute: "2-digit" });
  const day = new Intl.DateTimeFormat(region, {
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  // Narrow is "6h ago" in English, and a bare "-6 h" in French and Romanian.
  const style = language === "en" ? "narrow" : "short";
  const relative = new Intl.RelativeTimeFormat(language, { style });
  const plurals = new Intl.PluralRules(language);
  // "12 Std." and "So., 28. Feb." stay on one line.
  const whole = (text: string): string => text.replaceAll(" ", "\u{a0}");
  const unit = (value: number, name: string): string =>
    whole(
      new Intl.NumberFormat(language, {
        style: "unit",
        unit: name,
        unitDisplay: name === "day" ? "long" : "short",
      }).format(value),
    );
  return {
    list: (items) => lists.format(items),
    number: (value) => numbers.format(value),
    sum: (text) => (RIGHT_TO_LEFT.test(language) ? `\u{2066}${text}\u{2069}` : text),
    time: (at, now) =>
      at.toDateString() === now.toDateString()
        ? clock.format(at)
        : `${whole(day.format(at))}, ${clock.format(at)}`,
    date: (at) => whole(day.format(at)),
    span: (seconds) => {
      const [value, name] = inUnits(seconds);
      return unit(value, name);
    },
    ago: (seconds) => {
      const [value, name] = inUnits(seconds);
      return relative.format(-value, name);
    },
    plural: (count) => plurals.select(count),
  };
}

/** The reader's own kind of a language, "en-GB"; a browser may also name what is no language tag. */
export function regionOf(code: string, wishes: readonly string[]): string {
  const isTag = (tag: string): boolean => /^[a-z]+(?:-[a-z\d]+)*$/iu.test(tag);
  return wishes.find((tag) => isTag(tag) && tag.startsWith(`${code}-`)) ?? code;
}

function inUnits(seconds: number): [number, "day" | "hour" | "minute" | "second"] {
  const whole = Math.max(0, seconds);
  if (wholeUnits(whole / DAY) >= 2) return [wholeUnits(whole / DAY), "day"];
  if (wholeUnits(whole / HOUR) >= 1) return [wholeUnits(whole / HOUR), "hour"];
  if (wholeUnits(whole / MINUTE) >= 1) return [wholeUnits(whole / MINUTE), "minute"];
  return [Math.floor(whole), "second"];
}

/** Rounded down, but two hundredths count as nothing: a second into three days, 3 days are left. */
function wholeUnits(value: number): number {
  return Math.floor(value + 0.02);
}
