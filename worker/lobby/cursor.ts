import { utf8ToBytes } from "@noble/hashes/utils.js";
import { fromBase32, toBase32 } from "../base32.ts";

const MARK = "before ";

/** Where the next page begins, in a form that nobody is tempted to count with. */
export function writeCursor(number: number): string {
  return toBase32(utf8ToBytes(`${MARK}${number}`));
}

export function readCursor(cursor: string): number | undefined {
  const bytes = fromBase32(cursor);
  const text = bytes && new TextDecoder().decode(bytes);
  if (text === undefined || !text.startsWith(MARK)) return undefined;
  const number = Number(text.slice(MARK.length));
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
