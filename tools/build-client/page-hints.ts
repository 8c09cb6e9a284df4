import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
  }),
);
/** By address, what its page shows at once beside the first script: a script of ours, or a file. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  "/": ["home", "i18n/en/later.ts"],
  "/t/*": ["table"],
};
const PAGE = "index.html";

/**
 * Rules for `_headers`: a page's own parts, told with it instead of by its script, so that the
 * first screen of a stranger, and that of a turn's link, does not wait for one more round trip.
 * Whoever reads another language gets 5 KB of English too.
 *
 * @param manifest the path of what Vite says of the build
 */
export function pageHints(manifest: string): string {
  const parts = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  const filesOf = (names: readonly string[]): ReadonlySet<string> => {
    const files = new Set<string>();
    const add = (name: string): void => {
      const part = parts[name];
      if (part === undefined) throw new Error(`The build has no ${name}.`);
      if (name === PAGE || files.has(part.file)) return;
      files.add(part.file);
      for (const each of part.imports ?? []) add(each);
    };
    for (const name of names) add(keyOf(name, parts));
    return files;
  };
  const rules = Object.entries(NEEDED).flatMap(([address, names]) => [
    address,
    ...[...filesOf(names)].map((file) => `  Link: </${file}>; rel=modulepreload`),
  ]);
  return [...rules, ""].join("\n");
}

/** Vite calls a script that several files share after its name, with a line before it. */
function keyOf(name: string, parts: z.infer<typeof manifestSchema>): string {
  const shared = Object.entries(parts).find(
    ([key, part]) => key.startsWith("_") && part.name === name,
  );
  return shared?.[0] ?? name;
}
