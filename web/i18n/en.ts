import type { Locale } from "../../shared/contract/notifications.ts";
import { later } from "./en/later.ts";
import { table } from "./en/table.ts";

const speak = (code: Locale) => ({ code, table, ...later });

/** English, whole: the language that every other one translates. */
export const en = speak("en");
