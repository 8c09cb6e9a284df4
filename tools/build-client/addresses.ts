import type { Route } from "../../web/route.ts";

/** Where the client's pages are, beside home; `:game` stands for any one part of an address. */
const PAGES: Readonly<Record<Exclude<Route["page"], "home" | "lost">, readonly string[]>> = {
  new: ["/new"],
  settings: ["/settings"],
  rules: ["/rules"],
  practice: ["/practice"],
  lesson: ["/lesson"],
  table: ["/t/:game"],
  replay: ["/t/:game/replay", "/practice/replay"],
  record: ["/t/:game/record", "/practice/record", "/record"],
  mail: ["/mail"],
};

/** By address, the file that answers it with 200; whatever else is no file is answered 404. */
export const REWRITES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(PAGES)
      .flat()
      .flatMap((page) => [page, `${page}/`])
      .map((page) => [page, "/"]),
  ),
  // Asked for beside files that name no icon, such as openapi.json.
  "/favicon.ico": "/icon-192.png",
};

/** The page of every other address: the client's own, which says that nothing is there. */
export const LOST_PAGE = "404.html";

/** The text of dist/client/_redirects, as static hosting reads it: no request wakes the Worker. */
export function redirectsFile(): string {
  const lines = Object.entries(REWRITES).map(([from, to]) => `${from} ${to} 200`);
  return [...lines, ""].join("\n");
}
