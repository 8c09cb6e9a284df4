import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { makeKeys } from "../../tools/local-keys.ts";
import { type LocalServer, startLocal } from "../../tools/local-server.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Where the documents say that the server is. */
const PRINTED = "http://127.0.0.1:8787";
/** What the documents ask a reader to have. */
const hasPrograms = ["bash", "curl", "jq", "openssl"].every(
  (program) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0,
);

const folder = mkdtempSync(join(tmpdir(), "high-society-printed-"));
let server: LocalServer;

beforeAll(async () => {
  server = await startLocal({ port: 0, state: join(folder, "state"), env: makeKeys() });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The shell blocks of one chapter, one after another, as somebody would paste them. */
function printedIn(file: string, chapter: string): string {
  const [, text = ""] = readFileSync(join(ROOT, file), "utf8").split(`\n## ${chapter}\n`);
  const [until = ""] = text.split("\n## ");
  return [...until.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block).join("\n");
}

/** Runs a script without blocking, since the server lives in this process. */
function paste(script: string): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const cwd = mkdtempSync(join(folder, "shell-"));
    const child = spawn("bash", ["-euo", "pipefail"], { cwd });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
    child.stdin.end(script.replaceAll(PRINTED, server.url));
  });
}

test.skipIf(!hasPrograms).each([
  ["README.md", "Two minutes with curl", 5],
  ["docs/api.md", "A game in five requests", 4],
])("%s: every command of “%s” runs as printed", async (file, chapter, calls) => {
  const script = printedIn(file, chapter);
  expect(script.match(/^curl /gm)).toHaveLength(calls);
  expect(script.match(/:\d{4}\b/g), "another address").toEqual([":8787"]);
  const { code, output } = await paste(script);
  expect(code, output).toBe(0);
  // The reader's own bid is among the events, and nothing was refused.
  expect(output).toMatch(/"type":"bid-raised",("auction":\d+,)?"seat":0/);
  expect(output).not.toContain('"code":');
});
