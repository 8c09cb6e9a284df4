import { spawn } from "node:child_process";
import { root } from "./root.ts";

export interface CommandResult {
  readonly code: number;
  /** Standard output and standard error, in the order in which they came. */
  readonly output: string;
}

/** Runs a program of node_modules/.bin (or any on the PATH) in the repository's folder. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly show?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...options.env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (options.show === true) process.stdout.write(text);
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
