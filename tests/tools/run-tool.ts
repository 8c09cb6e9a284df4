import { spawn } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly milliseconds: number;
}

/** Runs a tool as its npm script does, with these arguments and this standard input. */
export function runTool(tool: string, args: readonly string[], input = ""): Promise<Ran> {
  return new Promise((done, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], { cwd: root });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    child.once("error", reject);
    child.once("close", (code) => {
      done({ code, out, err, milliseconds: performance.now() - started });
    });
    // A tool that does not read its input closes it early.
    child.stdin.on("error", () => {}).end(input);
  });
}

/** What Node alone takes to start on a usual machine, in milliseconds: rather too much than too little. */
const BARE_START_MS = 100;

/** How many times as long as on a usual machine things take here and now; at least 1. */
export async function slowness(): Promise<number> {
  const started = performance.now();
  await new Promise<void>((done, reject) => {
    const child = spawn(process.execPath, ["--eval", ""]);
    child.once("error", reject);
    child.once("close", () => done());
  });
  return Math.max(1, (performance.now() - started) / BARE_START_MS);
}
