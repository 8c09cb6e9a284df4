import type { WrongField } from "../i18n/texts.ts";

/** What became of a change: the words for it, and the field that the server could not take. */
export interface Saved {
  readonly said: string;
  readonly field: WrongField | null;
}

/** Before the first press. */
export const NOTHING_SAVED: Saved = { said: "", field: null };
