import { globSync, mkdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { makeFolder } from "./place.ts";
import { root } from "./root.ts";
import { runTool, Sentence } from "./sentence.ts";

/**
 * `npm run -s backup -- FOLDER`: copies every object's database while the
 * service runs. Each game lies in a file of its own and each copy is one moment
 * of it, so no game is ever torn. Restoring is copying the folder back to
 * STATE/do while the service is stopped.
 */
export async function backUp(state: string, target: string): Promise<number> {
  const objects = join(state, "do");
  const files = globSync("**/*.sqlite", { cwd: objects });
  makeFolder(target);
  for (const file of files) {
    const copy = join(target, file);
    mkdirSync(dirname(copy), { recursive: true });
    const source = new DatabaseSync(join(objects, file), { readOnly: true });
    try {
      await backup(source, copy);
    } finally {
      source.close();
    }
  }
  return files.length;
}

if (import.meta.main) {
  await runTool(async () => {
    const folder = process.argv[2];
    if (folder === undefined) throw new Sentence("Say where to: npm run -s backup -- FOLDER");
    const state = resolve(root, process.env["STATE"] ?? ".state");
    const target = resolve(folder);
    if (!relative(state, target).startsWith("..")) {
      throw new Sentence("The backup belongs outside the state folder: choose another one.");
    }
    console.log(`${await backUp(state, target)} database files copied to ${target}`);
  });
}
