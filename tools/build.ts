import { run } from "./command.ts";
import { runTool, Sentence } from "./sentence.ts";

/** Wrangler neither counts its users nor looks for a newer version here. */
const QUIET = { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true", CI: "true" };

interface Step {
  readonly what: string;
  readonly program: string;
  readonly args: readonly string[];
}

const STEPS: readonly Step[] = [
  { what: "the client", program: "vite", args: ["build", "--logLevel", "warn"] },
  {
    what: "the worker",
    program: "wrangler",
    args: ["deploy", "--dry-run", "--outdir", "dist/worker"],
  },
];

/**
 * The production build: web/ becomes the static files of dist/client, worker/
 * the one file of dist/worker that a deployment would upload.
 */
export async function build(): Promise<void> {
  for (const { what, program, args } of STEPS) {
    const { code, output } = await run(program, args, { env: QUIET });
    if (code !== 0) throw new Sentence(`${output}\nBuilding ${what} failed: see above.`);
  }
}

if (import.meta.main) await runTool(build);
