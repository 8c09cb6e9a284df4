import { en } from "../../web/i18n/en.ts";
import { formatsOf } from "../../web/i18n/formats.ts";
import type { Language } from "../../web/i18n/texts.ts";

/** The terminal says what the web client says: the same sentences from the same models. */
export const ENGLISH: Language = { texts: en, formats: formatsOf("en") };
