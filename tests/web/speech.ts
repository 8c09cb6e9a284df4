import { en } from "../../web/i18n/en.ts";
import { formatsOf } from "../../web/i18n/formats.ts";
import type { Language } from "../../web/i18n/texts.ts";

/** English, as the models of the table take it. */
export const english: Language = { texts: en, formats: formatsOf("en") };
