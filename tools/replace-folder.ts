import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Brings what lies in a finished folder into the one that is served, file by file: whoever asks
 * meanwhile gets the old file or the new one. A running workerd holds the served folder itself
 * open and would never see another one of its name.
 *
 * @param finished on the same disk as the served one; gone afterwards
 * @param last files that name others, in the order in which they come in, after all others
 */
export function replaceFolder(finished: string, served: string, last: readonly string[]): void {
  mkdirSync(served, { recursive: true });
  const names = inOrder(namesIn(finished), last);
  for (const name of names) {
    const [from, to] = [join(finished, name), join(served, name)];
    if (statSync(from).isDirectory()) mkdirSync(to, { recursive: true });
    else renameSync(from, to);
  }
  const kept = new Set(names);
  for (const name of namesIn(served)) {
    if (!kept.has(name)) rmSync(join(served, name), { recursive: true, force: true });
  }
  rmSync(finished, { recursive: true });
}

/** Hashed parts, which nobody asks for yet, then pages and pictures, then what names them. */
function inOrder(names: readonly string[], last: readonly string[]): readonly string[] {
  const place = (name: string): number => (name.startsWith("assets") ? -2 : last.indexOf(name));
  return names.toSorted((one, other) => place(one) - place(other));
}

/** Files and folders, each folder before what is in it. */
function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}
