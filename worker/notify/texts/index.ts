import type { Locale } from "../../../shared/contract/notifications.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { NoticeTexts } from "./notice-texts.ts";
import { ro } from "./ro.ts";

const LANGUAGES: Readonly<Record<Locale, NoticeTexts>> = { en, ro, de, fr };

/** The words of a language; every locale of the contract has them, or this does not compile. */
export function noticeTexts(locale: Locale): NoticeTexts {
  return LANGUAGES[locale];
}
