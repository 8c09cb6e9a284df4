import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { staticHeadersFile } from "../worker/http/headers.ts";
import { LOST_PAGE, redirectsFile } from "./build-client/addresses.ts";
import { pageHints } from "./build-client/page-hints.ts";
import { run } from "./command.ts";
import { root } from "./root.ts";
import { runTool, Sentence } from "./sentence.ts";

/** Wrangler neither counts its users nor looks for a newer version here. */
const QUIET = { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true", CI: "true" };

/**
 * The production build: web/ becomes the static files of dist/client, worker/
 * the one file of dist/worker that a deployment would upload.
 */
export async function build(): Promise<void> {
  await step("the client", "vite", ["build", "--logLevel", "warn"]);
  const client = join(root, "dist/client");
  const hints = pageHints(join(client, ".vite/manifest.json"));
  writeFileSync(join(client, "_headers"), `${staticHeadersFile()}${hints}`);
  writeFileSync(join(client, "_redirects"), redirectsFile());
  copyFileSync(join(client, "index.html"), join(client, LOST_PAGE));
  await step("the worker", "wrangler", ["deploy", "--dry-run", "--outdir", "dist/worker"]);
}

async function step(what: string, program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(program, args, { env: QUIET });
  if (code !== 0) throw new Sentence(`${output}\nBuilding ${what} failed: see above.`);
}

if (import.meta.main) await runTool(build);
