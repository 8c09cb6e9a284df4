import {
  attributionLength,
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
 */
export function firstOwnLine(text: string): string {
  const lines = linesOf(text);
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    // From here on everything is the quoted mail: these programs put no mark before its lines.
    if (isSeparator(line) || isHeaderBlock(lines, at)) return "";
    if (isMarker(line) && !isQuoted(line)) return "";
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
