import type { Locale } from "../shared/contract/notifications.ts";

/** The pages that need no script; the build makes them in each language. */
export type PlainName = "privacy" | "rulebook";

/** Where such a page is: English at the folder itself, the other languages within. */
export function plainPath(page: PlainName, code: Locale): string {
  return code === "en" ? `/${page}/` : `/${page}/${code}/`;
}
