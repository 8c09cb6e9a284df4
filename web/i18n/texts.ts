import type { en } from "./en.ts";
import type { Formats } from "./formats.ts";

/** All texts of one language; a language that lacks one does not compile. */
export type Texts = typeof en;
export type { Who } from "./en/words.ts";

/** What it takes to speak: the words, and how numbers, lists and times are written. */
export interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}
