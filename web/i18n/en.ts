import { after } from "./en/after.ts";
import { pages } from "./en/pages.ts";
import { sheets } from "./en/sheets.ts";
import { table } from "./en/table.ts";

/** English: the language that every other one translates. */
export const en = { code: "en", table, sheets, pages, after };
