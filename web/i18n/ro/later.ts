import type { PageTexts } from "../texts.ts";
import { after } from "./after.ts";
import { pages } from "./pages.ts";
import { sheets } from "./sheets.ts";

export const later: PageTexts = { pages, sheets, after };
