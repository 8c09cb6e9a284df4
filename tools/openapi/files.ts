import { readFileSync } from "node:fs";
import { join } from "node:path";

import { openApiDocument } from "./document.ts";
import { EXAMPLE_VIEW } from "./example-game.ts";
import { compact } from "./json.ts";
import { docsPage } from "./page.ts";

const ROOT = join(import.meta.dirname, "../..");
const VIEW = /(<!-- view -->\n).*?(<!-- \/view -->)/su;

/** What build-openapi.ts writes, and what its test compares with the committed files. */
export function apiFiles(): readonly { readonly path: string; readonly text: string }[] {
  const guide = withView(readFileSync(join(ROOT, "docs/api.md"), "utf8"));
  return [
    {
      path: join(ROOT, "web/public/openapi.json"),
      text: `${JSON.stringify(openApiDocument(), null, 1)}\n`,
    },
    { path: join(ROOT, "docs/api.md"), text: guide },
    { path: join(ROOT, "web/public/docs.html"), text: docsPage(guide) },
  ];
}

/** The guide with the example view as it is today, so that it is always a real one. */
function withView(guide: string): string {
  const view = `\`\`\`json\n${compact(EXAMPLE_VIEW)}\n\`\`\`\n`;
  return guide.replace(VIEW, (_all, start: string, end: string) => start + view + end);
}
