import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";
import { Sentence } from "./sentence.ts";

/** What `tools/build.ts` makes of web/ and of worker/. */
export const CLIENT = join(root, "dist/client");
export const WORKER_BUNDLE = join(root, "dist/worker/index.js");

/** Whether there is a build; each half's named file comes in after all others. */
export function isBuilt(): boolean {
  return existsSync(join(CLIENT, "index.html")) && existsSync(WORKER_BUNDLE);
}

export function demandBuild(): void {
  if (!isBuilt()) throw new Sentence("There is no whole build: run `npm run build`.");
}
