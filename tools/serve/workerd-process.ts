import { spawn, type ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { Sentence } from "../sentence.ts";
import type { Settings } from "../settings.ts";

/** How long workerd may take to answer its first request, in milliseconds. */
const PATIENCE = 20_000;
/** How much of what workerd printed is kept for an error, in characters. */
const LAST_WORDS = 2000;
/** After this long a stop becomes a kill; nothing is lost by it, only open answers and sockets. */
const GRACE = 3_000;

interface ProcessOptions {
  /** Where the configuration is written. */
  readonly file: string;
  readonly config: string;
  readonly env: Settings;
  /** Answers 200 once the service is up. */
  readonly health: string;
  /** Receives what workerd prints; default standard error. */
  readonly log?: (text: string) => void;
}

export interface WorkerdProcess {
  readonly pid: number;
  /** Lets running answers finish, then ends; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
  /** Resolves with a description when workerd ends, whoever ended it. */
  readonly ended: Promise<string>;
}

/** Runs workerd with a configuration; resolves once it answers. */
export async function startWorkerd(options: ProcessOptions): Promise<WorkerdProcess> {
  writeFileSync(options.file, options.config);
  const program = join(root, "node_modules/workerd/bin/workerd");
  const child = spawn(program, ["serve", options.file], {
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = options.log ?? ((text: string) => process.stderr.write(text));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-LAST_WORDS);
      log(text);
    });
  }
  const ended = describeEnd(child);
  await untilHealthy(options.health, ended, () => said);
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

function describeEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(`workerd cannot run: ${error.message}`));
    child.once("close", (code, signal) => resolve(`workerd ended (${signal ?? code ?? "?"})`));
  });
}

async function untilHealthy(
  health: string,
  ended: Promise<string>,
  said: () => string,
): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  let end: string | undefined;
  void ended.then((how) => (end = how));
  while (Date.now() < deadline) {
    if (end !== undefined) throw new Sentence(`${said()}\n${end} before it answered: see above.`);
    const answer = await fetch(health).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Sentence(`workerd did not answer within ${PATIENCE / 1000} s: see above.`);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), GRACE);
  await ended;
  clearTimeout(timer);
}
