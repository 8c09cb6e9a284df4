import { after } from "./de/after.ts";
import { pages } from "./de/pages.ts";
import { sheets } from "./de/sheets.ts";
import { table } from "./de/table.ts";
import type { Texts } from "./texts.ts";

export const de: Texts = { code: "de", table, sheets, pages, after };
