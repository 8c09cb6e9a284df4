import type { Locale } from "../../shared/contract/notifications.ts";

/** The languages there are, each by its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  ro: "Română",
};
