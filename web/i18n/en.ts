import type { Locale } from "../../shared/contract/notifications.ts";
import { later } from "./en/later.ts";
import { seldom } from "./en/seldom.ts";
import { table } from "./en/table.ts";

const speak = (code: Locale) => ({ code, table, ...later, seldom });

/** English, whole: the language that every other one translates. */
export const en = speak("en");
