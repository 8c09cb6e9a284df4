import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);
/** What home shows at once, beside the first script that the page names itself. */
const NEEDED = ["screens/home-screen.tsx", "i18n/en/later.ts"];
const PAGE = "index.html";

/**
 * A rule for `_headers`: home's own parts, told with the page instead of by its script, so
 * that the first screen of a stranger does not wait for one more round trip. Whoever reads
 * another language gets 5 KB of English too.
 *
 * @param manifest the path of what Vite says of the build
 */
export function homeHints(manifest: string): string {
  const parts = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  const files = new Set<string>();
  const add = (name: string): void => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The build has no ${name}.`);
    if (name === PAGE || files.has(part.file)) return;
    files.add(part.file);
    for (const each of part.imports ?? []) add(each);
  };
  NEEDED.forEach(add);
  const links = [...files].map((file) => `  Link: </${file}>; rel=modulepreload`);
  return ["/", ...links, ""].join("\n");
}
