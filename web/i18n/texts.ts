import type { en } from "./en.ts";

/** All texts of one language; a language that lacks one does not compile. */
export type Texts = typeof en;
export type { Who } from "./en/table.ts";
