import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { staticHeadersFile } from "../worker/http/headers.ts";
import { LOST_PAGE, redirectsFile } from "./build-client/addresses.ts";
import { pageHints } from "./build-client/page-hints.ts";
import { CLIENT, WORKER_BUNDLE } from "./built.ts";
import { run } from "./command.ts";
import { replaceFolder } from "./replace-folder.ts";
import { runTool, Sentence } from "./sentence.ts";

/** Wrangler neither counts its users nor looks for a newer version here. */
const QUIET = { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true", CI: "true" };

const PAGE = "index.html";
/** The page comes in last: with it the client is whole (tools/built.ts). */
const CLIENT_LAST = ["version.json", "push-worker.js", "_headers", "_redirects", LOST_PAGE, PAGE];

/**
 * The production build: web/ becomes the static files of dist/client, worker/
 * the one file of dist/worker that a deployment would upload. Both are made beside
 * and brought in once they are whole: a server may run meanwhile.
 */
export async function build(): Promise<void> {
  const client = `${CLIENT}.next`;
  const worker = `${dirname(WORKER_BUNDLE)}.next`;
  for (const folder of [client, worker]) rmSync(folder, { recursive: true, force: true });
  await step("the client", "vite", ["build", "--logLevel", "warn", "--outDir", client]);
  const hints = pageHints(join(client, ".vite/manifest.json"));
  writeFileSync(join(client, "_headers"), `${staticHeadersFile()}${hints}`);
  writeFileSync(join(client, "_redirects"), redirectsFile());
  copyFileSync(join(client, PAGE), join(client, LOST_PAGE));
  const upload = ["deploy", "--dry-run", "--assets", client, "--outdir", worker];
  await step("the worker", "wrangler", upload);
  replaceFolder(client, CLIENT, CLIENT_LAST);
  replaceFolder(worker, dirname(WORKER_BUNDLE), [basename(WORKER_BUNDLE)]);
}

async function step(what: string, program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(program, args, { env: QUIET });
  if (code !== 0) throw new Sentence(`${output}\nBuilding ${what} failed: see above.`);
}

if (import.meta.main) await runTool(build);
