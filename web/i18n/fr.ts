import { after } from "./fr/after.ts";
import { pages } from "./fr/pages.ts";
import { sheets } from "./fr/sheets.ts";
import { table } from "./fr/table.ts";
import type { Texts } from "./texts.ts";

export const fr: Texts = { code: "fr", table, sheets, pages, after };
