import {
  attributionLength,
  isEndMarker,
  isHeaderBlock,
  isMarker,
  isQuoted,
  isSeparator,
  isSignature,
} from "./quote-marks.ts";

/** Invisible characters that mail programs sprinkle in: joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
/** More lines than a person writes above a command; the rest is never looked at. */
const MOST_LINES = 2_000;

function linesOf(text: string): readonly string[] {
  const plain = text.replaceAll(INVISIBLE, "").replaceAll(/[\u00a0\u202f\u3000]/g, " ");
  return plain.split(/\r\n|\r|\n/, MOST_LINES).map((line) => line.trimEnd());
}

/**
 * The first line that the person wrote, or "" where there is none: what stands above the quoted
 * mail (top posting) or, where nothing does, under it (bottom posting).
 * @param quotesOurs whether it is sure to be a mail of ours that is quoted (own-thread)
 */
export function firstOwnLine(text: string, quotesOurs: boolean): string {
  return firstOf(linesOf(text), quotesOurs);
}

function firstOf(lines: readonly string[], quotesOurs: boolean): string {
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (beginsUnmarked(lines, at)) return quotesOurs ? lineUnder(lines.slice(at)) : "";
    const introduction = attributionLength(lines, at);
    if (introduction > 0) {
      at += introduction;
    } else if (isSignature(line)) {
      at = endOfSignature(lines, at);
    } else if (isQuoted(line) || line.trim() === "") {
      at += 1;
    } else {
      return line.trim();
    }
  }
  return "";
}

/** From here on everything is the quoted mail: these programs put no mark before its lines. */
function beginsUnmarked(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  return isSeparator(line) || isHeaderBlock(lines, at) || (isMarker(line) && !isQuoted(line));
}

/**
 * The first own line under a mail of ours that is quoted without a mark. Only where both its first
 * and its last line are there, once each, is it certain what lies between them; else a line of our
 * own mail could be played.
 */
function lineUnder(lines: readonly string[]): string {
  const begins = lines.flatMap((line, at) => (isMarker(line) ? [at] : []));
  const ends = lines.flatMap((line, at) => (isEndMarker(line) ? [at] : []));
  const [begin] = begins;
  const [end] = ends;
  if (begin === undefined || end === undefined || end < begin) return "";
  if (begins.length > 1 || ends.length > 1) return "";
  return firstOf(lines.slice(end + 1), false);
}

/** A signature ends where a quoted mail begins: with bottom posting, the answer may stand after it. */
function endOfSignature(lines: readonly string[], from: number): number {
  // A phone's signature is one line; "-- " begins one of any length.
  if (!/^--\s?$/.test(lines[from] ?? "")) return from + 1;
  let at = from + 1;
  while (at < lines.length && !isQuoted(lines[at] ?? "") && attributionLength(lines, at) === 0) {
    if (isSeparator(lines[at] ?? "") || isHeaderBlock(lines, at)) break;
    at += 1;
  }
  return at;
}
