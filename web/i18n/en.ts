import { later } from "./en/later.ts";
import { table } from "./en/table.ts";

/** English, whole: the language that every other one translates. */
export const en = { code: "en", table, ...later };
