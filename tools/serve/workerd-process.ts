import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { Sentence } from "../sentence.ts";
import type { Settings } from "../settings.ts";

/** How long workerd may take to answer its first request, in milliseconds. */
const PATIENCE = 20_000;
/** After this long a stop becomes a kill; nothing is lost by it, only open answers and sockets. */
const GRACE = 3_000;

interface ProcessOptions {
  /** Where the configuration is written. */
  readonly file: string;
  readonly config: string;
  readonly env: Settings;
  /** Answers 200 once the service is up. */
  readonly health: string;
  /** The file to which workerd adds what it prints; default standard error. */
  readonly log?: string;
}

export interface WorkerdProcess {
  readonly pid: number;
  /** Lets running answers finish, then ends; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
  /** Resolves with a description when workerd ends, whoever ended it. */
  readonly ended: Promise<string>;
}

const PROGRAM = join(root, "node_modules/workerd/bin/workerd");
/** What runs as workerd: it ends with this process, also where this one is killed by force. */
export const RUNTIME =
  process.platform === "win32" ? PROGRAM : join(root, "tools/serve/workerd.sh");

/** Runs workerd with a configuration; resolves once it answers. */
export async function startWorkerd(options: ProcessOptions): Promise<WorkerdProcess> {
  writeFileSync(options.file, options.config);
  // It writes by itself: a reader in between would cost every request a turn of this process.
  const log = options.log === undefined ? process.stderr.fd : openSync(options.log, "a");
  const child = spawn(RUNTIME, ["serve", options.file], {
    env: { ...process.env, ...options.env },
    stdio: ["ignore", log, log, "pipe"],
  });
  if (options.log !== undefined) closeSync(log);
  const ended = describeEnd(child);
  try {
    await untilHealthy(options.health, ended, options.log ?? "above");
  } catch (error) {
    await stop(child, ended);
    throw error;
  }
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

function describeEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(`workerd cannot run: ${error.message}`));
    child.once("exit", (code, signal) => {
      // The shell beside workerd waits for this end.
      child.stdio[3]?.destroy();
      resolve(`workerd ended (${signal ?? code ?? "?"})`);
    });
  });
}

async function untilHealthy(health: string, ended: Promise<string>, log: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  let end: string | undefined;
  void ended.then((how) => (end = how));
  while (Date.now() < deadline) {
    if (end !== undefined) throw new Sentence(`${end} before it answered: see ${log}.`);
    const answer = await fetch(health).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Sentence(`workerd did not answer within ${PATIENCE / 1000} s: see ${log}.`);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), GRACE);
  await ended;
  clearTimeout(timer);
}
