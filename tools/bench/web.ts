import { spawn } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import * as z from "zod/mini";
import { findBrowser } from "../browser.ts";
import { run } from "../command.ts";
import { openTable } from "../driver/whole-game.ts";
import { makeKeys } from "../local-keys.ts";
import { startLocal } from "../local-server.ts";
import { root } from "../root.ts";
import { Sentence } from "../sentence.ts";
import { keepResults, report } from "./figure.ts";
import { timePresses } from "./presses.ts";

/**
 * `npm run -s bench:web`: bytes of the built client, and what Lighthouse says of
 * home and of a running table on a phone, and how long a press takes. Lighthouse is fetched on the first run
 * into .cache/: it is larger than everything else here together.
 */

const VERSION = "12.2.3";
const HOME = join(root, ".cache/lighthouse");
const LIGHTHOUSE = join(HOME, "node_modules/lighthouse/cli/index.js");
const RUNS = 3;

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
});
type Result = z.infer<typeof resultSchema>;

const AUDITS = [
  ["first-contentful-paint", "ms"],
  ["largest-contentful-paint", "ms"],
  ["total-blocking-time", "ms"],
  ["cumulative-layout-shift", ""],
  ["speed-index", "ms"],
  ["total-byte-weight", "bytes"],
] as const;

reportBytes();
if (!existsSync(LIGHTHOUSE)) await fetchLighthouse();
const state = mkdtempSync(join(tmpdir(), "high-society-web-"));
const server = await startLocal({ port: 0, state, env: makeKeys() });
try {
  const table = await openTable(server.url, {
    player: "Ada",
    seats: 3,
    bots: [{ level: "gentle" }, { level: "gentle" }],
  });
  await examine("home", server.url);
  const seat = `${server.url}/t/${table.id}#key=${table.tokens[0] ?? ""}`;
  await examine("table", seat);
  const presses = (await timePresses(seat)).toSorted((a, b) => a - b);
  report("table: a press at 4× slowed CPU", "ms", presses);
  report("table: the slowest press at 4× slowed CPU", "ms", presses.slice(-1));
} finally {
  await server.stop();
  rmSync(state, { recursive: true });
}
keepResults("web");

/** All files of a kind together, as the network carries them. */
function reportBytes(): void {
  const totals = new Map<string, number>();
  for (const path of globSync("**/*.{js,css,html,svg,woff2}", { cwd: join(root, "dist/client") })) {
    const content = readFileSync(join(root, "dist/client", path));
    const kind = extname(path).slice(1);
    const size = kind === "woff2" ? content.length : gzipSync(content).length;
    totals.set(kind, (totals.get(kind) ?? 0) + size);
  }
  for (const [kind, size] of totals) report(`all ${kind} of the client, gzipped`, "bytes", [size]);
}

async function fetchLighthouse(): Promise<void> {
  const args = ["install", "--prefix", HOME, "--no-save", "--loglevel=error", "--no-audit"];
  const { code, output } = await run("npm", [...args, `lighthouse@${VERSION}`]);
  if (code !== 0) throw new Sentence(`${output}\nLighthouse could not be fetched: see above.`);
}

async function examine(what: string, url: string): Promise<void> {
  const results: Result[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) results.push(await lighthouse(url));
  for (const category of ["performance", "accessibility", "best-practices"]) {
    const scores = results.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
    report(`${what}: ${category}`, "of 100", scores);
  }
  for (const [audit, unit] of AUDITS) {
    const values = results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    report(`${what}: ${audit}`, unit, values);
  }
}

async function lighthouse(url: string): Promise<Result> {
  const { executablePath, args } = await findBrowser();
  const flags = ["--headless=new", ...args].join(" ");
  const file = join(state, "lighthouse.json");
  const options = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [LIGHTHOUSE, url, ...options], {
      env: { ...process.env, CHROME_PATH: executablePath },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("error", reject);
    child.once("close", () => resolve());
  });
  const text = readFileSync(file, "utf8");
  return resultSchema.parse(JSON.parse(text));
}
