import { after } from "./ro/after.ts";
import { pages } from "./ro/pages.ts";
import { sheets } from "./ro/sheets.ts";
import { table } from "./ro/table.ts";
import type { Texts } from "./texts.ts";

export const ro: Texts = { code: "ro", table, sheets, pages, after };
